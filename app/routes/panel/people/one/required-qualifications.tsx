import RefreshCw from 'lucide/dist/esm/icons/refresh-cw.mjs'
import ShieldPlus from 'lucide/dist/esm/icons/shield-plus.mjs'
import { href, Link } from 'react-router'

import { ButtonLink } from '~/components/button-link'
import { matterOfQualification } from '~/domain/access/disclosure'
import { REQUIREMENT_STATE_LABELS, itemTone } from '~/domain/admission/admission-label'
import { standingText } from '~/domain/admission/admission-text'
import { nextQualification, type RequirementItem } from '~/domain/admission/requirement-item'
import { itemQuestion } from '~/domain/admission/settling-question'
import { validitySpan } from '~/domain/admission/validity-span'
import type { CertificateRecord } from '~/domain/certificates/certificate-record'
import { newCertificateSearchParams } from '~/domain/certificates/new-certificate-params'
import { awaitedText } from '~/domain/certificates/renewal'
import { otherPositionsOf } from '~/domain/people/other-positions'
import type { Person } from '~/domain/people/user'
import { qualificationTitle, scopeLabel } from '~/domain/qualifications/qualification-label'
import { requirementKey } from '~/domain/qualifications/requirement'
import type { TrainingRecord } from '~/domain/records/training-changes'
import type { Day } from '~/domain/words/day'
import { keepTogether } from '~/domain/words/polish'
import { REQUIREMENT_STATE_ICONS } from '~/routes/panel/admission/requirement-state-icons'
import { certificateAddress } from '~/routes/panel/certificates/certificate-links'
import { onPaper } from '~/routes/panel/lists/printing'
import { TrainingOffers } from '~/routes/panel/trainings/list/training-offers'
import { Badge } from '~/ui/badge'
import { Card } from '~/ui/card'
import { Icon } from '~/ui/icon'

import { ValidityBar } from './validity-bar'

type Required = { item: RequirementItem<CertificateRecord>; trainings: readonly TrainingRecord[] }

type Subject = {
  person: Person
  /** The certificates that the viewer may renew. */
  renewable: ReadonlySet<CertificateRecord>
  canSignUp: boolean
  /** True if the viewer may settle what nobody has said of a certificate. */
  canAnswer: boolean
  today: Day
  /** Set if `today` is a later day, which the links to certificates keep. */
  on: Day | undefined
}

/**
 * Lists the qualifications that the position requires, worst first, each in a row with its certificate, its time to
 * scale and a way to act.
 */
export function RequiredQualifications({
  required,
  ...subject
}: { required: readonly Required[] } & Subject) {
  if (required.length === 0) return null
  const hasSeveral = otherPositionsOf(subject.person).length > 0
  return (
    <Card title={hasSeveral ? 'Wymagane na tych stanowiskach' : 'Wymagane na tym stanowisku'}>
      <ul className="flex flex-col divide-y divide-line">
        {required.map((entry) => (
          <li
            key={requirementKey(entry.item.requirement)}
            className={`flex flex-col gap-3 py-4 first:pt-0 last:pb-0 print:break-inside-avoid ${onPaper('print of people', matterOfQualification(entry.item.requirement.qualification))}`}
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
  person,
  renewable,
  canSignUp,
  canAnswer,
  today,
  on,
}: Required & Subject) {
  const { requirement, certificate, awaits, state, doubt } = item
  const qualification = certificate ?? requirement.qualification
  const scope = scopeLabel(qualification)
  const { label } = REQUIREMENT_STATE_LABELS[state]
  const tone = itemTone(item, today)
  const span = validitySpan(item, today)
  const question = itemQuestion(item)
  return (
    <>
      <div className="grid gap-x-5 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto] lg:grid-cols-[minmax(0,1fr)_14rem_6.75rem]">
        <div className="min-w-0">
          <h3 className="font-semibold">{qualificationTitle(qualification)}</h3>
          <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
            {scope}
            {item.position !== undefined && (
              <span className="min-w-0 [overflow-wrap:anywhere]">{`stanowisko: ${item.position}`}</span>
            )}
            {certificate && (
              <Link
                to={certificateAddress(certificate.id, on)}
                className="inline-flex min-h-6 items-center font-semibold text-primary tabular-nums underline-offset-4 hover:underline pointer-coarse:min-h-11"
              >
                {certificate.number}
              </Link>
            )}
          </p>
        </div>
        <div className="min-w-0 sm:max-lg:order-last sm:max-lg:col-span-2">
          <p className="mb-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
            <Badge tone={tone} icon={REQUIREMENT_STATE_ICONS[state]} isLong>
              {label}
            </Badge>
            {standingText(item, today, on !== undefined)}
          </p>
          {span && <ValidityBar span={span} tone={tone} />}
        </div>
        <div className="sm:justify-self-end empty:hidden">
          <RenewLink item={item} person={person} renewable={renewable} />
        </div>
      </div>
      {question && certificate && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
          {keepTogether(question)}
          {canAnswer && (
            <AnswerLink
              certificate={certificate}
              isOnDocument={doubt !== 'programme' && doubt !== 'group'}
              person={person}
              on={on}
            />
          )}
        </p>
      )}
      {certificate && awaits && <p className="text-sm text-warning">{awaitedText(awaits)}</p>}
      <TrainingOffers trainings={trainings} person={person} canSignUp={canSignUp} />
    </>
  )
}

/**
 * Leads to the place that settles whether the certificate counts. A fact of the document belongs into its entry. Those of
 * the sample cannot be corrected, so the document is entered anew.
 */
function AnswerLink({
  certificate: { id, isOwn, type, scope },
  isOnDocument,
  person,
  on,
}: {
  certificate: CertificateRecord
  isOnDocument: boolean
} & Pick<Subject, 'person' | 'on'>) {
  const copied = {
    pathname: href('/certificates/new'),
    search: newCertificateSearchParams({ holderId: person.id, type, scope }).toString(),
  }
  const entry = isOwn ? href('/certificates/:id/edit', { id }) : copied
  return (
    <ButtonLink size="sm" to={isOnDocument ? entry : certificateAddress(id, on)} className="print:hidden">
      {isOnDocument && !isOwn ? 'Wpisz z\u00a0dokumentu' : 'Odpowiedz'}
    </ButtonLink>
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
