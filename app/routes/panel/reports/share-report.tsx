import { Share2 } from 'lucide-react'

import { Button } from '~/ui/button'
import { showToast } from '~/ui/toaster'

/** Passes the report on as text, where the device can; a link would open for nobody else. */
export function ShareReport({ title, text }: { title: string; text: string }) {
  // Missing in browsers of desktops, and where the app is served without TLS.
  if (typeof navigator.share !== 'function') return null
  const share = async () => {
    try {
      await navigator.share({ title, text })
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return
      showToast('error', 'Nie udało się udostępnić', 'Wydrukuj zgłoszenie albo przepisz jego treść.')
    }
  }
  return (
    <Button onClick={() => void share()}>
      <Share2 aria-hidden="true" className="size-4" />
      Udostępnij
    </Button>
  )
}
