import { expect, it } from 'vitest'

import { validitySpan } from '~/domain/admission/validity-span'

import { certificate } from '../../../support/builders'

const REQUIREMENT = { qualification: { type: 'bhp', scope: 'workers' } } as const

const spanOf = (issueDate: string | undefined, lastDay: string | undefined, today: string) =>
  validitySpan(
    { requirement: REQUIREMENT, state: 'valid', certificate: certificate({ issueDate }), lastDay },
    today,
  )

it('is to scale, from its issue to its end', () => {
  expect(spanOf('2026-01-01', '2026-01-11', '2026-01-06')).toEqual({
    from: '2026-01-01',
    end: '2026-01-11',
    endShare: 1,
    todayShare: 0.5,
  })
  expect(spanOf('2026-01-01', '2026-01-11', '2026-01-11')).toMatchObject({ endShare: 1, todayShare: 1 })
})

it('reaches today once it is over, and begins at its issue even if that is to come', () => {
  expect(spanOf('2026-01-01', '2026-01-11', '2026-01-21')).toMatchObject({ endShare: 0.5, todayShare: 1 })
  expect(spanOf('2026-01-10', '2026-01-20', '2026-01-05')).toMatchObject({ endShare: 1, todayShare: 0 })
})

it('is none without both days', () => {
  expect(spanOf(undefined, '2026-01-11', '2026-01-06')).toBeUndefined()
  expect(spanOf('2026-01-01', undefined, '2026-01-06')).toBeUndefined()
  expect(spanOf('2026-01-11', '2026-01-11', '2026-01-11')).toBeUndefined()
  const none = validitySpan(
    { requirement: REQUIREMENT, state: 'missing', lastDay: '2026-01-11' },
    '2026-01-06',
  )
  expect(none).toBeUndefined()
  const former = certificate({ issueDate: '2020-01-01' })
  const first = {
    requirement: REQUIREMENT,
    state: 'first',
    certificate: former,
    lastDay: '2027-01-11',
  } as const
  expect(validitySpan(first, '2026-01-06')).toBeUndefined()
})
