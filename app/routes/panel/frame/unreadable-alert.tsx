import { Link } from 'react-router'

import { areRecordsGone, countUnreadableChanges, findLostRegister } from '~/browser/records/records.client'
import { findStorageProblem } from '~/browser/store/database.client'
import { trySave, type StorageProblem } from '~/browser/store/storage.client'
import { NOT_STORED } from '~/components/not-stored'
import type { User } from '~/domain/people/user'
import { keepTogether } from '~/domain/words/polish'
import { shownPanelData } from '~/routes/panel/panel-data'
import { OWN_DATA } from '~/routes/panel/settings/settings-links'
import { Alert } from '~/ui/alert'
import { showToast } from '~/ui/ark/toaster'
import { Button } from '~/ui/button'
import { TEXT_LINK } from '~/ui/text-link'

type AlertText = { title: string; text: string }

const PROBLEM_TEXTS = {
  refused: {
    title: 'Nie udało się otworzyć danych zapisanych w tej przeglądarce',
    text: 'Widać tylko dane przykładowe, a zapisane czekają nietknięte. Zamknij inne karty tej aplikacji, zezwól na dane witryn, zwolnij miejsce na nie i odśwież stronę.',
  },
  'newer-version': {
    title: 'Dane w tej przeglądarce zapisała nowsza wersja aplikacji',
    text: 'Odśwież stronę. Do tego czasu widać tylko dane przykładowe, a zapisane czekają nietknięte.',
  },
} satisfies Record<StorageProblem, AlertText>

const GONE_TEXT: AlertText = {
  title: 'W tej przeglądarce nie ma już zapisanych danych',
  text: 'Usunęła je przeglądarka albo ktoś wyczyścił w niej dane witryn. Jeśli masz kopię w pliku, wczytaj ją w ustawieniach.',
}

/** Returns the alert about own data that are gone or cannot be read, until somebody has dealt with it. Never throws. */
export async function findUnreadableAlert(user: User) {
  const problem = await findStorageProblem()
  if (problem) return <UnreadableAlert {...PROBLEM_TEXTS[problem]} />
  const lost = await findLostRegister(user.id)
  if (lost) return <LostRegisterAlert owner={user} isShown={lost.rows.size > 0} />
  // The screens of a draft or of settings say themselves that these cannot be read.
  const unreadable = await countUnreadableChanges(user.id)
  if (unreadable > 0) {
    return (
      <UnreadableAlert
        title="Nie udało się odczytać części danych zapisanych w tej przeglądarce"
        text={`Nieczytelne wpisy: ${unreadable}. Pozostałe widać, a nieczytelne czekają nietknięte.`}
      />
    )
  }
  return (await areRecordsGone(user)) ? <UnreadableAlert {...GONE_TEXT} /> : undefined
}

function UnreadableAlert({ title, text }: AlertText) {
  return (
    <Alert title={title}>
      <p>{keepTogether(text)}</p>
      <Link to={OWN_DATA} className={TEXT_LINK}>
        Dane w&nbsp;tej przeglądarce
      </Link>
    </Alert>
  )
}

const LOST_TEXTS = {
  shown:
    'Usunęła go przeglądarka albo ktoś wyczyścił w niej dane witryn. Ta karta jeszcze pokazuje rejestr, ale nic nowego się w nim nie zapisze, a po zamknięciu karty rejestr zniknie. Zapisz ponownie to, co tu widać, albo wczytaj kopię.',
  gone: 'Usunęła go przeglądarka albo ktoś wyczyścił w niej dane witryn. Nic się tu nie zapisze, dopóki nie wczytasz kopii z pliku albo nie zaczniesz od nowa.',
}

/** Leads back to a register whose beginning is gone. `isShown` says that this document has read it before. */
function LostRegisterAlert({ owner, isShown }: { owner: User; isShown: boolean }) {
  const storeAgain = async () => {
    const { storeRegisterAgain } = await import('~/browser/registers/registers.client')
    const { today } = shownPanelData(owner)
    const isStored = await trySave(() => storeRegisterAgain(owner, today))
    if (isStored) showToast('success', isShown ? 'Zapisano rejestr ponownie' : 'Rejestr zaczyna się od nowa')
    else showToast('error', 'Nie udało się zapisać', NOT_STORED)
  }
  return (
    <Alert title="W tej przeglądarce nie ma już tego rejestru">
      <p>{keepTogether(isShown ? LOST_TEXTS.shown : LOST_TEXTS.gone)}</p>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-2">
        <Button onClick={() => void storeAgain()}>{isShown ? 'Zapisz ponownie' : 'Zacznij od nowa'}</Button>
        <Link to={OWN_DATA} className={TEXT_LINK}>
          Wczytaj kopię z&nbsp;pliku
        </Link>
      </p>
    </Alert>
  )
}
