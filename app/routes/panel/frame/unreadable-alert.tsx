import { Link } from 'react-router'

import { areRecordsGone, countUnreadableChanges } from '~/browser/records/records.client'
import { findStorageProblem } from '~/browser/store/database.client'
import type { StorageProblem } from '~/browser/store/storage.client'
import type { User } from '~/domain/people/user'
import { keepTogether } from '~/domain/words/polish'
import { Alert } from '~/ui/alert'
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
  const text = await findText(user)
  return text && <UnreadableAlert {...text} />
}

async function findText(user: User): Promise<AlertText | undefined> {
  const problem = await findStorageProblem()
  if (problem) return PROBLEM_TEXTS[problem]
  // The screens of a draft or of settings say themselves that these cannot be read.
  const unreadable = await countUnreadableChanges(user.id)
  if (unreadable > 0) {
    return {
      title: 'Nie udało się odczytać części danych zapisanych w tej przeglądarce',
      text: `Nieczytelne wpisy: ${unreadable}. Pozostałe widać, a nieczytelne czekają nietknięte.`,
    }
  }
  return (await areRecordsGone(user)) ? GONE_TEXT : undefined
}

function UnreadableAlert({ title, text }: AlertText) {
  return (
    <Alert title={title}>
      <p>{keepTogether(text)}</p>
      <Link to="/settings?tab=data#own-data" className={TEXT_LINK}>
        Dane w&nbsp;tej przeglądarce
      </Link>
    </Alert>
  )
}
