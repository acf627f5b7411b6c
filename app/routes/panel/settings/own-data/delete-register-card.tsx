import Trash from 'lucide/dist/esm/icons/trash.mjs'
import { useState } from 'react'

import { fixedIssuer } from '~/domain/changes/access'
import { registerName } from '~/domain/people/register-owner'
import type { User } from '~/domain/people/user'
import { deletionWord } from '~/domain/register/register'
import type { Day } from '~/domain/words/day'
import { onDemand } from '~/ui/ark/on-demand'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { Icon } from '~/ui/icon'

import { saveCopy } from './save-copy'

const DeleteRegister = onDemand(async () => (await import('./delete-register-dialog')).DeleteRegisterDialog)

/** Deletes the whole register, after its owner has typed its name. */
export function DeleteRegisterCard({ owner, today }: { owner: User; today: Day }) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <Card title="Usuń rejestr">
      <p className="max-w-prose text-muted [overflow-wrap:anywhere]">
        Znika cały rejestr „{registerName(owner)}”: ludzie, certyfikaty, zgłoszenia, szkolenia, ustawienia
        i&nbsp;szkice. Kopie w&nbsp;plikach zostają.
      </p>
      {fixedIssuer(owner) !== undefined && (
        <p className="max-w-prose text-muted">
          Klucz podpisu zostaje w&nbsp;tej przeglądarce, żeby rejestr przywrócony z&nbsp;kopii podpisywał nim
          dalej.
        </p>
      )}
      <Button onClick={() => setIsAsking(true)} className="self-start max-sm:w-full">
        <Icon of={Trash} className="size-4 text-danger" />
        Usuń rejestr
      </Button>
      <DeleteRegister
        props={
          isAsking
            ? {
                name: deletionWord(owner),
                onSaveCopy: () => void saveCopy(owner, today),
                onClose: () => setIsAsking(false),
              }
            : undefined
        }
      />
    </Card>
  )
}
