import { href, Link } from 'react-router'

import type { Day } from '~/domain/day'
import { deadlineNote } from '~/domain/deadline-note'
import type { DutyItem } from '~/domain/duty'
import { keepTogether } from '~/domain/polish'
import { isIssuedByCentres } from '~/domain/qualification'
import { wayOf } from '~/domain/qualification-law'
import { trainingSearchParams } from '~/domain/training-filters'
import type { TrainingRecord } from '~/domain/training-record'
import type { Person } from '~/domain/user'
import { TrainingOffers } from '~/routes/panel/trainings/training-offers'
import { Card } from '~/ui/card'
import { Details } from '~/ui/details'
import { Note } from '~/ui/note'
import { TEXT_LINK } from '~/ui/text-link'

import { LawDetails } from './law-details'

/** Offers the trainings that lead to the qualification, and says what the law asks. */
export function WayToRenew({
  item: { requirement, certificate },
  trainings,
  person,
  canSignUp,
  today,
}: {
  item: DutyItem
  trainings: readonly TrainingRecord[]
  person: Person
  canSignUp: boolean
  today: Day
}) {
  const { qualification } = requirement
  const note = certificate && deadlineNote(certificate, today)
  return (
    <>
      {isIssuedByCentres(qualification) && (
        <Card title="Najbliższe szkolenia">
          <TrainingOffers trainings={trainings} person={person} canSignUp={canSignUp} />
          {trainings.length === 0 && <NoTraining />}
        </Card>
      )}
      <Card title="Co jest potrzebne">
        {note && <Note>{note}</Note>}
        <p className="max-w-prose">{keepTogether(wayOf(qualification))}</p>
        <Details>
          <LawDetails qualification={qualification} />
        </Details>
      </Card>
    </>
  )
}

function NoTraining() {
  return (
    <div className="flex flex-col items-start">
      <p>{keepTogether('Nie ma teraz szkolenia z wolnym miejscem, które prowadzi do tej kwalifikacji.')}</p>
      <Link
        to={{
          pathname: href('/trainings'),
          search: trainingSearchParams({ status: 'scheduled' }).toString(),
        }}
        className={TEXT_LINK}
      >
        Zobacz wszystkie zaplanowane szkolenia
      </Link>
    </div>
  )
}
