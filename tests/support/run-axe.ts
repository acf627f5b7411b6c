import type axe from 'axe-core'

type Task = { rules: string[]; readable: string[] }

type Found = { violations: string[]; looks: string[] }

/**
 * Runs axe in the page, so it uses nothing of this module. To compare colours takes half of the time, so it leaves out
 * texts that look like readable ones: of the same colour, size and weight on the same background. Returns the looks
 * that it has found readable.
 */
export async function runAxe({ rules, readable }: Task): Promise<Found> {
  // Cards and rows of a long list look like those above them.
  const later = 'main li:nth-child(n+9), main tbody > tr:nth-child(n+9)'
  // From the top: the sticky header may half cover a control of a scrolled page, which axe calls too small.
  window.scrollTo({ top: 0, behavior: 'instant' })
  // Colours are measured at once, so whatever appears must have appeared. A spinner never ends.
  const passing = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.all(passing.map(({ finished }) => finished.catch(() => undefined)))

  /** Returns how a text looks, or nothing where it may lie on something else than what it is in. */
  function lookOf(text: Element): string | undefined {
    const { color, fontSize, fontWeight } = getComputedStyle(text)
    const look = [color, fontSize, fontWeight]
    let isOnSurface = false
    for (let box: Element | null = text; box; box = box.parentElement) {
      const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(box)
      if (opacity !== '1') look.push(opacity)
      if (isOnSurface) continue
      if (backgroundColor !== 'rgba(0, 0, 0, 0)') look.push(backgroundColor)
      if (backgroundImage !== 'none') look.push(backgroundImage)
      isOnSurface = !/^rgba|\//.test(backgroundColor)
      if (!isOnSurface && ['absolute', 'fixed', 'sticky'].includes(position)) return undefined
    }
    return look.join(' ')
  }

  function isNewText(element: Element): boolean {
    const isText =
      element.matches('input, select, textarea') ||
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
    if (!isText || !element.checkVisibility() || element.closest(later)) return false
    const look = lookOf(element)
    return look === undefined || !readable.includes(look)
  }

  const { run }: typeof axe = Reflect.get(globalThis, 'axe')
  // Only what is asked for gets details, which saves time.
  const { violations } = await run(
    { exclude: [later] },
    { runOnly: rules, rules: { 'color-contrast': { enabled: false } }, resultTypes: ['violations'] },
  )
  const looks = new Set<string>()
  const texts = [...document.body.querySelectorAll('*')].filter(isNewText)
  // Without an element, axe would look at all of them.
  if (texts.length > 0) {
    const contrast = await run(
      { include: texts },
      { runOnly: ['color-contrast'], resultTypes: ['violations', 'passes'], elementRef: true },
    )
    violations.push(...contrast.violations)
    for (const { element } of contrast.passes.flatMap(({ nodes }) => nodes)) {
      const look = element && lookOf(element)
      if (look !== undefined) looks.add(look)
    }
  }
  return {
    violations: violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
    looks: [...looks],
  }
}
