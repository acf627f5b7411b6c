import { href, Link } from 'react-router'

import type { RequirementItem } from '~/domain/admission/requirement-item'
import { deadlineText } from '~/domain/certificates/deadline-text'
import type { Person } from '~/domain/people/user'
import { isIssuedByCentres } from '~/domain/qualifications/qualification'
import { wayToNextCertificate } from '~/domain/qualifications/qualification-law'
import type { TrainingRecord } from '~/domain/records/training-changes'
import { trainingSearchParams } from '~/domain/trainings/training-filters'
import type { Day } from '~/domain/words/day'
import { keepTogether } from '~/domain/words/polish'
import { TrainingOffers } from '~/routes/panel/trainings/list/training-offers'
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
  item: RequirementItem
  trainings: readonly TrainingRecord[]
  person: Person
  canSignUp: boolean
  today: Day
}) {
  const { qualification } = requirement
  const note = certificate && deadlineText(certificate, today)
  return (
    <>
      {(isIssuedByCentres(qualification) || trainings.length > 0) && (
        <Card title="Najbliższe szkolenia">
          <TrainingOffers trainings={trainings} person={person} canSignUp={canSignUp} />
          {trainings.length === 0 && <NoTraining />}
        </Card>
      )}
      <Card title="Co jest potrzebne">
        {note && <Note>{note}</Note>}
        <p className="max-w-prose">{keepTogether(wayToNextCertificate(qualification))}</p>
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
