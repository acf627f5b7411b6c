import Download from 'lucide/dist/esm/icons/download.mjs'
import Trash from 'lucide/dist/esm/icons/trash.mjs'
import { useState } from 'react'

import { downloadText } from '~/browser/device/download.client'
import type { UnreadableCopy } from '~/browser/records/unreadable-copies.client'
import { sizeLabel } from '~/domain/words/size'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'

import { Confirm } from './confirm'

const SOURCE_LABELS = {
  settings: 'Ustawienia',
  drafts: 'Szkice',
} satisfies Record<UnreadableCopy['source'], string>

/** Lists copies of data that could not be read, for somebody who can read them. */
export function UnreadableCopies({
  copies,
  onRemove,
}: {
  copies: UnreadableCopy[]
  onRemove: (copy: UnreadableCopy) => void
}) {
  const [removing, setRemoving] = useState<UnreadableCopy>()
  return (
    <section aria-labelledby="unreadable-copies" className="border-t border-line pt-4">
      <h3 id="unreadable-copies" className="font-semibold">
        Dane odłożone na bok
      </h3>
      <p className="max-w-prose text-sm text-muted">
        Nie udało się ich odczytać, więc aplikacja ich nie pokazuje, ale też niczego z&nbsp;nich nie usunęła.
      </p>
      <ul className="mt-2 flex flex-col divide-y divide-line">
        {copies.map((copy) => (
          <li key={copy.key} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <p className="min-w-0">
              {SOURCE_LABELS[copy.source]}
              <span className="block text-sm text-muted">
                kopia nr {copy.key}, {sizeLabel(new Blob([copy.text]).size)}
              </span>
            </p>
            <div className="flex gap-2">
              <Button size="sm" onClick={() => downloadText(fileName(copy), copy.text, 'text/plain')}>
                <Icon of={Download} className="size-4" />
                Pobierz<span className="sr-only"> kopię nr {copy.key}</span>
              </Button>
              <Button size="sm" onClick={() => setRemoving(copy)}>
                <Icon of={Trash} className="size-4 text-danger" />
                Usuń<span className="sr-only"> kopię nr {copy.key}</span>
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

function fileName({ key, source }: UnreadableCopy): string {
  return `pewnik-nieczytelne-${source}-${key}.txt`
}
