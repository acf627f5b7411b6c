/**
 * Adds up what layout shifts have moved in a document since it was parsed: before, a busy browser may show a part of it.
 * What a new size of the window moves does not count, as the browser itself says. A script for each new document of a
 * page.
 */
export function watchShifts(): void {
  const moved: string[] = []
  Object.assign(globalThis, { moved })
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, 'hadRecentInput')) continue
      const sources: { node: Node | null }[] = Reflect.get(entry, 'sources')
      moved.push(...sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? 'something'))
    }
  })
  document.addEventListener('readystatechange', () => observer.observe({ type: 'layout-shift' }), {
    once: true,
  })
}
