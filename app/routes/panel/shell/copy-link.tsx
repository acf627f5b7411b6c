import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useState } from 'react'

import { Button } from '~/ui/button'
import { TextField } from '~/ui/field'

/** Copies an address and says so. Where the browser refuses, a field shows the address for copying by hand. */
export function CopyLink({ address, label }: { address: string; label: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>()
  const copy = async () => {
    // Cleared first, so that copying again is announced again.
    setOutcome(undefined)
    try {
      await navigator.clipboard.writeText(address)
      setOutcome('copied')
    } catch {
      setOutcome('refused')
    }
  }
  const Icon = outcome === 'copied' ? Check : Copy
  return (
    <div className="flex flex-col items-start gap-3 print:hidden">
      <Button variant="primary" onClick={() => void copy()}>
        <Icon aria-hidden="true" className="size-4" />
        Kopiuj link
      </Button>
      <p role="status" className={outcome === 'copied' ? 'font-semibold text-success' : 'sr-only'}>
        {outcome === 'copied' && 'Link skopiowany'}
        {outcome === 'refused' && 'Przeglądarka nie pozwala kopiować'}
      </p>
      {outcome === 'refused' && (
        <TextField
          label={label}
          hint="Przeglądarka nie pozwala kopiować. Zaznacz link i skopiuj go ręcznie."
          readOnly
          value={address}
          onFocus={(event) => event.currentTarget.select()}
          className="w-full max-w-lg"
        />
      )}
    </div>
  )
}
