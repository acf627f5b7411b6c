import { describe, expect, it, vi } from 'vitest'

import { keepLast } from '~/domain/words/keep-last'

describe('keepLast', () => {
  it('computes once for the very same arguments', () => {
    const compute = vi.fn<(numbers: readonly number[], factor: number) => number[]>((numbers, factor) =>
      numbers.map((n) => n * factor),
    )
    const kept = keepLast(compute)
    const numbers = [1, 2]
    expect(kept(numbers, 2)).toEqual([2, 4])
    expect(kept(numbers, 2)).toBe(kept(numbers, 2))
    expect(compute).toHaveBeenCalledTimes(1)
  })

  it('computes again for an equal list that is another one', () => {
    const compute = vi.fn<(numbers: readonly number[]) => number>((numbers) => numbers.length)
    const kept = keepLast(compute)
    expect([kept([1]), kept([1]), kept([1, 2])]).toEqual([1, 1, 2])
    expect(compute).toHaveBeenCalledTimes(3)
  })

  it('computes once for objects with the very same fields', () => {
    const compute = vi.fn<(lists: { numbers: readonly number[] }) => number>(({ numbers }) => numbers.length)
    const kept = keepLast(compute)
    const numbers = [1, 2]
    expect([kept({ numbers }), kept({ numbers })]).toEqual([2, 2])
    expect(compute).toHaveBeenCalledTimes(1)
    expect([kept({ numbers: [1, 2] }), kept({ numbers: [] })]).toEqual([2, 0])
    expect(compute).toHaveBeenCalledTimes(3)
  })

  it('forgets all but the last', () => {
    const compute = vi.fn<(text: string) => string>((text) => text.toUpperCase())
    const kept = keepLast(compute)
    for (const text of ['a', 'b', 'a']) kept(text)
    expect(compute).toHaveBeenCalledTimes(3)
  })
})
