import { useState } from 'react'
import { href, Link } from 'react-router'

import { canAddTrainings } from '~/domain/access/access'
import { plansForStaff } from '~/domain/access/staff-training'
import type { TrainingRecord } from '~/domain/records/training-changes'
import { whenLabel } from '~/domain/trainings/training'
import { trainingSearchParams } from '~/domain/trainings/training-filters'
import { countOf, keepTogether } from '~/domain/words/polish'
import { CARD_LIST, CARD_ROW, MORE_LINK, ROW_OVERLAY } from '~/routes/panel/lists/rows'
import { TrainingDetails } from '~/routes/panel/trainings/training-details'
import type { TrainingContext } from '~/routes/panel/trainings/training-sign-up'
import { CountBadge } from '~/ui/badge'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'

export function UpcomingTrainings({
  items,
  total,
  context,
}: {
  items: TrainingRecord[]
  total: number
  context: TrainingContext
}) {
  const [openedId, setOpenedId] = useState<string>()
  return (
    <Card
      title="Nadchodzące szkolenia"
      aside={<CountBadge count={total} label={countOf(total, 'training')} />}
    >
      {total === 0 ? (
        <>
          <p className="text-muted">Brak nadchodzących szkoleń.</p>
          {canAddTrainings(context.viewer) ? (
            <Link to={href('/trainings/new')} className={MORE_LINK}>
              {plansForStaff(context.viewer) ? 'Zaplanuj szkolenie' : 'Dodaj termin szkolenia'}
            </Link>
          ) : (
            <Link to={href('/trainings')} className={MORE_LINK}>
              Zobacz szkolenia
            </Link>
          )}
        </>
      ) : (
        <ul className={CARD_LIST}>
          {items.map((training) => (
            <li key={training.id} className={CARD_ROW}>
              <p className="-mb-1.5 basis-full font-semibold">{keepTogether(training.title)}</p>
              <div className="min-w-52 flex-1">
                <p className="text-sm text-muted tabular-nums">{whenLabel(training)}</p>
                <p className="text-sm text-muted">{training.location}</p>
              </div>
              <Button
                size="sm"
                className={`${ROW_OVERLAY} print:hidden`}
                onClick={() => setOpenedId(training.id)}
              >
                Szczegóły<span className="sr-only">: {training.title}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {total > items.length && (
        <Link
          to={`${href('/trainings')}?${trainingSearchParams({ status: 'scheduled' })}`}
          className={MORE_LINK}
        >
          Zobacz wszystkie
        </Link>
      )}
      <TrainingDetails id={openedId} context={context} onClose={() => setOpenedId(undefined)} />
    </Card>
  )
}
