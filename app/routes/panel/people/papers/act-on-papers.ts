import * as v from 'valibot'

import type { Sample } from '~/domain/access/visibility'
import { isForPosition } from '~/domain/admission/admission-check'
import type { Change } from '~/domain/changes/change'
import {
  coveringAlso,
  examinationAnswerSchema,
  type ExaminationAnswer,
} from '~/domain/employment/employment-records'
import { positionNames } from '~/domain/people/other-positions'
import { fullName, type Person, type User } from '~/domain/people/user'
import { withEmploymentChanges } from '~/domain/records/employment-changes'
import { isDay } from '~/domain/words/day'
import { tryRecord } from '~/routes/panel/recording/record-and-tell'
import { refuseForm, type FormAnswer } from '~/routes/panel/recording/save-form'

/** The actions of a person's page on the papers of the employment. */
export const PAPER_INTENTS = [
  'cover-position',
  'answer-examination',
  'remove-examination',
  'remove-induction',
  'record-return',
  'remove-return',
  'refer',
  'remove-referral',
] as const

type PaperIntent = (typeof PAPER_INTENTS)[number]

const DONE = {
  'cover-position': 'Orzeczenie obejmuje stanowisko',
  'answer-examination': 'Zapisano odpowiedź o\u00a0orzeczeniu',
  'remove-examination': 'Usunięto orzeczenie',
  'remove-induction': 'Usunięto szkolenie wstępne',
  'record-return': 'Odnotowano powrót: potrzebne badania kontrolne',
  'remove-return': 'Usunięto powrót po chorobie',
  refer: 'Odnotowano skierowanie na badania',
  'remove-referral': 'Usunięto skierowanie na badania',
} satisfies Record<PaperIntent, string>

type Subject = {
  viewer: User
  person: Person
  /** Names the person, with what tells them from namesakes. */
  name: string
  sample: Pick<Sample, 'today' | 'employment'>
}

/** Does what a person's page asks for, and tells by a toast that can undo it. */
export async function actOnPapers(
  intent: PaperIntent,
  form: FormData,
  subject: Subject,
): Promise<FormAnswer> {
  const { viewer, name, sample } = subject
  const returnedOn = String(form.get('returnedOn'))
  if (intent === 'record-return' && (!isDay(returnedOn) || returnedOn > sample.today)) {
    return refuseForm({ errors: { returnedOn: 'Podaj datę dzisiejszą albo wcześniejszą, np. 21.11.2026' } })
  }
  return tryRecord(
    viewer.id,
    (changes) => {
      const build = buildChange(intent, form, subject, changes)
      return build ? [{ build }] : []
    },
    {
      done: () => ({ title: DONE[intent], description: name }),
      refused: 'Nie udało się zapisać',
      // Most of these buttons are gone once they have done it. The form of a return stays.
      focus: intent === 'record-return' ? undefined : 'heading',
    },
  )
}

/** A question has a yes if its box was ticked, or the button says so for all. */
function parseAnswers(form: FormData): ExaminationAnswer[] {
  const about = String(form.get('about') ?? '')
  const isYes = (question: string) => form.get('answer') === 'yes' || form.getAll('yes').includes(question)
  return form.getAll('question').flatMap((question) => {
    const answer = isYes(String(question))
    const parsed = v.safeParse(examinationAnswerSchema, { question, answer, ...(isDay(about) && { about }) })
    return parsed.success ? [parsed.output] : []
  })
}

/** Returns the change to record, or undefined if a second tap or another tab has recorded it already. */
function buildChange(
  intent: PaperIntent,
  form: FormData,
  { viewer, person, sample: { today: day, employment } }: Subject,
  changes: readonly Change[],
): ((id: string) => Change) | undefined {
  const userId = person.id
  const { examinations, inductions, returns, referrals } = withEmploymentChanges(employment, changes)
  const paperId = String(form.get('paper'))
  const isThis = (paper: { id: string; userId: string }) => paper.id === paperId && paper.userId === userId
  if (intent === 'record-return') {
    const returnedOn = String(form.get('returnedOn'))
    const isKnown = returns.some((known) => known.userId === userId && known.returnedOn === returnedOn)
    return isKnown ? undefined : (id) => ({ kind: 'return-recorded', id, day, userId, returnedOn })
  }
  if (intent === 'refer') {
    const isKnown = referrals.some((known) => known.userId === userId && known.referredOn === day)
    return isKnown ? undefined : (id) => ({ kind: 'referral-recorded', id, day, userId, referredOn: day })
  }
  const examination = examinations.find(isThis)
  switch (intent) {
    case 'cover-position': {
      const held = positionNames(person)
      const position = held.find((name) => name === form.get('position')) ?? person.position
      if (!examination || position === undefined || isForPosition({ position }, examination)) return undefined
      const covering = coveringAlso(examination, [position])
      return (id) => ({ kind: 'examination-recorded', id, day, examination: covering })
    }
    case 'answer-examination': {
      const answers = parseAnswers(form)
      const isKnown = answers.every((each) =>
        examination?.answers?.some(
          (known) =>
            known === examination.answers?.findLast(({ question }) => question === each.question) &&
            known.answer === each.answer &&
            known.about === each.about,
        ),
      )
      if (!examination || isKnown) return undefined
      const by = fullName(viewer)
      return (id) => ({ kind: 'examination-answered', id, day, userId, examinationId: paperId, answers, by })
    }
    case 'remove-examination':
      if (!examination) return undefined
      return (id) => ({ kind: 'examination-removed', id, day, userId, examinationId: paperId })
    case 'remove-induction':
      if (!inductions.some(isThis)) return undefined
      return (id) => ({ kind: 'induction-removed', id, day, userId, inductionId: paperId })
    case 'remove-return':
      if (!returns.some(isThis)) return undefined
      return (id) => ({ kind: 'return-removed', id, day, userId, returnId: paperId })
    case 'remove-referral':
      if (!referrals.some(isThis)) return undefined
      return (id) => ({ kind: 'referral-removed', id, day, userId, referralId: paperId })
  }
}
