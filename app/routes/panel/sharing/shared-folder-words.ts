import type { SharedFolderProblem } from '~/browser/sharing/shared-folder.client'
import { MAX_BACKUP_BYTES } from '~/domain/register/backup-limits'
import { sizeLabel } from '~/domain/words/size'

/** `mend` is what the button beside the words does. */
export type ProblemWords = { title: string; text: string; mend: 'allow' | 'try-again' }

const SAFE = 'Dane są w tej przeglądarce.'

const DAMAGED: ProblemWords = {
  title: 'Plik rejestru w folderze wspólnym jest uszkodzony',
  text: `Nic w nim nie zmieniono. Przywróć jego wcześniejszą wersję albo zmień mu nazwę, a Pewnik zapisze nowy. ${SAFE}`,
  mend: 'try-again',
}

/** Says why the shared folder does not work, and what to do about it. */
export const SHARED_FOLDER_PROBLEMS = {
  'not-allowed': {
    title: 'Folder wspólny czeka na zgodę',
    text: 'Przeglądarka pyta o nią po ponownym otwarciu. Do tego czasu zmiany są tylko tutaj. Jeśli nie pyta, zezwól na edycję plików w ustawieniach tej witryny.',
    mend: 'allow',
  },
  gone: {
    title: 'Nie ma folderu wspólnego',
    text: `Został przeniesiony albo usunięty, albo dysk jest odłączony. Gdy wróci, spróbuj ponownie, albo odłącz go w ustawieniach i wybierz inny. ${SAFE}`,
    mend: 'try-again',
  },
  busy: {
    title: 'Ktoś inny zapisuje właśnie plik rejestru',
    text: `Pewnik spróbuje jeszcze raz za minutę. ${SAFE}`,
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
    text: `Odśwież stronę. Do tego czasu nic w nim nie zmieniono. ${SAFE}`,
    mend: 'try-again',
  },
  'too-large': {
    title: 'Plik w folderze wspólnym jest za duży',
    text: `Ma ponad ${sizeLabel(MAX_BACKUP_BYTES)}, więc nic w nim nie zmieniono. ${SAFE}`,
    mend: 'try-again',
  },
} satisfies Record<SharedFolderProblem, ProblemWords>
