import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs'
import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs'
import CircleQuestionMark from 'lucide/dist/esm/icons/circle-question-mark.mjs'
import UserPlus from 'lucide/dist/esm/icons/user-plus.mjs'

import type { Draft } from '~/browser/records/drafts.client'
import { NEW_PERSON, type ParticipantLine } from '~/domain/import/people/participant-list'
import { factsApart } from '~/domain/people/names-apart'
import { fullName } from '~/domain/people/user'
import type { PersonRecord } from '~/domain/records/person-changes'
import { freePlacesLabel, type Enrolment } from '~/domain/trainings/enrolment'
import type { FieldErrors } from '~/domain/words/form'
import { countOf, keepTogether } from '~/domain/words/polish'
import { drafted } from '~/routes/panel/recording/draft-form'
import { Badge } from '~/ui/badge'
import { SelectField } from '~/ui/field'

/** Shows how each line was understood, and asks for the person if the name alone does not tell. */
export function ParticipantPreview({
  lines,
  training,
  draft,
  errors,
}: {
  lines: readonly ParticipantLine[]
  training: Enrolment
  draft: Draft
  errors: FieldErrors
}) {
  if (lines.length === 0) return <p className="text-muted">{freePlacesLabel(training)}</p>
  const joining = lines.filter(({ kind }) => kind !== 'error' && kind !== 'present').length
  return (
    <section aria-labelledby="preview" className="flex flex-col gap-3">
      <h2 id="preview" className="font-semibold">
        Tak to rozumiemy
      </h2>
      <p role="status" className="text-muted">
        Do dodania: {countOf(joining, 'person')}. {placesText(training, joining)}
      </p>
      <ol className="divide-y divide-line rounded-card border border-line bg-surface">
        {lines.map((line) => (
          <li key={line.line} className="flex flex-col gap-2 px-4 py-3">
            <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
              <p className="min-w-0 [overflow-wrap:anywhere]">
                <span className="text-sm text-muted tabular-nums">Wiersz {line.line}: </span>
                <LineText line={line} />
              </p>
              <LineBadge kind={line.kind} />
            </div>
            {line.kind === 'error' && (
              <p className="text-sm font-semibold text-danger">{keepTogether(line.message)}</p>
            )}
            {line.kind === 'unclear' && (
              <SelectField
                label={`Kto to jest: ${fullName(line.person)}?`}
                hint="Ktoś o tym imieniu i nazwisku jest już znany."
                error={errors[line.field]}
                name={line.field}
                defaultValue={drafted(draft, line.field) ?? ''}
                options={[
                  { value: '', label: 'Wskaż osobę' },
                  ...knownOptions(line.candidates),
                  { value: NEW_PERSON, label: 'Inna, nowa osoba' },
                ]}
              />
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

function LineText({ line }: { line: ParticipantLine }) {
  if (line.kind === 'error') return <span>{line.text}</span>
  const { firstName, lastName, email, company } = line.person
  return (
    <>
      <span className="font-medium">
        {firstName} <span className="font-bold">{lastName}</span>
      </span>
      <span className="text-sm text-muted">{[email, company].map((part) => part && ` · ${part}`)}</span>
    </>
  )
}

const BADGES = {
  error: { tone: 'danger', icon: CircleAlert, label: 'Do poprawy' },
  unclear: { tone: 'warning', icon: CircleQuestionMark, label: 'Do wskazania' },
  new: { tone: 'primary', icon: UserPlus, label: 'Nowa osoba' },
  known: { tone: 'success', icon: CircleCheck, label: 'Znana osoba' },
  present: { tone: 'neutral', icon: CircleCheck, label: 'Już na szkoleniu' },
} as const

function LineBadge({ kind }: { kind: ParticipantLine['kind'] }) {
  const { tone, icon, label } = BADGES[kind]
  return (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  )
}

/** They have one name, so each option also says what is known of the person. */
function knownOptions(candidates: readonly PersonRecord[]) {
  const telling = factsApart(candidates)
  return candidates.map((known) => {
    const { id, company, email, isArchived } = known
    const others = telling(known).filter((fact) => fact !== company)
    const details = [company, email, ...others, isArchived && 'w\u00a0archiwum'].filter(Boolean)
    return { value: id, label: [fullName(known), details.join(', ')].filter(Boolean).join(' – ') }
  })
}

/** Says that people beyond the last place go to the waiting list, as in every enrolment. */
function placesText({ participants, maxParticipants }: Enrolment, joining: number): string {
  if (maxParticipants === undefined) return 'Miejsca bez ograniczeń.'
  const free = Math.max(0, maxParticipants - participants.length)
  const waiting = joining - free
  if (waiting <= 0) return `Wolne miejsca: ${free}.`
  return `Wolne miejsca: ${free}, więc na listę rezerwową: ${countOf(waiting, 'person')}.`
}
