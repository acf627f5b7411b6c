import * as fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { Change } from '~/domain/change'

import { TODAY } from '../../support/builders'
import { certificateAdded, reportFiled, signUp } from '../../support/changes'
import { blockStorage, stubStorage } from '../../support/storage'

const KEY = 'pewnik:records'
const SET_ASIDE_KEY = 'pewnik:records:damaged'
/** What a StorageError says; each tab has a class of its own. */
const REFUSED = 'The browser refuses its storage'

let { stored, storage } = stubStorage()

beforeEach(() => {
  vi.unstubAllGlobals()
  ;({ stored, storage } = stubStorage())
})

/** A tab of the browser: its own copy of the module, and its own word of what other tabs wrote. */
async function openTab() {
  const events = new EventTarget()
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events))
  vi.resetModules()
  const records = await import('~/browser/records.client')
  const shown = vi.fn<() => void>()
  records.onRecordsChange(shown)
  const hear = (key: string | null) => events.dispatchEvent(Object.assign(new Event('storage'), { key }))
  return { ...records, shown, hear }
}

/** Until all tabs have done what they had to do with what they heard. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 5))

const idsOf = (changes: readonly Change[]) => changes.map(({ id }) => id)

function storedText(changes: readonly unknown[], userId = 'user-1'): string {
  return JSON.stringify({ version: 1, people: { [userId]: { generation: 0, changes } } })
}

describe('what a person adds', () => {
  it('is there in the order it was added, also after a reload', async () => {
    const tab = await openTab()
    expect(tab.readChanges('user-1')).toEqual([])
    const [first, second, third] = [certificateAdded('a'), signUp('b'), reportFiled('c')]
    await tab.addChanges('user-1', [first, second])
    await tab.addChanges('user-1', [third])
    expect(tab.readChanges('user-1')).toEqual([first, second, third])

    const reloaded = await openTab()
    expect(reloaded.readChanges('user-1')).toEqual([first, second, third])
    expect(reloaded.recordsProblem('user-1')).toBeUndefined()
  })

  it('is never shown to another person, nor touched by what they add', async () => {
    const tab = await openTab()
    await tab.addChanges('user-1', [reportFiled('a')])
    const before: unknown = JSON.parse(stored.get(KEY) ?? '').people['user-1']
    for (const other of ['user-2', 'constructor', '__proto__', 'toString', '']) {
      expect(tab.readChanges(other)).toEqual([])
      expect(tab.recordsProblem(other)).toBeUndefined()
    }
    await tab.addChanges('user-2', [signUp('b')])
    await tab.replaceRecords('user-2', () => [])
    expect(JSON.parse(stored.get(KEY) ?? '').people['user-1']).toEqual(before)
    expect(idsOf(tab.readChanges('user-1'))).toEqual(['a'])
  })

  it('is added once, however often it is sent and from wherever', async () => {
    const [tab, other] = [await openTab(), await openTab()]
    const change = reportFiled('a')
    await Promise.all([
      tab.addChanges('user-1', [change, change]),
      tab.addChanges('user-1', [change]),
      other.addChanges('user-1', [change]),
    ])
    expect(stored.get(KEY)).toBe(storedText([change]))
  })

  it('is gone once it was undone, and stays gone when it is sent again', async () => {
    const tab = await openTab()
    await tab.addChanges('user-1', [signUp('a'), signUp('b')])
    await tab.undoChanges('user-1', [signUp('a')])
    expect(idsOf(tab.readChanges('user-1'))).toEqual(['b'])
    expect(tab.shown).toHaveBeenCalledTimes(1)
    await tab.addChanges('user-1', [signUp('a')])
    expect(idsOf(tab.readChanges('user-1'))).toEqual(['b'])
  })
})

describe('stored records that cannot be read', () => {
  it.each([
    ['malformed JSON', '{"version":1,'],
    ['half of what was written', storedText([signUp('a')]).slice(0, -20)],
    ['another shape', '["user-1"]'],
    ['nothing', ''],
    ['null', 'null'],
    ['people of another shape', '{"version":1,"people":[]}'],
    ['a person of another shape', '{"version":1,"people":{"user-1":{"changes":[]}}}'],
  ])('(%s) are told, stay until something is added, and are set aside then', async (_, text) => {
    stored.set(KEY, text)
    const tab = await openTab()
    expect(tab.readChanges('user-1')).toEqual([])
    expect(tab.recordsProblem('user-1')).toBe('damaged')
    expect([...stored]).toEqual([[KEY, text]])

    await tab.addChanges('user-1', [signUp('new')])
    expect(stored.get(SET_ASIDE_KEY)).toBe(text)
    expect(idsOf(tab.readChanges('user-1'))).toEqual(['new'])
    expect(tab.recordsProblem('user-1')).toBeUndefined()
  })

  it('are told apart where a newer version of the app wrote them', async () => {
    const text = '{"version":2,"people":{"user-1":{"generation":0,"changes":[]}},"more":true}'
    stored.set(KEY, text)
    const tab = await openTab()
    expect(tab.recordsProblem('user-1')).toBe('newer-version')
    expect(stored.get(KEY)).toBe(text)
    await tab.addChanges('user-1', [signUp('new')])
    expect(stored.get(SET_ASIDE_KEY)).toBe(text)
  })

  it('lose nothing wherever the text breaks off', async () => {
    const whole = storedText([certificateAdded('a'), signUp('b')])
    const tab = await openTab()
    for (let length = 0; length < whole.length; length += 1) {
      stored.clear()
      stored.set(KEY, whole.slice(0, length))
      await tab.addChanges('user-1', [signUp(`new-${length}`)])
      expect(stored.get(SET_ASIDE_KEY)).toBe(whole.slice(0, length))
      expect(idsOf(tab.readChanges('user-1'))).toEqual([`new-${length}`])
    }
  })

  it('never break reading or adding, whatever lies there', async () => {
    const tab = await openTab()
    const anything = fc.oneof(fc.json(), fc.string({ unit: 'binary' }))
    await fc.assert(
      fc.asyncProperty(anything, async (text) => {
        stored.clear()
        stored.set(KEY, text)
        await tab.addChanges('user-1', [signUp('new')])
        expect(idsOf(tab.readChanges('user-1'))).toEqual(['new'])
        expect(stored.get(SET_ASIDE_KEY) ?? text).toBe(text)
      }),
      { numRuns: 200 },
    )
  })

  it('hide no other change: one damaged among good ones stays as it stands', async () => {
    const damaged = { kind: 'from-the-future', id: 'x', secret: ['kept'] }
    stored.set(KEY, storedText([signUp('a'), damaged, 'no object', signUp('b')]))
    const tab = await openTab()
    expect(idsOf(tab.readChanges('user-1'))).toEqual(['a', 'b'])
    expect(tab.recordsProblem('user-1')).toEqual({ unreadable: 2 })

    await tab.addChanges('user-1', [signUp('c')])
    expect(stored.get(KEY)).toBe(storedText([signUp('a'), damaged, 'no object', signUp('b'), signUp('c')]))
    expect(stored.has(SET_ASIDE_KEY)).toBe(false)
  })

  it('of one person leave those of another whole, and take nothing of theirs aside', async () => {
    const tab = await openTab()
    await tab.addChanges('user-2', [reportFiled('secret')])
    const { people } = JSON.parse(stored.get(KEY) ?? '')
    stored.set(KEY, JSON.stringify({ version: 1, people: { ...people, 'user-1': 'damaged' } }))

    expect(tab.recordsProblem('user-2')).toBeUndefined()
    await tab.addChanges('user-1', [signUp('new')])
    expect(idsOf(tab.readChanges('user-2'))).toEqual(['secret'])
    expect(stored.get(SET_ASIDE_KEY)).toBe('{"version":1,"people":{"user-1":"damaged"}}')
  })
})

describe('a storage that refuses', () => {
  it('keeps what was there when it is full, and takes more once there is room', async () => {
    const tab = await openTab()
    await tab.addChanges('user-1', [signUp('a')])
    const before = stored.get(KEY)
    storage.room = (before ?? '').length + KEY.length + 10
    await expect(tab.addChanges('user-1', [signUp('b')])).rejects.toThrow(REFUSED)
    await expect(tab.replaceRecords('user-1', () => [signUp('c'), signUp('d')])).rejects.toThrow(REFUSED)
    expect(stored.get(KEY)).toBe(before)
    expect(idsOf(tab.readChanges('user-1'))).toEqual(['a'])

    storage.room = Infinity
    await tab.addChanges('user-1', [signUp('b')])
    expect(idsOf(tab.readChanges('user-1'))).toEqual(['a', 'b'])
  })

  it('keeps what is damaged wherever between setting aside and writing it gets full', async () => {
    const damaged = '{"version":1,"people":{"user-1":{"generation":0,"changes":[{"kind":'
    const tab = await openTab()
    for (let spare = 0; spare < 400; spare += 7) {
      stored.clear()
      storage.room = Infinity
      stored.set(KEY, damaged)
      storage.room = KEY.length + damaged.length + spare
      const isAdded = await tab.addChanges('user-1', [signUp('new')]).then(
        () => true,
        () => false,
      )
      expect([...stored.values()]).toContain(damaged)
      expect(stored.get(KEY) === damaged).toBe(!isAdded)
    }
  })

  it('reads as empty where it is blocked, and says so to whoever adds', async () => {
    const tab = await openTab()
    blockStorage()
    expect(tab.readChanges('user-1')).toEqual([])
    expect(tab.recordsProblem('user-1')).toBeUndefined()
    await expect(tab.addChanges('user-1', [signUp('a')])).rejects.toThrow(REFUSED)
  })

  it('says so too where its locks are blocked with it', async () => {
    const tab = await openTab()
    vi.stubGlobal('navigator', {
      locks: { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) },
    })
    await expect(tab.addChanges('user-1', [signUp('a')])).rejects.toThrow(REFUSED)
  })
})

/** One lock, held by one task at a time, in the order in which they asked for it. */
function lockManager() {
  let last: Promise<unknown> = Promise.resolve()
  return {
    request: (_name: string, task: () => Promise<unknown>) => {
      const result = last.then(task)
      last = result.catch(() => undefined)
      return result
    },
  }
}

type Step = { tab: 0 | 1; act: 'add' | 'undo'; id: number }

const steps = fc.array(
  fc.record({
    tab: fc.constantFrom(0 as const, 1 as const),
    act: fc.constantFrom('add' as const, 'add' as const, 'undo' as const),
    id: fc.integer({ min: 0, max: 12 }),
  }),
  { maxLength: 25 },
)

it('waits with writing while another tab holds the lock', async () => {
  const locks = lockManager()
  vi.stubGlobal('navigator', { locks })
  let release = () => {}
  const held = locks.request('pewnik:records', () => new Promise<void>((resolve) => (release = resolve)))
  const tab = await openTab()
  const added = tab.addChanges('user-1', [signUp('waiting')])
  await settled()
  expect(tab.readChanges('user-1')).toEqual([])
  release()
  await Promise.all([held, added])
  expect(tab.readChanges('user-1')).toHaveLength(1)
})

describe('a change that is to be made once', () => {
  const isThere = (tab: Awaited<ReturnType<typeof openTab>>) => () => tab.readChanges('user-1').length > 0

  it('is added by the first of two taps alone, whichever tab they come from', async () => {
    vi.stubGlobal('navigator', { locks: lockManager() })
    const [tab, other] = [await openTab(), await openTab()]
    const outcomes = await Promise.all([
      tab.addOnce('user-1', signUp('first'), isThere(tab)),
      tab.addOnce('user-1', signUp('second'), isThere(tab)),
      other.addOnce('user-1', signUp('third'), isThere(other)),
    ])
    expect(outcomes).toEqual(['added', 'needless', 'needless'])
    expect(idsOf(tab.readChanges('user-1'))).toEqual(['first'])
  })

  it('is refused where the browser keeps nothing, and changes nothing', async () => {
    const tab = await openTab()
    await tab.addChanges('user-1', [signUp('a')])
    const before = stored.get(KEY)
    blockStorage()
    expect(await tab.addOnce('user-1', signUp('b'), () => false)).toBe('refused')
    expect(stored.get(KEY)).toBe(before)
  })
})

describe.each(['with locks', 'without locks'])('two tabs that write at once (%s)', (mode) => {
  beforeEach(() => {
    vi.stubGlobal('navigator', mode === 'with locks' ? { locks: lockManager() } : {})
  })

  type Tab = Awaited<ReturnType<typeof openTab>>
  const take = (tab: Tab, { act, id }: Step) =>
    act === 'add'
      ? tab.addChanges('user-1', [signUp(String(id))])
      : tab.undoChanges('user-1', [signUp(String(id))])

  it('leave what one would have left who did the same, one thing after another', async () => {
    const [one, other, alone] = [await openTab(), await openTab(), await openTab()]
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        stored.clear()
        for (const step of sequence) await take(alone, step)
        const expected = alone.readChanges('user-1')
        const count = alone.readStoredRecords('user-1').changes.length

        stored.clear()
        await Promise.all(sequence.map((step) => take(step.tab === 0 ? one : other, step)))
        expect(one.readChanges('user-1')).toEqual(expected)
        expect(other.readChanges('user-1')).toEqual(expected)
        expect(one.readStoredRecords('user-1').changes).toHaveLength(count)
      }),
      { numRuns: 60 },
    )
  })

  it('lose nothing even where one wrote over the other, once they hear of each other', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        stored.clear()
        const tabs = [await openTab(), await openTab()] as const
        let [before, now] = ['', '']
        for (const [index, step] of sequence.entries()) {
          const [tab, other] = step.tab === 0 ? tabs : [tabs[1], tabs[0]]
          const isOver = step.act === 'undo' && sequence[index - 1]?.tab !== step.tab
          // The tab has not seen yet what the other wrote last, and writes over it.
          if (isOver && before) stored.set(KEY, before)
          before = now
          await take(tab, { ...step, act: 'add' })
          other.hear(KEY)
          await settled()
          tab.hear(KEY)
          await settled()
          now = stored.get(KEY) ?? ''
        }
        const added = new Set(sequence.map(({ id }) => String(id)))
        expect(new Set(idsOf(tabs[0].readChanges('user-1')))).toEqual(added)
      }),
      { numRuns: 12 },
    )
  }, 30_000)
})

describe('a tab that was written over', () => {
  it('adds again what is missing, and only then shows what there is', async () => {
    const [tab, stale] = [await openTab(), await openTab()]
    await tab.addChanges('user-1', [signUp('common')])
    const before = stored.get(KEY) ?? ''
    await tab.addChanges('user-1', [signUp('mine')])
    // The other tab writes on top of what it saw last.
    stored.set(KEY, before)
    await stale.addChanges('user-1', [signUp('theirs')])
    expect(idsOf(tab.readChanges('user-1'))).toEqual(['common', 'theirs'])

    let shown: string[] = []
    tab.shown.mockImplementation(() => {
      shown = idsOf(tab.readChanges('user-1'))
    })
    tab.hear(KEY)
    await vi.waitFor(() => expect(shown).toEqual(['common', 'theirs', 'mine']))
    expect(tab.shown).toHaveBeenCalledTimes(1)
  })

  it('tries again at the next word where there was no room', async () => {
    const tab = await openTab()
    await tab.addChanges('user-1', [signUp('mine')])
    stored.set(KEY, storedText([]))
    storage.room = 0
    tab.hear(KEY)
    await vi.waitFor(() => expect(tab.shown).toHaveBeenCalledTimes(1))
    expect(tab.readChanges('user-1')).toEqual([])

    storage.room = Infinity
    tab.hear(KEY)
    await vi.waitFor(() => expect(idsOf(tab.readChanges('user-1'))).toEqual(['mine']))
  })

  it('brings nothing back that was erased, replaced or cleared', async () => {
    const [tab, other] = [await openTab(), await openTab()]
    await tab.addChanges('user-1', [signUp('a')])
    await other.replaceRecords('user-1', () => [])
    tab.hear(KEY)
    await settled()
    expect(other.readChanges('user-1')).toEqual([])

    await tab.addChanges('user-1', [signUp('b')])
    stored.clear()
    tab.hear(null)
    tab.hear(KEY)
    await settled()
    expect(stored.size).toBe(0)

    await tab.addChanges('user-1', [signUp('c')])
    stored.delete(KEY)
    tab.hear(KEY)
    await settled()
    expect(stored.size).toBe(0)
  })

  it('does not listen to other keys, nor after it was told to stop', async () => {
    const tab = await openTab()
    tab.hear('pewnik:settings')
    await settled()
    expect(tab.shown).not.toHaveBeenCalled()
    tab.announceChange()
    expect(tab.shown).toHaveBeenCalledTimes(1)
  })
})

describe('replacing records', () => {
  it('gives back what was there, so that it can be put there again', async () => {
    const tab = await openTab()
    await tab.addChanges('user-1', [signUp('a'), certificateAdded('b')])
    const before = tab.readStoredRecords('user-1').changes
    const former = await tab.replaceRecords('user-1', () => [])
    expect(former).toEqual(before)
    expect(tab.readChanges('user-1')).toEqual([])
    await tab.replaceRecords('user-1', (changes) => [...former, ...changes])
    expect(JSON.stringify(tab.readStoredRecords('user-1').changes)).toBe(JSON.stringify(before))
  })

  it('waits for what is being added, and loses none of it', async () => {
    const [tab, other] = [await openTab(), await openTab()]
    const adding = other.addChanges('user-1', [{ ...signUp('a'), day: TODAY }])
    const former = await tab.replaceRecords('user-1', () => [])
    await adding
    expect(former).toEqual([signUp('a')])
  })
})
