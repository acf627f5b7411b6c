import { Link } from 'react-router'

import type { Unreadable } from '~/browser/own-data.client'
import type { StorageProblem } from '~/browser/storage.client'
import { keepTogether } from '~/domain/polish'
import { Alert } from '~/ui/alert'
import { TEXT_LINK } from '~/ui/text-link'

type Words = { title: string; text: string }

const PROBLEM_WORDS = {
  refused: {
    title: 'Nie udało się otworzyć danych zapisanych w tej przeglądarce',
    text: 'Widać tylko dane przykładowe, a zapisane czekają nietknięte. Zamknij inne karty tej aplikacji, zezwól na dane witryn i odśwież stronę.',
  },
  'newer-version': {
    title: 'Dane w tej przeglądarce zapisała nowsza wersja aplikacji',
    text: 'Odśwież stronę. Do tego czasu widać tylko dane przykładowe, a zapisane czekają nietknięte.',
  },
} satisfies Record<StorageProblem, Words>

/** Tells on every screen that some of a person's own data cannot be read, until somebody has dealt with it. */
export function UnreadableAlert({ unreadable }: { unreadable: Unreadable }) {
  const { title, text } = wordsOf(unreadable)
  return (
    <Alert title={keepTogether(title)}>
      <p>{keepTogether(text)}</p>
      <Link to="/settings?tab=privacy#own-data" className={TEXT_LINK}>
        Dane w&nbsp;tej przeglądarce
      </Link>
    </Alert>
  )
}

function wordsOf(unreadable: Unreadable): Words {
  if (typeof unreadable === 'string') return PROBLEM_WORDS[unreadable]
  if (unreadable.changes === 0) {
    return {
      title: 'Nieczytelne dane tej przeglądarki odłożono na bok',
      text: 'Nic z nich nie usunięto. Kopię można pobrać albo usunąć.',
    }
  }
  return {
    title: 'Nie udało się odczytać części danych zapisanych w tej przeglądarce',
    text: `Nieczytelne wpisy: ${unreadable.changes}. Pozostałe widać, a nieczytelne czekają nietknięte.`,
  }
}
