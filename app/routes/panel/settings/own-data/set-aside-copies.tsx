import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'

import { downloadText } from '~/browser/download.client'
import type { SetAsideCopy } from '~/browser/set-aside.client'
import { sizeLabel } from '~/domain/size'
import { Button } from '~/ui/button'

import { Confirm } from './confirm'

const STORE_LABELS = {
  records: 'Certyfikaty, zgłoszenia i zapisy',
  settings: 'Ustawienia',
  drafts: 'Szkice',
} satisfies Record<SetAsideCopy['store'], string>

/** What could not be read and was set aside, so that somebody who knows how can look at it. */
export function SetAsideCopies({
  copies,
  onRemove,
}: {
  copies: SetAsideCopy[]
  onRemove: (copy: SetAsideCopy) => void
}) {
  const [removing, setRemoving] = useState<SetAsideCopy>()
  return (
    <section aria-labelledby="set-aside" className="border-t border-line pt-4">
      <h3 id="set-aside" className="font-semibold">
        Dane odłożone na bok
      </h3>
      <p className="max-w-prose text-sm text-muted">
        Nie udało się ich odczytać, więc aplikacja ich nie pokazuje, ale też niczego z&nbsp;nich nie usunęła.
      </p>
      <ul className="mt-2 flex flex-col divide-y divide-line">
        {copies.map((copy) => (
          <li key={copy.key} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <p className="min-w-0">
              {STORE_LABELS[copy.store]}
              <span className="block text-sm text-muted [overflow-wrap:anywhere]">
                {copy.key}, {sizeLabel(new Blob([copy.text]).size)}
              </span>
            </p>
            <div className="flex gap-2">
              <Button
                size="sm"
                onClick={() => downloadText(`${copy.key.replaceAll(':', '-')}.txt`, copy.text, 'text/plain')}
              >
                <Download aria-hidden="true" className="size-4" />
                Pobierz<span className="sr-only"> {copy.key}</span>
              </Button>
              <Button size="sm" onClick={() => setRemoving(copy)}>
                <Trash2 aria-hidden="true" className="size-4 text-danger" />
                Usuń<span className="sr-only"> {copy.key}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Confirm
        props={
          removing && {
            title: 'Usunąć odłożone dane?',
            text: 'Kopii nie będzie można odzyskać, gdy zniknie powiadomienie z przyciskiem „Cofnij”. Lepiej najpierw ją pobrać.',
            confirm: 'Usuń kopię',
            onConfirm: () => onRemove(removing),
            onClose: () => setRemoving(undefined),
          }
        }
      />
    </section>
  )
}
