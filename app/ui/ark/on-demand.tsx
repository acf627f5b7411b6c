import { useEffect, useReducer, type ComponentType } from 'react'

/**
 * Splits off a part that is needed only after a click, such as a dialog, so the first screen does not wait for
 * it. Returns a component that renders the part while it gets `props`. If the part cannot be fetched, it
 * shows an error and calls `onClose`; the next click tries again.
 */
export function onDemand<Props extends { onClose: () => void }>(load: () => Promise<ComponentType<Props>>) {
  let part: ComponentType<Props> | undefined
  const fetchPart = async () => {
    part ??= await load()
  }

  return function Host({ props }: { props: Props | undefined }) {
    const [, showFetched] = useReducer((count: number) => count + 1, 0)
    const onClose = props?.onClose

    // An effect, because fetching is a side effect.
    useEffect(() => {
      if (!onClose || part) return
      fetchPart().then(showFetched, () => {
        onClose()
        void showFetchError()
      })
    }, [onClose])

    const Part = part
    return props && Part && <Part {...props} />
  }
}

/** The import is dynamic, so that a bundle with this module does not contain the toaster. */
async function showFetchError() {
  const { showToast } = await import('./toaster')
  // An older Chrome does not ask again for a file that it could not fetch until the page is opened again.
  showToast(
    'error',
    'Nie udało się otworzyć okna',
    'Sprawdź połączenie z internetem i spróbuj ponownie. Jeśli to nie pomoże, odśwież stronę.',
  )
}
