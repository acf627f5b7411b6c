import { matterOfQualification, mayTell } from '~/domain/access/disclosure'
import type { Admission } from '~/domain/admission/admission'
import { matterOfCheck, type AdmissionCheck } from '~/domain/admission/admission-check'
import { CHECK_NAMES } from '~/domain/admission/check-label'
import {
  isDueSoon,
  isLacking,
  nextQualification,
  type RequirementItem,
} from '~/domain/admission/requirement-item'
import { applicationDay } from '~/domain/certificates/deadline'
import { fullName, type Person } from '~/domain/people/user'
import { supervisorOf } from '~/domain/qualifications/qualification'
import { qualificationLabel } from '~/domain/qualifications/qualification-label'
import { formatDay, type Day } from '~/domain/words/day'
import type { Mail } from '~/domain/words/mail-link'

/** The signature under a letter. */
type Sender = Pick<Person, 'firstName' | 'lastName' | 'company'>

const LETTER = 'letter to the person'
const SUBJECT = 'Przypomnienie o terminach BHP'

/**
 * Returns what to remind a person of: „Szkolenie okresowe BHP: ważność do 03.12.2026”. It leaves out what others have to
 * do: a claim waits for who confirms it, and the employer gives the initial training. It names days, because nobody
 * knows when it is read.
 */
export function reminderLines({ checks, items }: Pick<Admission, 'checks' | 'items'>, day: Day): string[] {
  return [
    ...checks.filter((check) => isForWorker(check) && mayTell(LETTER, matterOfCheck(check))).map(checkLine),
    ...items
      .filter(
        (item) => isOwed(item) && mayTell(LETTER, matterOfQualification(item.requirement.qualification)),
      )
      .map((item) => itemLine(item, day)),
  ]
}

/** True for an orzeczenie that ends or is missing. A letter says nothing of what a doctor has found. */
function isForWorker({ subject, state, cause }: AdmissionCheck): boolean {
  return subject === 'examination' && cause === undefined && state !== 'valid' && state !== 'unknown'
}

/** A certificate that waits to be confirmed is out of the person's hands. */
function isOwed(item: RequirementItem): boolean {
  return item.awaits === undefined && (isDueSoon(item) || isLacking(item))
}

function checkLine({ subject, state, day }: AdmissionCheck): string {
  const isUndated = state === 'expired' && day === undefined
  const label = isUndated
    ? 'bez daty następnych badań'
    : termLabel(state === 'missing' ? undefined : day, state === 'expired')
  return `${CHECK_NAMES[subject]}: ${label}`
}

function itemLine(item: RequirementItem, day: Day): string {
  const { certificate, state, lastDay } = item
  const name = qualificationLabel(nextQualification(item))
  if (state === 'first_soon' && lastDay) return `${name}: pierwsze szkolenie do ${formatDay(lastDay)}`
  const term = termLabel(lastDay, state === 'expired')
  const application = state === 'application' && certificate ? applicationDay(certificate) : undefined
  if (!certificate || application === undefined) return `${name}: ${term}`
  const office = supervisorOf(certificate)
  return application < day
    ? `${name}: termin na wniosek do ${office} minął ${formatDay(application)}, potrzebny jest egzamin, ${term}`
    : `${name}: złóż wniosek do ${office} najpóźniej ${formatDay(application)}, ${term}`
}

function termLabel(lastDay: Day | undefined, isOver: boolean): string {
  if (lastDay === undefined) return 'brak'
  return isOver ? `termin ważności minął ${formatDay(lastDay)}` : `ważność do ${formatDay(lastDay)}`
}

/** Returns a letter to one person, with what they are reminded of. */
export function reminderToOne(lines: readonly string[], sender: Sender): Mail {
  return letterOf(
    [
      'przypominamy o dokumentach potrzebnych do pracy:',
      ...lines.map((line) => `– ${line}`),
      '',
      'Prosimy o kontakt, aby ustalić termin szkolenia, egzaminu lub badań.',
    ],
    sender,
  )
}

/** Returns a letter to several people. They read the same, so it says nothing of any of them. */
export function reminderToMany(sender: Sender): Mail {
  return letterOf(
    [
      'przypominamy o dokumentach potrzebnych do pracy, których ważność się kończy albo minęła lub których brakuje. Prosimy o sprawdzenie dat na certyfikatach i na orzeczeniu lekarskim oraz o kontakt, aby ustalić termin szkolenia, egzaminu lub badań.',
    ],
    sender,
  )
}

function letterOf(lines: readonly string[], sender: Sender): Mail {
  const signature = [fullName(sender), sender.company].filter(Boolean)
  const body = ['Dzień dobry,', '', ...lines, '', ...signature].join('\n')
  // Mail programs and their readers know only plain spaces.
  return { subject: SUBJECT, body: body.replaceAll('\u00a0', ' ') }
}
