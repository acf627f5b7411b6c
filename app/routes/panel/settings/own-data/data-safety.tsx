import { useRevalidator } from 'react-router'

import { demandPersistence, type Persistence } from '~/browser/store/persistence.client'
import { amountsLabel, sumOf, type Amount } from '~/domain/records/own-data-counts'
import { copyLabel, isCopyDue, type CopyState } from '~/domain/register/last-copy'
import type { Day } from '~/domain/words/day'
import { keepTogether } from '~/domain/words/polish'
import { Fact } from '~/routes/panel/settings/fact'
import { showToast } from '~/ui/ark/toaster'
import { Button } from '~/ui/button'
import { Note } from '~/ui/note'

const ANSWERS = {
  promised:
    'Przeglądarka przechowuje te dane na stałe: nie usunie ich sama, gdy zabraknie miejsca. Znikną, jeśli ktoś wyczyści dane witryny.',
  'not-promised':
    'Przeglądarka nie przyznała tym danym trwałego miejsca. Może je usunąć, gdy zabraknie jej miejsca albo gdy długo nikt tu nie zajrzy, a w oknie prywatnym znikną po jego zamknięciu. Przed ich utratą chroni kopia.',
  'seven-days':
    'Ta przeglądarka usuwa dane strony, do której przez 7 dni nikt nie zajrzał. Przed ich utratą chroni kopia. Aplikacja dodana do ekranu początkowego tego nie robi, ale ma osobne dane: te stąd przeniesie do niej kopia.',
  unknown:
    'Nie wiadomo, czy ta przeglądarka przechowa te dane na stałe. W oknie prywatnym znikną po jego zamknięciu. Przed ich utratą chroni kopia.',
} satisfies Record<Persistence, string>

/** Says in one line how old the last copy of the data is. */
export function CopySafety({
  copyState,
  hasSettings,
  today,
}: {
  copyState: CopyState
  /** True for chosen settings and for drafts. */
  hasSettings: boolean
  today: Day
}) {
  const isSafe =
    !isCopyDue(copyState, today) &&
    ((copyState.copy ?? copyState.vault) !== undefined || (copyState.changes === 0 && !hasSettings))
  return (
    <Fact isGood={isSafe}>
      <p className={isSafe ? '' : 'font-semibold'}>{copyLabel(copyState, today, hasSettings)}</p>
    </Fact>
  )
}

/** Says whether the browser has promised to keep the data. */
export function KeptByBrowser({ persistence }: { persistence: Persistence }) {
  return (
    <Fact isGood={persistence === 'promised'}>
      <p className="max-w-prose">{keepTogether(ANSWERS[persistence])}</p>
      {(persistence === 'not-promised' || persistence === 'seven-days') && <AskAgain />}
    </Fact>
  )
}

function AskAgain() {
  const { revalidate } = useRevalidator()
  const ask = async () => {
    if ((await demandPersistence()) === 'promised') await revalidate()
    else {
      showToast(
        'error',
        'Przeglądarka nie przyznała trwałego miejsca na dane',
        'Zwykle przyznaje je, gdy strona jest w zakładkach, ma zgodę na powiadomienia albo jest zainstalowana jako aplikacja.',
      )
    }
  }
  return (
    <Button size="sm" onClick={() => void ask()}>
      Poproś o trwałe miejsce
    </Button>
  )
}

const WAY_BACK =
  'To, co było tu przedtem, można przywrócić, dopóki ta karta jest otwarta i nikt jej nie odświeży.'

/** Leads back to the data that a file has replaced, as long as this document is open. */
export function ReplacedData({
  lost,
  isBusy,
  onBringBack,
}: {
  /** The data that are gone since then. */
  lost: readonly Amount[]
  isBusy: boolean
  onBringBack: () => void
}) {
  const gone = sumOf(lost) > 0 ? ` Zniknęło: ${amountsLabel(lost)}.` : ''
  return (
    <div className="flex flex-col items-start gap-3">
      <Note>{`Te dane są z pliku.${gone} ${WAY_BACK}`}</Note>
      <Button onClick={onBringBack} isBusy={isBusy} className="max-sm:w-full">
        Przywróć poprzednie dane
      </Button>
    </div>
  )
}
