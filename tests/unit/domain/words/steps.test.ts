import { expect, test } from 'vitest'

import { resumable, runSteps } from '~/domain/words/steps'

function* sumTo(last: number) {
  let sum = 0
  for (let each = 1; each <= last; each += 1) {
    sum += each
    yield
  }
  return sum
}

test('steps run at once give their result', () => {
  expect(runSteps(sumTo(4))).toBe(10)
})

test('a computation that was begun ahead gives the same, whoever makes the last step', () => {
  const begun = resumable(sumTo(4))
  expect(begun.advance()).toBe(false)
  expect(begun.result()).toBe(10)
  const ended = resumable(sumTo(1))
  expect([ended.advance(), ended.advance()]).toEqual([false, true])
  expect([ended.advance(), ended.result(), ended.result()]).toEqual([true, 1, 1])
})
