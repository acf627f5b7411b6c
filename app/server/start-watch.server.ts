import { START } from '~/components/start-notice'

/**
 * Helps a document whose scripts do not start. A network that asks to sign in may answer each script with a page of its
 * own that browsers keep for a year, and then none of our modules runs. So this stands in the document, and asks for the
 * scripts past the browser's cache until they are right, which also puts them right there. Then it loads the document
 * again, but not twice a minute: something else may be wrong. A connection that is only slow is told of and left alone.
 *
 * It is sent as text, so it uses nothing of this module.
 */
export function watchStart({ noticeId, started, slowMs, againMs }: typeof START): void {
  const mark = 'pewnik:loaded-again'
  let hasStarted = false
  let isAsking = false

  const show = (isShown: boolean) => document.getElementById(noticeId)?.toggleAttribute('hidden', !isShown)

  const isRight = async ({ href }: HTMLLinkElement) => {
    const response = await fetch(href, { cache: 'reload' })
    await response.arrayBuffer()
    return response.ok && /script/.test(response.headers.get('Content-Type') ?? '')
  }

  const loadAgain = () => {
    try {
      if (Date.now() - Number(sessionStorage.getItem(mark)) < 60_000) return
      sessionStorage.setItem(mark, String(Date.now()))
      location.reload()
    } catch {
      // Without a storage nothing would end a circle of loading. The notice has a link.
    }
  }

  const askAgain = async () => {
    if (hasStarted || isAsking) return
    isAsking = true
    const scripts = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')]
    const answers = await Promise.all(scripts.map(isRight)).catch(() => [false])
    isAsking = false
    if (hasStarted) return
    show(true)
    // If right scripts do not start, asking for them again helps nobody.
    if (answers.every(Boolean)) loadAgain()
    else setTimeout(askAgain, againMs)
  }

  const slow = setTimeout(() => {
    show(true)
    if (document.readyState === 'complete') void askAgain()
  }, slowMs)

  // A script may fail that the start does not need, so this waits a moment.
  const onFailure = () => void setTimeout(askAgain, 500)
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement || target instanceof HTMLLinkElement) onFailure()
  }
  addEventListener('error', onError, true)
  addEventListener('unhandledrejection', onFailure)
  addEventListener(
    started,
    () => {
      hasStarted = true
      clearTimeout(slow)
      removeEventListener('error', onError, true)
      removeEventListener('unhandledrejection', onFailure)
      show(false)
    },
    { once: true },
  )
}

/** The text of the script, which stands at the end of each document with scripts. */
export const START_WATCH = `(${watchStart})(${JSON.stringify(START)})`
