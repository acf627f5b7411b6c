import { useRevalidator } from 'react-router'

import { demandPersistence, type Persistence } from '~/browser/store/persistence.client'
import { copyLabel, isCopyDue, type CopyState } from '~/domain/register/last-copy'
import type { Day } from '~/domain/words/day'
import { keepTogether } from '~/domain/words/polish'
import { Fact } from '~/routes/panel/settings/fact'
import { showToast } from '~/ui/ark/toaster'
import { Button } from '~/ui/button'

const ANSWERS = {
  promised:
    'Przeglądarka przechowuje te dane na stałe: nie usunie ich sama, gdy zabraknie miejsca. Znikną, jeśli ktoś wyczyści dane witryny.',
  'not-promised':
    'Przeglądarka nie przyznała tym danym trwałego miejsca. Może je usunąć, gdy zabraknie jej miejsca albo gdy długo nikt tu nie zajrzy, a w oknie prywatnym znikną po jego zamknięciu. Przed ich utratą chroni kopia.',
  unknown:
    'Nie wiadomo, czy ta przeglądarka przechowa te dane na stałe. W oknie prywatnym znikną po jego zamknięciu. Przed ich utratą chroni kopia.',
} satisfies Record<Persistence, string>

/**
 * Says how safe the data of this browser are: whether the browser has promised to keep them, and how old the last copy
 * is.
 */
export function DataSafety({
  persistence,
  copyState,
  hasSettings,
  today,
}: {
  persistence: Persistence
  copyState: CopyState
  /** True for chosen settings and for drafts. */
  hasSettings: boolean
  today: Day
}) {
  const isSafe =
    !isCopyDue(copyState, today) &&
    (copyState.copy !== undefined || (copyState.changes === 0 && !hasSettings))
  return (
    <div className="flex max-w-prose flex-col gap-3">
      <Fact isGood={isSafe}>
        <p className={isSafe ? '' : 'font-semibold'}>{copyLabel(copyState, today, hasSettings)}</p>
      </Fact>
      {copyState.changes > 0 && (
        <Fact isGood={persistence === 'promised'}>
          <p>{keepTogether(ANSWERS[persistence])}</p>
          {persistence === 'not-promised' && <AskAgain />}
        </Fact>
      )}
    </div>
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
