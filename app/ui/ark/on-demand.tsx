import { useEffect, useReducer, type ComponentType } from 'react'

import { whenIdle } from '~/ui/when-idle'

/**
 * Splits off a part that is used only behind a click, such as a dialog. It is fetched once the browser has
 * nothing better to do, so the first screen does not wait for it and the click works without a network.
 * The host stands where the part may be needed and renders it while `props` are given. Where the part
 * cannot be had, it says so, closes it, and the next click tries again.
 */
export function onDemand<Props extends { onClose: () => void }>(load: () => Promise<ComponentType<Props>>) {
  let part: ComponentType<Props> | undefined
  const fetchPart = async () => {
    part ??= await load()
  }

  return function Host({ props }: { props: Props | undefined }) {
    const [, showFetched] = useReducer((count: number) => count + 1, 0)
    const onClose = props?.onClose

    // Effects, because fetching is no part of what is rendered: ahead of need, and again where that failed.
    useEffect(() => whenIdle(() => void fetchPart().catch(leaveToTheClick)), [])
    useEffect(() => {
      if (!onClose || part) return
      fetchPart().then(showFetched, () => {
        onClose()
        void tellUnreachable()
      })
    }, [onClose])

    const Part = part
    return props && Part && <Part {...props} />
  }
}

function leaveToTheClick() {}

/** Loaded with the frame of the panel; imported so, it is not drawn into what public screens load. */
async function tellUnreachable() {
  const { showToast } = await import('./toaster')
  showToast('error', 'Nie udało się otworzyć okna', 'Sprawdź połączenie z internetem i spróbuj ponownie.')
}
