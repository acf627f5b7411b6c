import RefreshCw from 'lucide/dist/esm/icons/refresh-cw.mjs'
import ShieldPlus from 'lucide/dist/esm/icons/shield-plus.mjs'
import { href } from 'react-router'

import { ButtonLink } from '~/components/button-link'
import { nextQualification, type DutyItem } from '~/domain/admission/duty-item'
import type { Milestone } from '~/domain/admission/milestone'
import type { CertificateRecord } from '~/domain/certificates/certificate-record'
import { newCertificateSearchParams } from '~/domain/certificates/new-certificate-params'
import type { TrainingRecord } from '~/domain/changes/training-record'
import type { Person } from '~/domain/people/user'
import { isMedical } from '~/domain/qualifications/qualification'
import { qualificationTitle } from '~/domain/qualifications/qualification-label'
import { requirementKey } from '~/domain/qualifications/requirement'
import type { Day } from '~/domain/words/day'
import { TrainingOffers } from '~/routes/panel/trainings/list/training-offers'
import { Card } from '~/ui/card'
import { Icon } from '~/ui/icon'

import { QualificationStanding } from './qualification-standing'

type Required = {
  item: DutyItem<CertificateRecord>
  trainings: readonly TrainingRecord[]
  milestones: readonly Milestone[]
}

type Subject = {
  person: Person
  /** The certificates that the viewer may renew. */
  renewable: ReadonlySet<CertificateRecord>
  canSignUp: boolean
  today: Day
  /** Set if `today` is a later day, which the links to certificates keep. */
  on: Day | undefined
}

/**
 * Lists the qualifications that the position requires, worst first, each with its certificate, its days and a way to
 * act.
 */
export function RequiredQualifications({
  required,
  ...subject
}: { required: readonly Required[] } & Subject) {
  if (required.length === 0) return null
  return (
    <Card title="Wymagane na tym stanowisku">
      <ul className="flex flex-col divide-y divide-line">
        {required.map((entry) => (
          <li
            key={requirementKey(entry.item.requirement)}
            className={`flex flex-col gap-4 py-4 first:pt-0 last:pb-0 print:break-inside-avoid ${isMedical(entry.item.requirement.qualification) ? 'print:hidden' : ''}`}
          >
            <RequiredQualification {...entry} {...subject} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function RequiredQualification({
  item,
  trainings,
  milestones,
  person,
  renewable,
  canSignUp,
  today,
  on,
}: Required & Subject) {
  return (
    <>
      <QualificationStanding item={item} milestones={milestones} today={today} on={on}>
        <RenewLink item={item} person={person} renewable={renewable} />
      </QualificationStanding>
      <TrainingOffers trainings={trainings} person={person} canSignUp={canSignUp} />
    </>
  )
}

/** Leads to the trainings that help and to the form, with the person and the qualification filled in. */
function RenewLink({
  item,
  person,
  renewable,
}: { item: Required['item'] } & Pick<Subject, 'person' | 'renewable'>) {
  const { certificate, state } = item
  const needsFirst = state === 'missing' || state === 'unknown' || state === 'first_soon'
  if (certificate ? !renewable.has(certificate) : !needsFirst) return null
  const next = nextQualification(item)
  const { type, scope } = next
  const icon = certificate ? RefreshCw : ShieldPlus
  return (
    <ButtonLink
      size="sm"
      className="print:hidden"
      to={{
        pathname: href('/certificates/renew'),
        search: newCertificateSearchParams({ holderId: person.id, type, scope }).toString(),
      }}
    >
      <Icon of={icon} className="size-4" />
      {certificate ? 'Odnów' : 'Uzupełnij'}
      <span className="sr-only">: {qualificationTitle(next)}</span>
    </ButtonLink>
  )
}
