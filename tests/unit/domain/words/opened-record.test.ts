import { expect, test } from 'vitest'

import { certificateFactsSchema } from '~/domain/certificates/new-certificate'
import { savedCorrection } from '~/domain/decisions/certificate-correction'
import { SAVED_CONDITIONS } from '~/domain/employment/saved-conditions'
import { workConditionsSchema } from '~/domain/employment/work-conditions'
import { newPersonSchema } from '~/domain/people/person-fields'
import { registerOwnerSchema } from '~/domain/people/register-owner'
import { SAVED_OWNER } from '~/domain/people/saved-owner'
import { SAVED_PERSON } from '~/domain/people/saved-person'
import { ownKindSchema } from '~/domain/qualifications/own-kind'
import { SAVED_KIND } from '~/domain/qualifications/own-kind-form'
import { savedPosition } from '~/domain/qualifications/position-form'
import { positionSchema } from '~/domain/qualifications/requirement'
import { assessmentSchema } from '~/domain/reports/accident'
import { SAVED_ASSESSMENT } from '~/domain/reports/assessment-form'
import { savedMeasure } from '~/domain/reports/measure-form'
import { newMeasureSchema } from '~/domain/reports/measure-schema'
import { registerEntrySchema } from '~/domain/reports/register-entry'
import { SAVED_ENTRY } from '~/domain/reports/register-entry-form'
import { newTrainingSchema } from '~/domain/trainings/new-training'
import { programmeSchema } from '~/domain/trainings/programme'
import { SAVED_TOPICS } from '~/domain/trainings/saved-topics'
import { savedTraining } from '~/domain/trainings/training-form'
import { mergeOpened, OPENED_FIELD, openedText, type SavedField } from '~/domain/words/opened-record'

import { formOf } from '../../../support/form'

type Job = { place: string; from?: string | undefined; to?: string | undefined; tags?: string[] | undefined }

const FIELDS: readonly SavedField<Job>[] = [
  { label: 'Miejsce', keys: ['place'], text: ({ place }) => place },
  { label: 'Od', keys: ['from'], group: 'days', text: ({ from }) => from },
  { label: 'Do', keys: ['to'], group: 'days', text: ({ to }) => to },
  { label: 'Etykiety', keys: ['tags'], text: ({ tags = [] }) => tags.join(', ') },
]

const OPENED: Job = { place: 'hala', from: '1 maja', to: '9 maja', tags: ['nocna'] }

/** Merges what was typed into a form that was opened with `OPENED` into the record as it is now. */
function merge(typed: Partial<Job>, elsewhere: Partial<Job>, opened = openedText(FIELDS, OPENED)) {
  const form = formOf({ [OPENED_FIELD]: opened })
  return mergeOpened(form, { value: { ...OPENED, ...typed } }, FIELDS, { ...OPENED, ...elsewhere })
}

test('a field that the person has not changed takes the value that it has now', () => {
  expect(merge({ place: 'biuro' }, { tags: ['nocna', 'pilna'] }).value).toEqual({
    ...OPENED,
    place: 'biuro',
    tags: ['nocna', 'pilna'],
  })
})

test('so does a field that was emptied elsewhere', () => {
  expect(merge({ place: 'biuro' }, { tags: undefined }).value).toEqual({
    ...OPENED,
    place: 'biuro',
    tags: undefined,
  })
})

test('a field that nobody has changed elsewhere is saved as it is typed, also if it was emptied', () => {
  expect(merge({ tags: undefined }, { place: 'biuro' }).value).toEqual({
    ...OPENED,
    place: 'biuro',
    tags: undefined,
  })
})

test('a field that both have changed is asked about once, with both values', () => {
  const typed = { place: 'biuro', tags: ['dzienna'] }
  const elsewhere = { place: 'magazyn', from: '2 maja' }
  const { value, errors, meanwhile } = merge(typed, elsewhere)
  expect({ value, errors }).toEqual({ value: undefined, errors: {} })
  expect(meanwhile?.clashes).toEqual([{ label: 'Miejsce', here: 'biuro', there: 'magazyn' }])
  // Sent again, the form saves its own value, and still takes what it has not changed.
  expect(merge(typed, elsewhere, meanwhile?.opened).value).toEqual({
    place: 'biuro',
    from: '2 maja',
    to: '9 maja',
    tags: ['dzienna'],
  })
})

test('a field that has changed once more since the question is asked about again', () => {
  const { meanwhile } = merge({ place: 'biuro' }, { place: 'magazyn' })
  expect(merge({ place: 'biuro' }, { place: 'plac' }, meanwhile?.opened).meanwhile?.clashes).toEqual([
    { label: 'Miejsce', here: 'biuro', there: 'plac' },
  ])
})

test('both may have made the same change', () => {
  expect(merge({ place: 'biuro' }, { place: 'biuro' }).value).toEqual({ ...OPENED, place: 'biuro' })
})

test('fields of a group are never combined out of two versions', () => {
  const { meanwhile } = merge({ from: '3 maja' }, { to: '2 maja' })
  expect(meanwhile?.clashes).toEqual([
    { label: 'Od', here: '3 maja', there: '1 maja' },
    { label: 'Do', here: '9 maja', there: '2 maja' },
  ])
  expect(merge({ from: '3 maja' }, { to: '2 maja' }, meanwhile?.opened).value).toEqual({
    ...OPENED,
    from: '3 maja',
  })
  expect(merge({}, { from: '3 maja', to: '8 maja' }).value).toEqual({
    ...OPENED,
    from: '3 maja',
    to: '8 maja',
  })
})

test('the question names what was changed elsewhere, also if the form shows it already', () => {
  expect(merge({ from: '3 maja', to: '8 maja' }, { to: '8 maja' }).meanwhile?.clashes).toEqual([
    { label: 'Od', here: '3 maja', there: '1 maja' },
    { label: 'Do', here: '8 maja', there: '8 maja' },
  ])
})

test('an untouched field may show the new value already: that is no change of the person', () => {
  expect(merge({ to: '8 maja' }, { from: '3 maja', to: '8 maja' }).value).toEqual({
    ...OPENED,
    from: '3 maja',
    to: '8 maja',
  })
})

test.each([
  ['does not say with what it was opened', undefined],
  ['says it in a way that nobody can read', '{'],
])('a form that %s is saved as it is typed', (_, opened) => {
  const form = formOf(opened === undefined ? {} : { [OPENED_FIELD]: opened })
  const value = { ...OPENED, place: 'biuro' }
  expect(mergeOpened(form, { value }, FIELDS, { ...OPENED, place: 'plac' }).value).toEqual(value)
})

test('a wrong form is told of its errors first', () => {
  const form = formOf({ [OPENED_FIELD]: openedText(FIELDS, OPENED) })
  const wrong = { errors: { place: 'Podaj miejsce' } }
  expect(mergeOpened(form, wrong, FIELDS, OPENED)).toEqual(wrong)
})

/** All that a change of the record holds, but for that which says whose it is. */
const stored = (schema: { entries: object }, ...others: string[]) => [
  ...Object.keys(schema.entries).filter((key) => !WHOSE.has(key)),
  ...others,
]
const WHOSE = new Set(['id', 'role', 'trainingCenter', 'qualification'])

test.each([
  ['person', SAVED_PERSON, stored(newPersonSchema, 'otherPositions')],
  ['kind', SAVED_KIND, stored(ownKindSchema)],
  ['position', savedPosition([]), stored(positionSchema).filter((key) => key !== 'name')],
  ['conditions', SAVED_CONDITIONS, stored(workConditionsSchema).filter((key) => key !== 'position')],
  ['training', savedTraining([]), stored(newTrainingSchema)],
  ['programme', SAVED_TOPICS, stored(programmeSchema)],
  ['certificate', savedCorrection([]), stored(certificateFactsSchema, 'firstName', 'lastName')],
  ['entry', SAVED_ENTRY, stored(registerEntrySchema)],
  ['assessment', SAVED_ASSESSMENT, stored(assessmentSchema)],
  ['measure', savedMeasure(String), stored(newMeasureSchema)],
  ['owner', SAVED_OWNER, stored(registerOwnerSchema.options[0])],
] as const)('each fact of a stored %s is in one field of its form', (_, fields, facts) => {
  const keys = fields.flatMap((field: { keys: readonly string[] }) => field.keys)
  expect(keys.toSorted()).toEqual(facts.toSorted())
  const labels = fields.map(({ label }) => label)
  expect(new Set(labels).size).toBe(labels.length)
})
