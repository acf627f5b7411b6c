import { expect, test } from 'vitest'

import { inductionHint } from '~/domain/admission/induction-hint'

import { induction } from '../../../support/builders'

const HIRED = { hiredOn: '2026-11-02' }

function hintOf(
  days: { generalOn?: string; positionOn?: string },
  {
    person = HIRED,
    known = [] as string[],
  }: { person?: { hiredOn?: string; positionSince?: string }; known?: string[] } = {},
): string {
  const inductions = known.map((generalOn) => induction({ generalOn, positionOn: undefined }))
  const part = days.generalOn === undefined ? 'position' : 'general'
  return inductionHint(part, { generalOn: '', positionOn: '', ...days }, { person, inductions }) ?? ''
}

test('a training before the first day of work is pointed out, and one long before it does not count', () => {
  expect(hintOf({ generalOn: '2026-11-02' })).toBe('')
  expect(hintOf({ generalOn: '2026-10-30' })).toMatch(
    /^Ten dzień jest przed pierwszym dniem pracy \(02\.11\.2026\)/,
  )
  expect(hintOf({ positionOn: '2026-10-03' })).toMatch(/Sprawdź/)
  expect(hintOf({ positionOn: '2026-10-02' })).toMatch(/nie liczy się do tej pracy/)
  expect(hintOf({ generalOn: '2026-10-02' }, { person: {} })).toBe('')
  expect(hintOf({ generalOn: '0002-10-0' })).toBe('')
})

test('the training of a former contract on the same position, directly before, is none of before the work', () => {
  expect(hintOf({ positionOn: '2023-05-08' }, { person: { ...HIRED, positionSince: '2023-05-08' } })).toBe('')
})

test('a part on the position is held against the first general one that the register knows', () => {
  expect(hintOf({ positionOn: '2026-11-05' }, { known: ['2026-11-09', '2026-11-06'] })).toMatch(
    /^Ten dzień jest przed instruktażem ogólnym \(06\.11\.2026\)/,
  )
  expect(hintOf({ positionOn: '2026-11-06' }, { known: ['2026-11-09', '2026-11-06'] })).toBe('')
  // A general one of another employment says nothing of the order.
  expect(hintOf({ positionOn: '2026-11-05' }, { known: ['2020-01-07'] })).toBe('')
})
