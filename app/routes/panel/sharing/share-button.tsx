import Share2 from 'lucide/dist/esm/icons/share-2.mjs'

import { showToast } from '~/ui/ark/toaster'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'

/** Shares a text or an address, if the device can. `otherwise` says what to do when sharing fails. */
export function ShareButton({
  content,
  otherwise,
  onShared,
}: {
  content: ShareData
  otherwise: string
  onShared?: () => void
}) {
  // No browser can share from a page without TLS, and some desktop browsers never can.
  if (typeof navigator.share !== 'function') return null
  const share = async () => {
    try {
      await navigator.share(content)
      onShared?.()
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return
      showToast('error', 'Nie udało się udostępnić', otherwise)
    }
  }
  return (
    <Button onClick={() => void share()}>
      <Icon of={Share2} className="size-4" />
      Udostępnij
    </Button>
  )
}
