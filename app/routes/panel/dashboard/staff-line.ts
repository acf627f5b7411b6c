import { href } from 'react-router'

import { matterOfQualification } from '~/domain/access/disclosure'
import { admissionFor } from '~/domain/admission/admission'
import { matterOfCheck, type AdmissionCheck } from '~/domain/admission/admission-check'
import { admissionNote } from '~/domain/admission/admission-label'
import { isUnsettled } from '~/domain/admission/cause'
import { isLacking, isOpen, severityOf } from '~/domain/admission/requirement-item'
import { newCertificateSearchParams } from '~/domain/certificates/new-certificate-params'
import type { Person } from '~/domain/people/user'
import { employeeSearchParams } from '~/domain/staff/employee-filters'
import { heldPositionId } from '~/domain/staff/position-list'
import type { CauseTask, PapersTask, PersonTask, UnreadableTask } from '~/domain/to-do/staff-tasks'
import { groupBy } from '~/domain/words/collection'
import { formatDay, type Day } from '~/domain/words/day'
import { countOf, foldText } from '~/domain/words/polish'
import { EVERYBODY_TICKED, tickedPeople } from '~/routes/panel/people/ticked/ticked-people'

import { itemAction, itemText } from './item-line'
import type { CountLineProps, ToDoLineProps } from './to-do-line'

// The lines about people of the staff: one for each of a few, or one for each cause of many.

/** Names a person, with what tells namesakes apart. */
type NameOf = (person: Person) => string

/** Names a person, what they lack and the way to mend it. */
export function personLine(
  { admission, help }: PersonTask,
  { today, nameOf }: { today: Day; nameOf: NameOf },
): ToDoLineProps {
  const { person, checks, items, unknown } = admission
  const page = href('/employees/:id', { id: person.id })
  const isWithheld =
    checks.some((check) => matterOfCheck(check) && isOpen(check)) ||
    items.some((item) => matterOfQualification(item.requirement.qualification) && isOpen(item))
  const line = {
    title: nameOf(person),
    titleLink: page,
    reason: admissionNote(admission, today) ?? '',
    ...(isWithheld && {
      printedReason: admissionNote(admissionFor('print of the dashboard', admission), today) ?? '',
    }),
  }
  const [worst] = items
  const [check] = checks.filter(isOpen).toSorted((a, b) => severityOf(b) - severityOf(a))
  const itemNote = worst && itemText(worst, help)
  const note = [check && checkTask(check, admission), itemNote].filter(Boolean).join(' · ')
  // The person's page has a way for each paper; a line has room for one.
  if (check && (!worst || severityOf(check) > severityOf(worst) || isLacking(check))) {
    const label = isLacking(check) ? 'Zobacz, czego brakuje' : 'Szczegóły'
    return { ...line, note, action: { label, to: page } }
  }
  return {
    ...line,
    ...(worst && { note }),
    action: unknown || !worst ? unknownAction(admission, page) : itemAction(worst, person.id, help),
  }
}

/** Says how many people have the cause, and leads to their names. */
export function causeLine(task: CauseTask): CountLineProps {
  const { group, signedUp } = task
  const { key, label, isMedical, day, admissions } = group
  const planned = admissions.filter(({ person }) => signedUp.has(person.id)).length
  const positions = isUnsettled(group) ? unsettledPositions(admissions) : []
  return {
    count: countOf(admissions.length, 'person'),
    title: label,
    titleLink: causeAddress(key),
    matter: isMedical ? 'health' : undefined,
    note: [
      day !== undefined && `najbliższy termin ${formatDay(day)}`,
      planned > 0 && `zapisano na szkolenie: ${planned}`,
      positions.length === 1
        ? positions[0]?.name
        : positions.length > 0 && countOf(positions.length, 'position'),
    ]
      .filter(Boolean)
      .join(', '),
    action: causeAction(task, positions),
  }
}

/** Says how many people an import has cells of that it could not read. */
export function unreadableLine({ people, cells }: UnreadableTask): CountLineProps {
  const to = `${href('/employees')}?${employeeSearchParams({ state: 'unread' })}`
  return {
    count: countOf(people, 'person'),
    title: 'Do uzupełnienia po wczytaniu arkusza',
    titleLink: to,
    note: countOf(cells, 'cell'),
    action: { label: 'Pokaż osoby', to },
  }
}

/** Leads to the table into which the papers are typed. */
export function papersLine({ people }: PapersTask): CountLineProps {
  return {
    count: countOf(people, 'person'),
    title: 'Nie wpisano jeszcze wszystkich dokumentów',
    titleLink: `${href('/employees')}?${employeeSearchParams({ view: 'matrix', state: 'unable' })}`,
    action: { label: 'Wpisz dokumenty', to: href('/employees/papers') },
  }
}

/** Returns the positions without requirements that these people hold, each once, with what names it in an address. */
function unsettledPositions(admissions: CauseTask['group']['admissions']): { name: string; id: string }[] {
  const held = admissions.flatMap(({ person, unknown, positions }) => {
    const names = positions
      ? positions.filter((each) => each.unknown === 'requirements').map(({ position }) => position)
      : [unknown === 'requirements' ? person.position : undefined]
    return names.flatMap((name) => (name === undefined ? [] : [{ name, id: heldPositionId(person, name) }]))
  })
  return [...groupBy(held, ({ name }) => foldText(name)).values()].flatMap((same) => same.slice(0, 1))
}

/** Returns what the employer does about a paper of the employment. */
function checkTask(
  { subject, state, cause, referredOn }: AdmissionCheck,
  { outside }: Pick<PersonTask['admission'], 'outside'>,
): string {
  if (cause === 'unfit') return 'Nie dopuszczaj do pracy na tym stanowisku'
  if (referredOn !== undefined) return 'Czeka na orzeczenie'
  if (subject === 'examination' && state === 'unknown') return 'Sprawdź orzeczenie albo skieruj na badania'
  if (subject === 'examination') return 'Skieruj na badania'
  return outside === 'before'
    ? 'Szkolenie wstępne przed pierwszym dniem pracy'
    : 'Przeprowadź szkolenie wstępne'
}

/** Returns the way to enter what is missing. People of the sample cannot be changed. */
function unknownAction({ person: { id, isOwn }, unknown }: PersonTask['admission'], page: string) {
  if (unknown === 'requirements')
    return { label: 'Ustal wymagania', to: href('/employer/positions/:id', { id }) }
  if (unknown === 'certificate') return { label: 'Odpowiedz', to: page }
  return isOwn
    ? { label: 'Uzupełnij dane', to: href('/employees/:id/edit', { id }) }
    : { label: 'Szczegóły', to: page }
}

/** Returns the list of the people who have the cause. */
function causeAddress(key: string): string {
  return `${href('/employees')}?${employeeSearchParams({ cause: key })}`
}

/** Returns the way to act for all people of the cause at once, without those who are signed up for a training. */
function causeAction(
  { group, signedUp }: CauseTask,
  positions: ReturnType<typeof unsettledPositions>,
): CountLineProps['action'] {
  const { key, remedy, state, admissions } = group
  if (key === 'requirements') {
    const [only, another] = positions
    return {
      label: 'Ustal wymagania',
      to: only && !another ? href('/employer/positions/:id', { id: only.id }) : href('/employer/positions'),
    }
  }
  const unplanned = admissions.map(({ person }) => person.id).filter((id) => !signedUp.has(id))
  if (remedy.kind === 'train' && unplanned.length > 0) {
    const { type, scope } = remedy.requirement.qualification
    return {
      label: 'Zaplanuj szkolenie',
      to: `${href('/trainings/new')}?${newCertificateSearchParams({ type, scope })}`,
      state: tickedPeople(unplanned),
    }
  }
  // A look at the papers may settle a question about them, without a doctor.
  return remedy.kind === 'refer' && state !== 'unknown'
    ? { label: 'Skieruj na badania', to: causeAddress(key), state: EVERYBODY_TICKED }
    : { label: 'Zobacz osoby', to: causeAddress(key) }
}
