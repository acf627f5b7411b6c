import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import type { Change } from '~/domain/changes/change'
import { personSettingsSchema } from '~/domain/people/settings'
import { NO_DATA, type OwnData } from '~/domain/records/own-data'
import {
  backupName,
  backupText,
  compareBackup,
  newChanges,
  parseBackup,
  withoutForbidden,
} from '~/domain/register/backup'
import { MAX_BACKUP_BYTES, MAX_COPY_SCAN_BYTES } from '~/domain/register/backup-limits'
import { MAX_SEALED_BYTES } from '~/domain/register/sealing-limits'
import type { SealedKey } from '~/domain/signing/sealed-key'

import { TODAY } from '../../../support/builders'
import { certificateAdded, positionSaved, reportFiled, sheetImported, signUp } from '../../../support/changes'

const settings = v.parse(personSettingsSchema, { reminderPeriod: '7', account: { firstName: 'Ania' } })
const data: OwnData = {
  records: [certificateAdded('a'), reportFiled('b'), signUp('c')],
  settings,
  drafts: { report: { id: 'd', fields: { description: ['Upa'] } } },
}

const SEALED: SealedKey = {
  publicKey: { kty: 'EC', crv: 'P-256', x: 'w'.repeat(43), y: '8'.repeat(43) },
  iterations: 600_000,
  salt: 'A'.repeat(22),
  iv: 'A'.repeat(16),
  text: 'c2VhbGVk',
}

/** Returns a file of user-1 with some parts replaced. */
const fileWith = (parts: object) =>
  JSON.stringify({ ...JSON.parse(backupText(data, 'user-1', TODAY)), ...parts })

const rejectedOf = (parts: object) => parseBackup(fileWith(parts), 'user-1').backup?.rejected

describe('a file that is made to take long', () => {
  const problemOf = (text: string) => parseBackup(text, 'user-1').problem
  const withRecord = (record: string, count = 1) =>
    fileWith({ records: ['here'] }).replace('"here"', () => Array(count).fill(record).join(','))

  it('is told from a file of this app before anything of it is parsed', () => {
    for (const text of [
      withRecord('['.repeat(5_000_000) + ']'.repeat(5_000_000)),
      withRecord('1', 6_000_000),
      withRecord('{}', 6_000_000),
    ]) {
      expect(problemOf(text)).toBe('no-backup')
    }
  })

  it('may not have more entries than are read, and is told so', () => {
    expect(problemOf(withRecord('1', 300_001))).toBe('too-many')
  })

  it('may be the largest copy and locked by a passphrase', () => {
    expect(MAX_SEALED_BYTES).toBeGreaterThan(MAX_BACKUP_BYTES + MAX_COPY_SCAN_BYTES)
  })

  it('may have marks of JSON and quotation marks in its texts', () => {
    const drafts = { report: { id: 'd', fields: { description: ['[{"'.repeat(100), '\\'] } } }
    expect(parseBackup(fileWith({ drafts }), 'user-1').backup?.data.drafts).toEqual(drafts)
  })
})

it('half letters in a file become marks, so that nothing that shows or sends its texts fails', () => {
  const person = { id: 'p', firstName: 'Jan\ud83d', lastName: 'Lis', email: '\udc77@firma.example' }
  const { backup } = parseBackup(
    fileWith({
      records: [{ kind: 'person-saved', id: 'a', day: TODAY, person }],
      settings: { sheetColumns: [['Osoba \ud83d', 'name']] },
      drafts: { report: { id: 'd', fields: { description: ['\ud83d'] } } },
    }),
    'user-1',
  )
  expect(backup?.rejected).toEqual([])
  expect(backup?.data.records[0]).toMatchObject({
    person: { ...person, firstName: 'Jan\ufffd', email: '\ufffd@firma.example' },
  })
  expect(JSON.stringify(backup?.data)).not.toMatch(/\\ud[89a-f]/)
})

describe('a file of own data', () => {
  it('has the same data when it is read again', () => {
    expect(backupName(TODAY)).toBe('pewnik-dane-2026-11-21.zip')
    const { backup } = parseBackup(backupText(data, 'user-1', TODAY), 'user-1')
    expect(backup).toEqual({ day: TODAY, data, isOnDevices: false, rejected: [], unreadable: new Set() })
    const empty = parseBackup(backupText(NO_DATA, 'user-1', TODAY), 'user-1')
    expect(empty.backup).toMatchObject({ data: NO_DATA, rejected: [] })
  })

  it('takes what positions require along', () => {
    const records = [positionSaved('d', 'Tokarz')]
    const { backup } = parseBackup(backupText({ ...data, records }, 'user-1', TODAY), 'user-1')
    expect(backup?.data.records).toEqual(records)
  })

  it('says whether other devices have the register, and nothing that joins them', () => {
    const text = backupText(data, 'user-1', TODAY, { isOnDevices: true })
    expect(parseBackup(text, 'user-1').backup?.isOnDevices).toBe(true)
    expect(parseBackup(fileWith({ isOnDevices: 'perhaps' }), 'user-1').backup?.isOnDevices).toBe(false)
  })

  it('takes a locked key along, and can be read without one or with one that is damaged', () => {
    const withKey = backupText(data, 'user-1', TODAY, { key: SEALED })
    expect(parseBackup(withKey, 'user-1').backup).toEqual({
      day: TODAY,
      data,
      key: SEALED,
      isOnDevices: false,
      rejected: [],
      unreadable: new Set(),
    })
    expect(JSON.parse(backupText(data, 'user-1', TODAY))).not.toHaveProperty('key')
    for (const [field, wrong] of Object.entries({ salt: 'short', iterations: 1, text: 'ą', publicKey: {} })) {
      const { backup } = parseBackup(fileWith({ key: { ...SEALED, [field]: wrong } }), 'user-1')
      expect(backup?.key).toBeUndefined()
      expect(backup?.data).toEqual(data)
      expect(backup?.rejected).toEqual([
        { place: 'Klucz podpisu', reason: expect.stringContaining(`nieprawidłowa wartość pola ${field}`) },
      ])
    }
  })

  it.each([
    ['no-json', backupText(data, 'user-1', TODAY).slice(0, -30)],
    ['no-json', ''],
    ['no-backup', '[]'],
    ['no-backup', 'null'],
    ['no-backup', fileWith({ format: 'other' })],
    ['no-backup', fileWith({ records: { length: 3 } })],
    ['no-backup', fileWith({ day: 'today' })],
    ['newer-version', fileWith({ version: 2, records: 'of another shape' })],
    ['another-person', fileWith({ userId: 'user-2' })],
    ['another-person', fileWith({ userId: 'USER-1' })],
  ])('is refused (%s) where it is %s', (problem, text) => {
    expect(parseBackup(text, 'user-1')).toEqual({ problem })
  })

  it('lists rejected entries with their position and the reason, and keeps the rest', () => {
    const records = [
      signUp('a'),
      {
        ...certificateAdded('b'),
        certificate: { ...certificateAdded('b').certificate, expiryDate: '2026-02-30' },
      },
      { kind: 'from-the-future', id: 'x' },
      'text',
      { id: 'no-kind' },
      signUp('c'),
    ]
    const { backup } = parseBackup(fileWith({ records }), 'user-1')
    expect(backup?.data.records).toEqual([signUp('a'), signUp('c')])
    expect(backup?.unreadable).toEqual(new Set(['b', 'x', '"text"', 'no-kind']))
    expect(backup?.rejected).toEqual([
      { place: 'Wpis 2, dodanie certyfikatu', reason: 'nieprawidłowa wartość pola certificate.expiryDate' },
      { place: 'Wpis 3', reason: 'nieznany rodzaj wpisu' },
      { place: 'Wpis 4', reason: 'nieznana postać danych' },
      { place: 'Wpis 5', reason: 'nieznany rodzaj wpisu' },
    ])
  })

  it('lists rejected settings and drafts, too', () => {
    expect(rejectedOf({ settings: { reminderPeriod: '31' } })).toEqual([
      { place: 'Ustawienia', reason: 'nieprawidłowa wartość pola reminderPeriod' },
    ])
    expect(rejectedOf({ drafts: { report: { id: 1 }, certificate: data.drafts.report } })).toEqual([
      { place: 'Szkic zgłoszenia', reason: 'nieprawidłowa wartość pola id' },
    ])
    const drafts = { 'register entry report-1': 7, 'certificates-training-1': 7, 'certificates for many': 7 }
    expect(rejectedOf({ drafts })?.map(({ place }) => place)).toEqual([
      'Szkic wpisu do rejestru wypadków',
      'Szkic certyfikatów ze szkolenia',
      'Szkic certyfikatów kilku osób',
    ])
  })

  it('brings no import back that was undone here, and says so', () => {
    const undone = { kind: 'undone', id: 'u', day: TODAY, changeId: 'i' }
    const records = [sheetImported('i', 'p1'), signUp('a')]
    expect(newChanges(records, [undone])).toEqual([signUp('a')])
    expect(compareBackup(records, [undone])).toEqual({ added: 1, stored: 0, missing: 1 })
  })

  it('cleans texts as a form would', () => {
    const dirty = reportFiled('a', { description: 'a\u202eb\u0000' })
    const { backup } = parseBackup(fileWith({ records: [dirty] }), 'user-1')
    expect(backup?.data.records).toEqual([reportFiled('a', { description: 'ab' })])
  })

  it('never throws, whatever it holds', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string({ unit: 'binary' })), (text) => {
        expect(parseBackup(text, 'user-1').backup).toBeUndefined()
      }),
    )
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), fc.jsonValue(), (records, odd) => {
        const { backup } = parseBackup(fileWith({ records, settings: odd, drafts: { odd } }), 'user-1')
        expect(backup?.data.records).toEqual([])
        expect(backup?.rejected.length).toBeGreaterThanOrEqual(records.length)
      }),
    )
  })
})

describe('a change that its owner may not make', () => {
  it('is left out of a file and listed', () => {
    const { backup } = parseBackup(fileWith({}), 'user-1')
    if (!backup) throw new Error('the file is unreadable')
    const allowed = withoutForbidden(backup, ({ kind }: Change) => kind !== 'certificate-added')
    expect(allowed.data).toEqual({ ...data, records: [reportFiled('b'), signUp('c')] })
    expect(allowed.rejected).toEqual([
      { place: 'Dodanie certyfikatu (a)', reason: 'poza uprawnieniami tej osoby' },
    ])
  })
})

describe('a comparison with what is stored', () => {
  it('counts new, stored and missing records, each id once', () => {
    const file = [signUp('a'), signUp('b'), signUp('b', 'again'), signUp('c')]
    expect(compareBackup(file, [signUp('c'), signUp('d'), signUp('e'), 'unreadable'])).toEqual({
      added: 2,
      stored: 1,
      missing: 3,
    })
  })
})

describe('what is new in a file', () => {
  it('is what the browser does not keep yet, the newest first', () => {
    const records = [certificateAdded('a'), reportFiled('b'), signUp('c')]
    expect(newChanges(records, [reportFiled('b'), 'unreadable'])).toEqual([
      signUp('c'),
      certificateAdded('a'),
    ])
    expect(newChanges(records, records)).toEqual([])
  })
})
