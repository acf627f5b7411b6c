import { strToU8, zipSync, type Zippable } from 'fflate'
import { beforeEach, describe, expect, it } from 'vitest'

import { readBackupFile } from '~/browser/registers/read-backup-file.client'
import { listStoredScans } from '~/browser/scans/scan-store.client'
import { NO_DATA } from '~/domain/records/own-data'
import { backupText } from '~/domain/register/backup'
import { MAX_COPY_SCANS, MAX_UNPACKING } from '~/domain/register/backup-limits'
import { MAX_SCAN_BYTES } from '~/domain/scans/scan'

import { TODAY, user } from '../../../support/builders'
import { openTab, stubBrowser } from '../../../support/database'
import { pdf } from '../../../support/scans'

beforeEach(() => {
  stubBrowser()
})

const ID = 'register0000001'

async function hashOf(bytes: Uint8Array): Promise<string> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes))).toString('hex')
}

/** A copy with those files beside its data. */
function copyOf(files: Zippable, records: readonly unknown[] = []): File {
  const text = backupText({ ...NO_DATA, records }, ID, TODAY)
  return new File([new Uint8Array(zipSync({ 'dane.json': strToU8(text), ...files }))], 'kopia.zip')
}

async function scanFile(words: string) {
  const bytes = new Uint8Array(pdf(words))
  const hash = await hashOf(bytes)
  return { hash, files: { [`dokumenty/${hash}.pdf`]: [bytes, { level: 0 }] } satisfies Zippable }
}

/** Opens a copy that may be read. */
async function opened(file: File) {
  const read = await readBackupFile(file)
  if (read.problem !== undefined || !read.keepScans || !read.countScans)
    throw new Error('The copy is refused')
  return { keepScans: read.keepScans, countScans: read.countScans }
}

describe('a copy that Safari has unpacked and somebody has packed again', () => {
  it('is read with its scans, one folder deeper and beside files of macOS', async () => {
    const { hash, files } = await scanFile('a')
    const text = strToU8(backupText(NO_DATA, ID, TODAY))
    const inFolder = Object.fromEntries(
      Object.entries({ 'dane.json': text, ...files }).flatMap(([path, content]) => [
        [`pewnik-kopia/${path}`, content],
        [`__MACOSX/pewnik-kopia/${path.replace(/([^/]+)$/, '._$1')}`, strToU8('Mac OS X')],
      ]),
    )
    const zip = zipSync({ ...inFolder, 'pewnik-kopia/.DS_Store': strToU8('Bud1') })
    const { keepScans, countScans } = await opened(new File([new Uint8Array(zip)], 'pewnik-kopia.zip'))
    expect(countScans(new Set([hash]))).toMatchObject({ count: 1, unnamed: 0 })
    expect(await keepScans(ID, { named: new Set([hash]) })).toBe(0)
    expect([...(await listStoredScans(ID))]).toEqual([hash])
  })
})

describe('the scans of a copy', () => {
  it('are kept if a record names them, and the others are counted and left in the file', async () => {
    const [named, other] = [await scanFile('a'), await scanFile('b')]
    const { keepScans, countScans } = await opened(copyOf({ ...named.files, ...other.files }))
    const hashes = new Set([named.hash])
    expect(countScans(hashes)).toEqual({ count: 1, bytes: pdf('a').length, unnamed: 1 })
    expect(await keepScans(ID, { named: hashes })).toBe(0)
    expect([...(await listStoredScans(ID))]).toEqual([named.hash])
  })

  it('are told one by one while they are kept, and none is kept if the person ends it', async () => {
    const [a, b, c] = [await scanFile('a'), await scanFile('b'), await scanFile('c')]
    const { keepScans } = await opened(copyOf({ ...a.files, ...b.files, ...c.files }))
    const ending = new AbortController()
    const told: number[] = []
    const keeping = keepScans(ID, {
      named: new Set([a.hash, b.hash, c.hash]),
      signal: ending.signal,
      onProgress: ({ done, count }) => {
        expect(count).toBe(3)
        told.push(done)
        if (done === 1) ending.abort()
      },
    })
    await expect(keeping).rejects.toMatchObject({ name: 'AbortError' })
    expect(told).toEqual([0, 1])
    expect((await listStoredScans(ID)).size).toBe(0)
  })

  it('are refused if there are more than a copy may have, before anything is read of them', async () => {
    const empty: Zippable = {}
    for (let place = 0; place <= MAX_COPY_SCANS; place += 1) {
      empty[`dokumenty/${place.toString(16).padStart(64, '0')}.pdf`] = [new Uint8Array(), { level: 0 }]
    }
    expect(await readBackupFile(copyOf(empty))).toEqual({
      problem: 'W\u00a0pliku jest ponad 50\u00a0000 skanów, a\u00a0tyle można najwyżej wczytać.',
    })
  })

  it('are refused if they take many times the bytes of the file', async () => {
    const zeros = new Uint8Array(MAX_SCAN_BYTES)
    const files = { [`dokumenty/${await hashOf(zeros)}.pdf`]: zeros }
    const copy = copyOf(files)
    expect(copy.size * MAX_UNPACKING).toBeLessThan(MAX_SCAN_BYTES)
    expect(await readBackupFile(copy)).toEqual({
      problem: expect.stringMatching(
        /^Skany z\u00a0tego pliku zajęłyby za dużo miejsca: .* 16\u00a0GB .* 20\u00a0razy/,
      ),
    })
  })

  it('of a register are kept if its own entries name them', async () => {
    const tab = await openTab()
    const owner = user({ id: ID, role: 'employer' })
    const begun = {
      kind: 'register-begun',
      id: ID,
      day: TODAY,
      owner: { role: 'employer', firstName: 'Jan', lastName: 'Próbny', email: 'jan@x.example', company: 'X' },
    }
    const [kept, undone, stray] = [await scanFile('a'), await scanFile('b'), await scanFile('c')]
    const added = (id: string, { hash }: { hash: string }) => ({
      kind: 'scan-added',
      id,
      day: TODAY,
      subject: { of: 'certificate', id: 'c1' },
      scan: { hash, type: 'application/pdf', bytes: pdf('a').length, name: 'skan.pdf' },
    })
    const records = [
      begun,
      added('s1', kept),
      added('s2', undone),
      { kind: 'undone', id: 'u1', day: TODAY, changeId: 's2' },
    ]
    const copy = copyOf({ ...kept.files, ...undone.files, ...stray.files }, records)
    expect(await tab.takeRegisterCopy(copy, [])).toMatchObject({ owner: { id: owner.id }, lostScans: 0 })
    expect([...(await listStoredScans(ID))]).toEqual([kept.hash])
  })
})
