import { lazy, Suspense, useEffect, type ComponentType } from 'react'

/**
 * Splits off a part that is used only behind a click, such as a dialog. It is fetched once the browser has
 * nothing better to do, so the first screen does not wait for it and the click works without a network.
 * `Host` stands where the part may be needed; it renders the part while `props` are given.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const fetchPart = async () => ({ default: await load() })
  const Part: ComponentType<Props> = lazy(fetchPart)
  return function Host({ props }: { props: Props | undefined }) {
    // An effect, because fetching ahead is no part of what is rendered.
    useEffect(() => whenIdle(() => void fetchPart().catch(ignoreUntilNeeded)), [])
    return (
      props && (
        <Suspense fallback={null}>
          <Part {...props} />
        </Suspense>
      )
    )
  }
}

/** A fetch ahead that fails is repeated by the click itself. */
function ignoreUntilNeeded() {}

function whenIdle(task: () => void): () => void {
  // Safari has no idle callback yet.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(task, 1_000)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(task)
  return () => cancelIdleCallback(handle)
}
