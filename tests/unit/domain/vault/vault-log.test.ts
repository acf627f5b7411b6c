import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { withoutGone } from '~/domain/records/erased-people'
import { recordKey, unionOfRecords } from '~/domain/records/own-data'
import { mergeShared } from '~/domain/register/shared-file'
import type { EntryContent, OpenedEntry } from '~/domain/vault/vault-entry'
import {
  EMPTY_LOG,
  lastEntry,
  listDevicesOf,
  originsOf,
  recordsOf,
  rememberedOf,
  settle,
  withEntries,
  type Outgoing,
  type VaultLog,
} from '~/domain/vault/vault-log'

import { TODAY } from '../../../support/builders'
import { certificateAdded } from '../../../support/changes'
import { BEGUN, OWNER, personSaved } from '../../../support/owner'

type Entry = OpenedEntry & { content: EntryContent }

/** A server as the real one answers: numbers rise, and the same id counts once. */
class Server {
  entries: Entry[] = []
  numbers = new Map<string, number>()
  last = 0

  after(mark: Pick<OpenedEntry, 'number' | 'id'> | undefined): Entry[] | 'other-history' {
    if (mark && this.numbers.get(mark.id) !== mark.number) return 'other-history'
    return this.entries.filter(({ number }) => number > (mark?.number ?? 0))
  }

  append(id: string, content: EntryContent, replaces?: number): number | 'other-history' {
    const known = this.numbers.get(id)
    if (known !== undefined) return known
    if (replaces !== undefined && replaces > this.last) return 'other-history'
    if (replaces !== undefined) this.entries = this.entries.filter(({ number }) => number > replaces)
    this.last += 1
    this.numbers.set(id, this.last)
    this.entries.push({ number: this.last, id, content: structuredClone(content) })
    return this.last
  }

  wipe() {
    this.entries = []
    this.numbers.clear()
    this.last = 0
  }
}

/**
 * `lost`: the answer does not arrive. `late`: the request arrives when all else is over, unless the store is lost before,
 * because it dies with that server. `raced`: another device sends between the look and each entry of this one.
 */
type Network = 'fine' | 'lost' | 'late' | 'raced'

class Device {
  own: readonly unknown[] = [BEGUN]
  log: VaultLog = EMPTY_LOG
  unanswered: { id: string; sent: string } | undefined
  readonly name: string
  readonly server: Server
  /** A device that sends while this one is about to. */
  rival: Device | undefined
  /** Requests that are still on their way. */
  readonly late: (() => void)[]

  constructor(name: string, server: Server, late: (() => void)[]) {
    this.name = name
    this.server = server
    this.late = late
  }

  record(...records: unknown[]) {
    this.own = withoutGone([...this.own, ...records])
  }

  /** The same steps as in the browser. True if nothing is left to do. */
  sync(network: Network = 'fine'): boolean {
    for (let turn = 0; turn < 20; turn += 1) {
      const former = this.log
      let incoming = this.server.after(lastEntry(this.log))
      if (incoming === 'other-history') {
        this.unanswered = undefined
        this.log = { ...this.log, entries: [], gone: new Set() }
        incoming = this.server.entries
      }
      const log = withEntries(this.log, incoming)
      const { records, isComplete } = recordsOf(log, this.own, incoming)
      if (!isComplete) {
        this.log = { ...log, entries: [], gone: new Set() }
        continue
      }
      const merged = mergeShared(OWNER, {
        file: records,
        copies: rememberedOf(former, this.own),
        own: this.own,
      })
      this.own = merged.toBrowser
      const settled = settle(log, incoming, merged, { maxEntries: 8, maxLength: 700 })
      this.log = settled.log
      const isDone = this.send(settled.outgoing, network)
      if (isDone === undefined) return false
      if (!isDone) continue
      this.log = settle(this.log, [], merged).log
      return settled.outgoing.length === 0
    }
    return false
  }

  /** Undefined if the network breaks. */
  private send(outgoing: readonly Outgoing[], network: Network): boolean | undefined {
    for (const { replaces, ...rest } of outgoing) {
      const content: EntryContent = { v: 1, device: { id: this.name, name: this.name }, at: TODAY, ...rest }
      const sent = JSON.stringify([content.whole, content.records.map(recordKey)])
      if (this.unanswered?.sent !== sent) this.unanswered = { id: crypto.randomUUID(), sent }
      const { id } = this.unanswered
      if (network === 'late') {
        this.late.push(() => this.server.append(id, content, replaces))
        return undefined
      }
      if (network === 'raced') this.rival?.sync()
      const number = this.server.append(id, content, replaces)
      if (network === 'lost') return undefined
      this.unanswered = undefined
      if (number === 'other-history' || number !== (lastEntry(this.log)?.number ?? 0) + 1) return false
      this.log = withEntries(this.log, [{ number, id, content }])
    }
    return true
  }

  restart() {
    this.unanswered = undefined
  }
}

const PEOPLE = ['a', 'b', 'c', 'd']

type Step =
  | { do: 'save' | 'import' | 'certify' | 'erase' | 'unknown'; device: number; person: number }
  | { do: 'undo'; device: number; which: number }
  | { do: 'sync'; device: number; network: Network }
  | { do: 'restart'; device: number }
  | { do: 'wipe' }

const device = fc.nat(2)
const person = fc.nat(PEOPLE.length - 1)
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom('save', 'import', 'certify', 'erase', 'unknown'),
      device,
      person,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('undo'), device, which: fc.nat(30) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('sync'),
      device,
      network: fc.constantFrom('fine', 'lost', 'late', 'raced'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('restart'), device }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('wipe') }) },
)

/** Walks through the steps, and then brings all devices in step. */
function walk(steps: readonly Step[]) {
  const server = new Server()
  const late: (() => void)[] = []
  const devices = ['laptop', 'tablet', 'phone'].map((name) => new Device(name, server, late))
  for (const [place, each] of devices.entries()) each.rival = devices[(place + 1) % devices.length]
  const recorded: unknown[] = [BEGUN]
  for (const [place, each] of steps.entries()) {
    if (each.do === 'wipe') {
      server.wipe()
      late.length = 0
      continue
    }
    const here = devices[each.device]
    if (!here) continue
    const record = (change: unknown) => {
      recorded.push(change)
      here.record(change)
    }
    const id = `change-${place}`
    if (each.do === 'sync') here.sync(each.network)
    else if (each.do === 'restart') here.restart()
    else if (each.do === 'undo') {
      const undone = here.own.slice(1)[each.which % Math.max(1, here.own.length - 1)]
      if (undone) record({ kind: 'undone', id, day: TODAY, changeId: recordKey(undone) })
    } else {
      const subject = PEOPLE[each.person] ?? ''
      const about = { id: `person-${subject}`, firstName: 'Tajny', lastName: `Tajny-${subject}` }
      record(changeOf(each.do, id, about))
    }
  }
  for (const arrive of late) arrive()
  for (let round = 0; round < 12; round += 1) if (devices.map((each) => each.sync()).every(Boolean)) break
  const joined = new Device('joined', server, late)
  joined.sync()
  return { devices: [...devices, joined], server, recorded }
}

function changeOf(
  kind: 'save' | 'import' | 'certify' | 'erase' | 'unknown',
  id: string,
  about: { id: string; firstName: string; lastName: string },
) {
  switch (kind) {
    case 'save':
      return { kind: 'person-saved', id, day: TODAY, person: about }
    case 'import':
      return {
        kind: 'sheet-imported',
        id,
        day: TODAY,
        people: [about, { ...about, id: `other-${id}` }],
        restored: [],
        certificates: [],
      }
    case 'certify':
      return certificateAdded(id, { userId: about.id, status: 'active' })
    case 'erase':
      return { kind: 'person-erased', id, day: TODAY, erasedId: about.id }
    case 'unknown':
      return { kind: 'from-the-future', id, day: TODAY, about: about.lastName }
  }
}

const listOf = ({ own, log }: Device) => recordsOf(log, own, []).records

describe('the devices of a register', () => {
  it('have the same list in the end, also one that joins then, nothing twice and nothing lost', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const { devices, recorded } = walk(steps)
        const [first = [], ...others] = devices.map(listOf)
        for (const list of others) expect(list).toEqual(first)
        const keys = first.map(recordKey)
        expect(new Set(keys).size).toBe(keys.length)
        // What is not there is gone for good by the rules. Without erased people, an import may be gone as well.
        const all = withoutGone(withoutGone(unionOfRecords(first, recorded))).map(recordKey)
        expect(all.filter((key) => !keys.includes(key))).toEqual([])
        // Each sees what it can read, in that order.
        for (const { own } of devices) {
          expect(own.map(recordKey)).toEqual(keys.filter((key) => own.map(recordKey).includes(key)))
        }
      }),
      { numRuns: 400 },
    )
  })

  it('leave nothing of an erased person on the server', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const { devices, server } = walk(steps)
        const kept = JSON.stringify(devices.map(listOf)[0])
        const there = JSON.stringify(server.entries.flatMap(({ content }) => content.records))
        for (const subject of PEOPLE) {
          const name = `"lastName":"Tajny-${subject}"`
          expect(there.includes(name)).toBe(kept.includes(name))
        }
      }),
      { numRuns: 400 },
    )
  })
})

describe('the log of a vault', () => {
  const LAPTOP = { id: 'laptop', name: 'laptop Anny' }
  const TABLET = { id: 'tablet', name: 'tablet' }
  const entry = (number: number, records: unknown[], content: Partial<EntryContent> = {}): OpenedEntry => ({
    number,
    id: `entry-${number}`,
    content: { v: 1, device: LAPTOP, at: `2026-11-2${number}T08:00:00.000Z`, records, ...content },
  })
  const JAN = personSaved('jan', 'Jan', 'Jawny')
  const EWA = personSaved('ewa', 'Ewa', 'Jawna')
  const OLA = personSaved('ola', 'Ola', 'Jawna')
  const settled = (incoming: OpenedEntry[], own: unknown[], maxLength?: number) => {
    const log = withEntries(EMPTY_LOG, incoming)
    const { records } = recordsOf(log, own, incoming)
    return settle(log, incoming, mergeShared(OWNER, { file: records, copies: [], own }), { maxLength })
  }

  it('has a whole picture in the place of what it replaces, before what others sent meanwhile', () => {
    const whole = { upTo: 2, part: 0 }
    const seen = [entry(1, [BEGUN]), entry(2, [JAN]), entry(3, [OLA]), entry(4, [BEGUN, JAN, EWA], { whole })]
    const keys = ({ entries }: VaultLog) => [...new Set(entries.flatMap((each) => each.keys))]
    const fromTheBeginning = withEntries(EMPTY_LOG, seen)
    const joined = withEntries(EMPTY_LOG, seen.slice(2))
    expect(keys(fromTheBeginning)).toEqual([BEGUN.id, 'jan', 'ewa', 'ola'])
    expect(keys(joined)).toEqual(keys(fromTheBeginning))
  })

  it('sends a large whole picture in parts, the first one last, and leaves the rest in its place until then', () => {
    const erasing = { kind: 'person-erased', id: 'erasing', day: TODAY, erasedId: JAN.person.id }
    const incoming = [entry(1, [BEGUN, JAN, EWA, OLA])]
    const { outgoing } = settled(incoming, [BEGUN, EWA, OLA, erasing], 1)
    expect(outgoing.map(({ records, replaces }) => [records.map(recordKey), replaces])).toEqual([
      [['erasing'], undefined],
      [['ola'], undefined],
      [['ewa'], undefined],
      [[BEGUN.id], 1],
    ])
  })

  it('is replaced if an entry erases somebody whose import was sent before', () => {
    const imported = {
      kind: 'sheet-imported',
      id: 'import',
      day: TODAY,
      people: [JAN.person, EWA.person],
      restored: [],
      certificates: [],
    }
    const erasing = { kind: 'person-erased', id: 'erasing', day: TODAY, erasedId: JAN.person.id }
    const log = withEntries(EMPTY_LOG, [entry(1, [BEGUN, imported]), entry(2, [erasing])])
    const own = withoutGone([BEGUN, imported, erasing])
    const { outgoing } = settle(log, [], mergeShared(OWNER, { file: own, copies: [], own }))
    expect(outgoing).toMatchObject([{ records: own, replaces: 2 }])
  })

  it('never replaces an entry that this version cannot read', () => {
    const erasing = { kind: 'person-erased', id: 'erasing', day: TODAY, erasedId: JAN.person.id }
    const incoming = [entry(1, [BEGUN, JAN]), { number: 2, id: 'of-a-later-version' }]
    const { outgoing } = settled(incoming, [BEGUN, erasing])
    expect(outgoing).toEqual([{ records: [erasing] }])
  })

  it('says of each change which device has sent it first, also out of a whole picture, and knows all devices', () => {
    const incoming = [
      entry(1, [BEGUN, JAN]),
      entry(2, [EWA], { device: TABLET }),
      entry(3, [], { device: { id: 'phone', name: 'telefon' } }),
      entry(4, [{ kind: 'person-erased', id: 'erasing', day: TODAY, erasedId: 'nobody' }]),
    ]
    const { outgoing } = settled(incoming, [])
    const [part] = outgoing
    const whole = withEntries(EMPTY_LOG, [entry(5, part?.records ?? [], { ...part })])
    const origins = originsOf(whole)
    expect([origins.get('jan')?.device, origins.get('ewa')?.device]).toEqual([LAPTOP, TABLET])
    expect(listDevicesOf(whole).map(({ device: { name } }) => name)).toEqual([
      'laptop Anny',
      'telefon',
      'tablet',
    ])
  })
})
