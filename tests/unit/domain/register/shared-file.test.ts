import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { Change } from '~/domain/changes/change'
import { NO_DATA } from '~/domain/records/own-data'
import { backupText } from '~/domain/register/backup'
import { mergeShared, readSharedFile, registerOfFile } from '~/domain/register/shared-file'
import { isOfSharedFile, isRegisterFile, sharedFileName } from '~/domain/register/shared-names'

import { TODAY, user } from '../../../support/builders'
import { reportFiled, sheetImported, signUp } from '../../../support/changes'

const owner = user({ id: 'aB3dE6gH9jK2mN5p', role: 'employer', company: 'Zakłady Ślusarskie „X” sp. z o.o.' })
const { id, ...about } = owner

const BEGUN = {
  kind: 'register-begun' as const,
  id,
  day: TODAY,
  owner: { ...about, role: 'employer' as const, company: 'Zakłady' },
} satisfies Change
const FUTURE = { kind: 'from-the-future', id: 'future', day: TODAY }

const undoing = (changeId: string) => ({ kind: 'undone', id: `u-${changeId}`, day: TODAY, changeId })
const archived = (personId: string) => ({
  kind: 'person-archived',
  id: `a-${personId}`,
  day: TODAY,
  personId,
})

const merge = (parts: { file?: readonly unknown[]; copies?: unknown[][]; own?: readonly unknown[] }) =>
  mergeShared(owner, { file: [], copies: [], own: [], ...parts })

describe('the name of a shared file', () => {
  it('is the same whatever the company is called, and another one for another register', () => {
    expect(sharedFileName({ id: 'Ab3dE6-ghijklmn' })).toBe('pewnik-rejestr-ab3de6-ghi.json')
    expect(sharedFileName(user({ id, company: 'Inna' }))).toBe(sharedFileName(owner))
    expect(sharedFileName(user({ id: 'zzzzzzzz' }))).not.toBe(sharedFileName(owner))
  })

  it.each([
    'pewnik-x-ab3de6.json',
    'pewnik-x-ab3de6 (conflicted copy 2026-11-21).json',
    'pewnik-x-ab3de6 (kopia w konflikcie użytkownika Jan 2026-11-21).json',
    'pewnik-x-ab3de6-KOMPUTER.json',
    'pewnik-x-ab3de6.sync-conflict-20261121-101112-ABCDEFG.json',
    'pewnik-x-ab3de6 (1).json',
  ])('is found again in %s', (name) => {
    expect(isOfSharedFile(name, 'pewnik-x-ab3de6.json')).toBe(true)
    expect(isRegisterFile(name)).toBe(true)
  })

  it.each(['pewnik-y-ab3de6.json', 'pewnik-x-ab3de6.json.crswap', 'umowa.json'])(
    'is not found in %s',
    (name) => {
      expect(isOfSharedFile(name, 'pewnik-x-ab3de6.json')).toBe(false)
    },
  )
})

describe('reading a shared file', () => {
  it('refuses one that is nested too deep to be merged', () => {
    const nested = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
    const text = backupText({ ...NO_DATA, records: ['here'] }, owner.id, TODAY).replace('"here"', nested)
    expect(readSharedFile(text, owner.id)).toEqual({ problem: 'no-backup' })
  })

  const text = (records: unknown[]) => backupText({ ...NO_DATA, records }, owner.id, TODAY)

  it('gives its entries as they stand, and none of an empty file', () => {
    expect(readSharedFile(text([BEGUN, FUTURE, 7]), owner.id)).toEqual({ records: [BEGUN, FUTURE, 7] })
    expect(readSharedFile('', owner.id)).toEqual({ records: [] })
  })

  it('refuses what it cannot be sure of', () => {
    expect(readSharedFile(text([BEGUN]).slice(0, -9), owner.id).problem).toBe('no-json')
    expect(readSharedFile('{}', owner.id).problem).toBe('no-backup')
    expect(readSharedFile(text([BEGUN]), 'somebody-else').problem).toBe('another-person')
    const newer = text([BEGUN]).replace('"version": 1', '"version": 2')
    expect(readSharedFile(newer, owner.id).problem).toBe('newer-version')
  })

  it('finds the register that it holds', () => {
    expect(registerOfFile(text([signUp('a'), BEGUN]))).toMatchObject({ id: owner.id, company: 'Zakłady' })
    expect(registerOfFile(text([signUp('a')]))).toBeUndefined()
    const changed: Change = {
      ...BEGUN,
      kind: 'register-changed',
      id: 'x',
      owner: { ...BEGUN.owner, company: 'Nowa' },
    }
    expect(registerOfFile(text([BEGUN, changed]))).toMatchObject({ id: owner.id, company: 'Nowa' })
    const undone: Change = { kind: 'undone', id: 'y', day: TODAY, changeId: 'x' }
    expect(registerOfFile(text([BEGUN, changed, undone]))).toMatchObject({ company: 'Zakłady' })
    expect(registerOfFile('nonsense')).toBeUndefined()
  })
})

describe('merging a shared file', () => {
  it('gives both sides what they lack, in the order of the file', () => {
    const merged = merge({ file: [BEGUN, signUp('b')], own: [BEGUN, signUp('a')] })
    expect(merged.toFile).toEqual([BEGUN, signUp('b'), signUp('a')])
    expect(merged.toBrowser).toEqual([BEGUN, signUp('b'), signUp('a')])
    expect(merged.news).toEqual([signUp('b')])
    expect(merged.isFileBehind).toBe(true)
  })

  it('writes nothing if the file has all', () => {
    const merged = merge({ file: [BEGUN, signUp('a'), FUTURE], own: [BEGUN, signUp('a')] })
    expect(merged.isFileBehind).toBe(false)
    expect(merged.news).toEqual([])
  })

  it('takes in what stands only in a copy of the file', () => {
    const merged = merge({ file: [BEGUN], copies: [[BEGUN, signUp('c')], [signUp('d')]], own: [BEGUN] })
    expect(merged.toFile).toEqual([BEGUN, signUp('c'), signUp('d')])
    expect(merged.toBrowser).toEqual(merged.toFile)
    expect(merged.isFileBehind).toBe(true)
  })

  it('keeps in the file what this version cannot read, and in the browser what stands there', () => {
    const merged = merge({ file: [FUTURE, 7], own: [BEGUN, { odd: true }] })
    expect(merged.toFile).toEqual([FUTURE, 7, BEGUN, { odd: true }])
    expect(merged.toBrowser).toEqual([BEGUN, { odd: true }])
    expect(merged.news).toEqual([])
  })

  it('takes nothing in that the owner could not have done, and removes it from no file', () => {
    const forged = reportFiled('x', { reportedBy: 'somebody-else' })
    const merged = merge({ file: [BEGUN, forged], own: [BEGUN] })
    expect(merged.toFile).toEqual([BEGUN, forged])
    expect(merged.toBrowser).toEqual([BEGUN])
  })

  it('leaves an entry of the browser as it is, although the file says otherwise under its id', () => {
    const merged = merge({ file: [signUp('a', 'changed')], own: [signUp('a', 'mine')] })
    expect(merged.toBrowser).toEqual([signUp('a', 'mine')])
    expect(merged.isFileBehind).toBe(false)
  })

  it('takes an import that was undone out of the file and all browsers', () => {
    const [sheet, undone] = [sheetImported('i', 'p1'), undoing('i')]
    const here = merge({ file: [sheet], own: [undone] })
    expect(here).toMatchObject({ toFile: [undone], toBrowser: [undone], news: [], isFileBehind: true })
    const there = merge({ file: here.toFile, own: [sheet] })
    expect(there).toMatchObject({ toFile: [undone], toBrowser: [undone], isFileBehind: false })
  })

  it('keeps an import that was undone here if something was built on it there', () => {
    const [sheet, built, undone] = [sheetImported('i', 'p1'), archived('p1'), undoing('i')]
    const there = merge({ file: [undone], own: [sheet, built] })
    expect(there.toFile).toEqual([undone, sheet, built])
    const here = merge({ file: there.toFile, own: [undone] })
    expect(here).toMatchObject({ toBrowser: [undone, sheet, built], isFileBehind: false })
  })

  it('ends with the same list everywhere, whoever looks in whatever order', () => {
    const ids = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,3}$/), { maxLength: 6 })
    fc.assert(
      fc.property(ids, ids, ids, fc.array(fc.nat(2), { maxLength: 12 }), (file, mine, theirs, looks) => {
        let shared: readonly unknown[] = file.map((name) => signUp(name))
        const browsers = [mine, theirs, []].map((own): readonly unknown[] => own.map((name) => signUp(name)))
        for (const place of [...looks, 0, 1, 2, 0, 1, 2]) {
          const merged = merge({ file: shared, own: browsers[place] })
          shared = merged.toFile
          browsers[place] = merged.toBrowser
        }
        for (const browser of browsers) expect(browser).toEqual(shared)
        expect(shared).toHaveLength(new Set([...file, ...mine, ...theirs]).size)
      }),
    )
  })
})
