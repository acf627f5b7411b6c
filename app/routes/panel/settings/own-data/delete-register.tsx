import Trash from 'lucide/dist/esm/icons/trash.mjs'
import { useState } from 'react'

import { hasSharedFolder, hasVault } from '~/browser/store/marks.client'
import { NOT_STORED } from '~/components/not-stored'
import { canKeepPapers, fixedIssuer } from '~/domain/access/access'
import { registerName } from '~/domain/people/register-owner'
import type { User } from '~/domain/people/user'
import { deletionWord } from '~/domain/register/register'
import type { Day } from '~/domain/words/day'
import { keepTogether } from '~/domain/words/polish'
import { NewPassphrase } from '~/routes/panel/sealing/new-passphrase'
import { FoldedPart } from '~/routes/panel/settings/folded-part'
import { onDemand } from '~/ui/ark/on-demand'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { Note } from '~/ui/note'

import { saveCopy, sealedCopy } from './save-copy'

const DeleteRegisterQuestion = onDemand(
  async () => (await import('./delete-register-dialog')).DeleteRegisterDialog,
)

/** Says what the law asks to keep of a register, or undefined for a worker, who has only their own papers. */
function keptByLaw(owner: User): string | undefined {
  if (canKeepPapers(owner)) {
    return keepTogether(
      'Prawo każe przechowywać akta byłych pracowników 10 lat od końca roku, w którym odeszli, a dla wielu zatrudnionych przed 2019 rokiem 50 lat, oraz protokoły powypadkowe 10 lat. Jeśli te dokumenty są tylko tutaj, przed usunięciem pobierz kopię i wydrukuj je.',
    )
  }
  return fixedIssuer(owner) === undefined
    ? undefined
    : keepTogether(
        'Organizator szkoleń BHP prowadzi rejestr wydanych zaświadczeń, dzienniki zajęć i protokoły egzaminów. Jeśli są tylko tutaj, przed usunięciem pobierz kopię i wydrukuj je.',
      )
}

/** Names what else can bring a deleted register back. */
function otherPlacesOf({ id }: User): string[] {
  return [
    ...(hasSharedFolder(id) ? ['folder wspólny'] : []),
    ...(hasVault(id) ? ['link z innego urządzenia, wydruku albo pliku'] : []),
  ]
}

/** Deletes the whole register, after its owner has typed its name. */
export function DeleteRegister({
  owner,
  mustBeSealed,
  today,
}: {
  owner: User
  mustBeSealed: boolean
  today: Day
}) {
  const mustKeep = keptByLaw(owner)
  const [isAsking, setIsAsking] = useState(false)
  const [isSealing, setIsSealing] = useState(false)
  const download = async (passphrase?: string) =>
    (await saveCopy(owner, today, passphrase)) ? undefined : NOT_STORED
  return (
    <>
      <p className="max-w-prose text-muted [overflow-wrap:anywhere]">
        Znika cały rejestr „{registerName(owner)}” ze wszystkim, co w&nbsp;nim jest, także z&nbsp;ustawieniami
        i&nbsp;szkicami. Kopie w&nbsp;plikach zostają.
      </p>
      {hasVault(owner.id) && (
        <Note>
          Na innych urządzeniach i na serwerze rejestr zostaje. Żeby zniknął też z serwera, najpierw go tam
          wyłącz: w części „Na innych urządzeniach”.
        </Note>
      )}
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
      {mustKeep !== undefined && (
        <FoldedPart title="Co trzeba zachować, zanim rejestr zniknie">
          <p className="max-w-prose">{mustKeep}</p>
        </FoldedPart>
      )}
      <NewPassphrase props={isSealing ? sealedCopy(download, () => setIsSealing(false)) : undefined} />
      <DeleteRegisterQuestion
        props={
          isAsking
            ? {
                name: deletionWord(owner),
                otherPlaces: otherPlacesOf(owner),
                mustKeep,
                onSaveCopy: () => {
                  setIsAsking(!mustBeSealed)
                  if (mustBeSealed) setIsSealing(true)
                  else void download()
                },
                onClose: () => setIsAsking(false),
              }
            : undefined
        }
      />
    </>
  )
}
