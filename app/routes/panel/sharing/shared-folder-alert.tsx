import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'

import type { SharedFolderProblem } from '~/browser/sharing/look-into-folder.client'
import { MAX_BACKUP_BYTES, MAX_ENTRIES } from '~/domain/register/backup-limits'
import { sizeLabel } from '~/domain/words/number-label'
import { keepTogether } from '~/domain/words/polish'
import { SHARED_FOLDER } from '~/routes/panel/settings/settings-links'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { TEXT_LINK } from '~/ui/text-link'

import { syncAndTell } from './sync-and-tell'

/** Says why the shared folder does not work, with a button that mends it, if a press can. */
export function SharedFolderAlert({
  problem,
  userId,
  isLinked = false,
  onTried,
}: {
  problem: SharedFolderProblem
  userId: string
  /** Adds a link to the settings. */
  isLinked?: boolean
  onTried?: () => void
}) {
  const [isBusy, setIsBusy] = useState(false)
  const { title, text, mend } = SHARED_FOLDER_PROBLEMS[problem]
  const tryAgain = async () => {
    setIsBusy(true)
    await syncAndTell(userId, { isAsked: true })
    setIsBusy(false)
    onTried?.()
  }
  return (
    <Box title={title} isQuestion={mend === 'allow'}>
      <p>{keepTogether(text)}</p>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 empty:hidden">
        {(mend === 'allow' || mend === 'try-again') && (
          <Button size="sm" onClick={() => void tryAgain()} isBusy={isBusy}>
            {mend === 'allow' ? 'Zezwól na dostęp do folderu' : 'Spróbuj ponownie'}
          </Button>
        )}
        {isLinked && (
          <Link to={SHARED_FOLDER} className={TEXT_LINK}>
            Folder wspólny
          </Link>
        )}
      </div>
    </Box>
  )
}

/** It is no error if a browser asks again. */
function Box({ title, isQuestion, children }: { title: string; isQuestion: boolean; children: ReactNode }) {
  if (!isQuestion) return <Alert title={title}>{children}</Alert>
  return (
    <div role="status" className="rounded-control bg-warning-soft px-4 py-3">
      <p className="font-semibold text-warning">{keepTogether(title)}</p>
      {children}
    </div>
  )
}

/** `mend` is what the button beside the text does. */
type ProblemText = { title: string; text: string; mend: 'allow' | 'try-again' | 'unlock' | 'seal' }

const SAFE = 'Dane są w tej przeglądarce.'

const DAMAGED: ProblemText = {
  title: 'Plik rejestru w folderze wspólnym jest uszkodzony',
  text: `Nic w nim nie zmieniono. Przywróć jego wcześniejszą wersję albo zmień mu nazwę, a powstanie nowy. ${SAFE}`,
  mend: 'try-again',
}

/** Says why the shared folder does not work, and what to do about it. */
export const SHARED_FOLDER_PROBLEMS = {
  'not-allowed': {
    title: 'Folder wspólny wymaga zgody',
    text: 'Przeglądarka pyta o zgodę po ponownym otwarciu strony. Dopóki jej nie dasz, zmiany są tylko tutaj. Jeśli pytanie się nie pojawia, zezwól na edycję plików w ustawieniach tej witryny.',
    mend: 'allow',
  },
  gone: {
    title: 'Nie ma folderu wspólnego',
    text: `Folder został przeniesiony albo usunięty, albo dysk jest odłączony. Gdy folder będzie znów dostępny, spróbuj ponownie. Możesz też odłączyć ten folder w ustawieniach i wybrać inny. ${SAFE}`,
    mend: 'try-again',
  },
  busy: {
    title: 'Ktoś inny zapisuje właśnie plik rejestru',
    text: `Następna próba za minutę. ${SAFE}`,
    mend: 'try-again',
  },
  failed: {
    title: 'Nie udało się zapisać pliku w folderze wspólnym',
    text: `Może brakować miejsca na dysku, plik może być otwarty w innym programie albo folder jest tylko do odczytu. ${SAFE}`,
    mend: 'try-again',
  },
  'not-stored': {
    title: 'Nie udało się przyjąć zmian z folderu wspólnego',
    text: 'Przeglądarka nie pozwala zapisać danych tej strony. Zezwól na dane witryn albo zwolnij miejsce. Plik w folderze jest nietknięty.',
    mend: 'try-again',
  },
  'no-json': DAMAGED,
  'no-backup': DAMAGED,
  'another-person': {
    title: 'Plik w folderze wspólnym należy do innego rejestru',
    text: `Nic w nim nie zmieniono. Zmień mu nazwę albo wybierz inny folder. ${SAFE}`,
    mend: 'try-again',
  },
  'newer-version': {
    title: 'Plik w folderze wspólnym zapisała nowsza wersja aplikacji',
    text: `Odśwież stronę. Do tego czasu ta przeglądarka nic w tym pliku nie zapisze. ${SAFE}`,
    mend: 'try-again',
  },
  locked: {
    title: 'Folder wspólny jest zabezpieczony hasłem',
    text: 'Ta przeglądarka nie zna hasła albo ktoś je zmienił. Dopóki go nie podasz, zmiany są tylko tutaj.',
    mend: 'unlock',
  },
  'wrong-key': {
    title: 'To nie jest hasło folderu wspólnego',
    text: `Nic się nie zmieniło. ${SAFE}`,
    mend: 'unlock',
  },
  'no-key': {
    title: 'W folderze wspólnym nie ma pliku klucza',
    text: `Przywróć ten plik. Bez niego hasło niczego nie otworzy. ${SAFE}`,
    mend: 'try-again',
  },
  damaged: {
    title: 'Plik klucza w folderze wspólnym jest uszkodzony',
    text: `Przywróć jego wcześniejszą wersję. ${SAFE}`,
    mend: 'try-again',
  },
  'too-costly': {
    title: 'Plik klucza w folderze wspólnym wymaga zbyt wielu obliczeń',
    text: `Pewnik takich plików nie zapisuje. Przywróć jego wcześniejszą wersję. ${SAFE}`,
    mend: 'try-again',
  },
  'old-browser': {
    title: 'Ta przeglądarka nie otwiera folderów zabezpieczonych hasłem',
    text: `Zaktualizuj ją. ${SAFE}`,
    mend: 'try-again',
  },
  'must-be-sealed': {
    title: 'Folder wspólny trzeba zabezpieczyć hasłem',
    text: `W rejestrze są dane o zdrowiu, zgłoszenia albo skany, a pliki w folderze może czytać każdy, kto ma do niego dostęp. Do tego czasu zmiany są tylko tutaj.`,
    mend: 'seal',
  },
  'too-many': {
    title: 'Rejestr w folderze wspólnym ma za dużo wpisów',
    text: `Może mieć najwyżej ${MAX_ENTRIES / 1000}\u00a0000 wpisów, więc nic w nim nie zmieniono. ${SAFE}`,
    mend: 'try-again',
  },
  'too-large': {
    title: 'Plik w folderze wspólnym jest za duży',
    text: `Ma ponad ${sizeLabel(MAX_BACKUP_BYTES)}, więc nic w nim nie zmieniono. ${SAFE}`,
    mend: 'try-again',
  },
} satisfies Record<SharedFolderProblem, ProblemText>
