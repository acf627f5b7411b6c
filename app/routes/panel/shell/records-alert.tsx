import { Link } from 'react-router'

import type { RecordsProblem } from '~/browser/records.client'
import { keepTogether } from '~/domain/polish'
import { Alert } from '~/ui/alert'
import { TEXT_LINK } from '~/ui/text-link'

/** What is wrong with a person's own records; `set-aside` once a copy of them waits for somebody to look at it. */
export type RecordsTrouble = RecordsProblem | 'set-aside'

const WORDS = {
  damaged: {
    title: 'Nie udało się odczytać danych zapisanych w tej przeglądarce',
    text: 'Widać tylko dane przykładowe. Następny zapis odłoży nieczytelne dane na bok i nic z nich nie usunie.',
  },
  'newer-version': {
    title: 'Dane w tej przeglądarce zapisała nowsza wersja aplikacji',
    text: 'Odśwież stronę. Do tego czasu widać tylko dane przykładowe, a zapisane czekają nietknięte.',
  },
  'set-aside': {
    title: 'Nieczytelne dane tej przeglądarki odłożono na bok',
    text: 'Nic z nich nie usunięto. Kopię można pobrać albo usunąć.',
  },
}

/** Tells on every screen that some of the records cannot be read, until somebody has dealt with it. */
export function RecordsAlert({ trouble }: { trouble: RecordsTrouble }) {
  const { title, text } =
    typeof trouble === 'string'
      ? WORDS[trouble]
      : {
          title: 'Nie udało się odczytać części danych zapisanych w tej przeglądarce',
          text: `Nieczytelne wpisy: ${trouble.unreadable}. Pozostałe widać, a nieczytelne czekają nietknięte.`,
        }
  return (
    <Alert title={keepTogether(title)}>
      <p>{keepTogether(text)}</p>
      <Link to="/settings?tab=privacy#own-data" className={TEXT_LINK}>
        Dane w&nbsp;tej przeglądarce
      </Link>
    </Alert>
  )
}
