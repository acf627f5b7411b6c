import * as v from 'valibot'

import { TOLD_KINDS } from '~/domain/crew/records/drop-kinds'
import { clockTime } from '~/domain/words/clock-time'
import { isDay, type Day } from '~/domain/words/day'
import { parseFields, type ParsedForm } from '~/domain/words/form'
import { recordId, typedLine, typedLines } from '~/domain/words/typed-text'

import type { DropOf } from './drop'
import { MAX_LINE_LENGTH, MAX_TEXT_LENGTH } from './limits'

// The forms on the phone. Their messages are keys of `problems` in the dictionaries, because each phone has its language.

const optionalLine = v.optional(
  v.pipe(
    typedLine(MAX_LINE_LENGTH, 'too_long'),
    v.transform((text) => text || undefined),
  ),
)

function filledLine(missing: string) {
  return v.pipe(typedLine(MAX_LINE_LENGTH, 'too_long'), v.nonEmpty(missing))
}

function filledLines(missing: string) {
  return v.pipe(typedLines(MAX_TEXT_LENGTH, 'too_long'), v.nonEmpty(missing))
}

const TELEPHONE = /^\+?(?:[\s()./-]*\d){7,15}[\s()-]*$/
const EMAIL = v.pipe(v.string(), v.email())

function isTelephone(text: string): boolean {
  return TELEPHONE.test(text)
}

function isContact(text: string): boolean {
  return isTelephone(text) || v.is(EMAIL, text)
}

/** The moment in Warsaw by the phone's clock. */
export type Moment = { day: Day; time: string }

export type Told = Pick<DropOf<'told'>, 'about' | 'text' | 'location' | 'date' | 'time' | 'name' | 'phone'>

/**
 * Parses the form of the box. Without „Wcześniej” the event is now. Whoever reports anonymously sends neither a name nor a
 * phone, whatever they have typed before.
 */
export function parseTold(form: FormData, now: Moment): ParsedForm<Told> {
  const isEarlier = form.get('when') === 'earlier'
  const isNamed = form.get('who') === 'named'
  return parseFields(toldSchema(now), {
    about: form.get('about'),
    text: form.get('text') ?? '',
    location: form.get('location') ?? undefined,
    date: isEarlier ? (form.get('date') ?? '') : now.day,
    time: isEarlier ? form.get('time') || undefined : now.time,
    name: isNamed ? (form.get('name') ?? '') : undefined,
    phone: isNamed ? form.get('phone') || undefined : undefined,
  })
}

function toldSchema(now: Moment) {
  return v.pipe(
    v.object({
      about: v.picklist(TOLD_KINDS, 'kind_missing'),
      text: filledLines('answer_missing'),
      location: optionalLine,
      date: v.pipe(
        v.string(),
        v.check(isDay, 'day_wrong'),
        v.check((day) => day <= now.day, 'day_ahead'),
      ),
      time: v.optional(clockTime('time_wrong')),
      name: v.optional(filledLine('name_missing')),
      phone: v.optional(v.pipe(typedLine(MAX_LINE_LENGTH, 'too_long'), v.check(isTelephone, 'phone_wrong'))),
    }),
    v.forward(
      v.partialCheck(
        [['date'], ['time']],
        ({ date, time }) => time === undefined || date !== now.day || time <= now.time,
        'time_ahead',
      ),
      ['time'],
    ),
  )
}

/** Parses the note of somebody whose page is wrong. */
export function parseCorrection(form: FormData): ParsedForm<{ text: string }> {
  return parseFields(v.object({ text: filledLines('text_missing') }), { text: form.get('text') ?? '' })
}

export type SignUp = Pick<DropOf<'sign-up'>, 'trainingId' | 'name' | 'firm' | 'contact' | 'answer'>

/** Parses the form that signs up for a training. `isAsked` if the organiser asks a question, which needs an answer. */
export function parseSignUp(
  form: FormData,
  { trainingId, isAsked }: { trainingId: string; isAsked: boolean },
): ParsedForm<SignUp> {
  const contact = v.pipe(filledLine('contact_missing'), v.check(isContact, 'contact_wrong'))
  return parseFields(
    v.object({
      trainingId: recordId,
      name: filledLine('name_missing'),
      firm: optionalLine,
      contact,
      answer: isAsked ? filledLine('answer_missing') : v.optional(v.undefined()),
    }),
    {
      trainingId,
      name: form.get('name') ?? '',
      firm: form.get('firm') ?? undefined,
      contact: form.get('contact') ?? '',
      answer: isAsked ? (form.get('answer') ?? '') : undefined,
    },
  )
}
