import { useNavigate } from 'react-router'

import { rememberView } from '~/browser/device/certificate-view.client'
import type { CertificateView } from '~/domain/certificates/certificate-filters'
import { useListAddress } from '~/routes/panel/lists/use-list-address'
import { Button } from '~/ui/button'

const VIEWS = [
  { view: 'cards', label: 'Karty' },
  { view: 'table', label: 'Tabela' },
] as const

/** Chooses between cards and a table, for this address and for later visits on this device. */
export function ViewSwitch({
  view: shown,
  toSearch,
  onUse,
}: {
  view: CertificateView
  toSearch: (view: CertificateView) => URLSearchParams
  /** Closes the menu that it is in. */
  onUse?: (() => void) | undefined
}) {
  const addressOf = useListAddress()
  const navigate = useNavigate()
  const choose = (view: CertificateView) => {
    rememberView(view)
    onUse?.()
    // Changing the look of the list is no step that Back should undo.
    if (view !== shown) {
      void navigate(addressOf(toSearch(view)), { replace: true, preventScrollReset: true })
    }
  }
  return (
    <div
      role="group"
      aria-label="Widok"
      className="flex rounded-control border border-line bg-surface print:hidden"
    >
      {VIEWS.map(({ view, label }) => (
        <Button
          key={label}
          size="sm"
          variant="ghost"
          aria-pressed={view === shown}
          onClick={() => choose(view)}
          className="aria-pressed:bg-primary-soft aria-pressed:text-primary forced-colors:aria-pressed:border-[Highlight]"
        >
          {label}
        </Button>
      ))}
    </div>
  )
}
