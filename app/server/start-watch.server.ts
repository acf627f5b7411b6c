import { START } from '~/components/start-notice'

/**
 * Helps a document whose scripts do not start. A network that asks to sign in may answer each script with a page of its
 * own that browsers keep for a year, and then none of our modules runs. So this is in the document, and asks for the
 * scripts past the browser's cache until they are right, which also puts them right there. Then it loads the document
 * again, but not twice a minute: something else may be wrong. While scripts are still on their way it only shows the
 * notice, because a connection may just be slow.
 *
 * It is sent as text, so it uses nothing of this module, and each document has it, so it is short.
 */
export function watchStart({ notice, started }: typeof START): void {
  if (performance.getEntriesByName(started).length > 0) return
  let timer: ReturnType<typeof setTimeout>
  let hasStarted = false
  const show = (isShown: boolean) => document.getElementById(notice)?.toggleAttribute('hidden', !isShown)
  const askIn = (ms: number) => {
    clearTimeout(timer)
    if (!hasStarted) timer = setTimeout(ask, ms)
  }
  const isRight = async ({ href }: HTMLLinkElement) => {
    const response = await fetch(href, { cache: 'reload' })
    await response.text()
    return response.ok && /script/.test(response.headers.get('Content-Type') ?? '')
  }
  const loadAgain = () => {
    if (hasStarted || Date.now() - Number(sessionStorage[started] ?? 0) < 60_000) return
    sessionStorage[started] = Date.now()
    location.reload()
  }
  const ask = async () => {
    show(true)
    const scripts = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')]
    try {
      if (document.readyState === 'complete' && (await Promise.all(scripts.map(isRight))).every(Boolean)) {
        // If right scripts do not start, asking for them again helps nobody.
        return loadAgain()
      }
    } catch {}
    askIn(5_000)
  }
  const onError = ({ target }: Event) => target instanceof HTMLElement && askIn(500)
  askIn(10_000)
  addEventListener('error', onError, true)
  addEventListener(started, () => {
    hasStarted = true
    clearTimeout(timer)
    removeEventListener('error', onError, true)
    show(false)
  })
}

/** The text of the script, which is at the end of each document with scripts. */
export const START_WATCH = `(${watchStart})(${JSON.stringify(START)})`
