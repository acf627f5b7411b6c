import { describe, expect, it } from 'vitest'

import { signCertificate } from '~/browser/keys/issuer-key.client'
import type { CertificateRecord } from '~/domain/certificates/certificate-record'
import type { Change } from '~/domain/changes/change'
import { withSignedNames } from '~/domain/decisions/taker'
import { NONE_OF_THEM, planTaking, takingChanges, type TakingContext } from '~/domain/decisions/taking'
import { isTaken, isUnsettled } from '~/domain/decisions/taking-line'
import { takingText } from '~/domain/decisions/taking-text'
import type { Person } from '~/domain/people/user'
import { withCertificateChanges } from '~/domain/records/certificate-changes'
import { SIGNED_STATUSES, type CheckedAnswer, type LinkAnswer } from '~/domain/signing/signed-status'

import { certificateRecord, TODAY, user } from '../../../support/builders'
import { newKey, signable } from '../../../support/signing'

const ISSUER = 'Ośrodek Złota Tarcza'
const key = await newKey()

const lucja = user({ id: 'lucja', firstName: 'Łucja', lastName: 'Żak' })
const employer = user({ id: 'boss', firstName: 'Jan', lastName: 'Próbny', role: 'employer' })

/** What the server says of a valid certificate. */
const VALID: LinkAnswer = {
  verdict: { status: 'active', tone: 'success', words: 'Ważny do 20.11.2029' },
  signer: { name: ISSUER, isSample: false },
  listed: TODAY,
}

const FACTS = {
  type: 'bhp',
  scope: 'workers',
  number: 'BHP-42653',
  issueDate: '2026-11-20',
  expiryDate: '2029-11-20',
  issuedBy: ISSUER,
} as const

const UNKNOWN = { status: 'unknown_issuer' as const, tone: 'warning' as const, words: 'Nie potwierdzamy' }

function missing(): never {
  throw new Error('There is no line')
}

async function link(
  overrides: Parameters<typeof signable>[0] = {},
  answer: CheckedAnswer | 'altered' = VALID,
) {
  const token = await signCertificate(key, signable(overrides))
  return { text: token, token, answer }
}

function contextFor(
  viewer: Person,
  overrides: Partial<TakingContext> = {},
  people = [viewer],
): TakingContext {
  return {
    viewer,
    takers: withSignedNames(people, people),
    archivedPeople: [],
    certificates: [],
    isOwnRegister: true,
    issuers: [],
    today: TODAY,
    chosen: new Map(),
    ...overrides,
  }
}

/** Builds an entry that a person has made by hand. */
function typed(overrides: Partial<CertificateRecord> = {}): CertificateRecord {
  return certificateRecord({ ...FACTS, userId: 'lucja', isOwn: true, status: 'pending', ...overrides })
}

const kinds = (lines: ReturnType<typeof planTaking>) => lines.map(({ taking }) => taking.kind)

describe('taking a signed certificate', () => {
  it('adds a new one as its issuer has signed it, with the issuer’s name of the server’s list', async () => {
    const [line] = planTaking([await link()], contextFor(lucja))
    expect(line?.taking).toMatchObject({ kind: 'added', facts: FACTS, holder: { id: 'lucja' } })
  })

  it('takes an expired one into the history, and one without a term', async () => {
    const expired = { ...VALID, verdict: { ...VALID.verdict, status: 'expired' as const } }
    const links = [
      await link({ number: '1' }, expired),
      await link({ type: 'first_aid', scope: 'staff', expiryDate: undefined }),
    ]
    const lines = planTaking(links, contextFor(lucja))
    expect(kinds(lines)).toEqual(['added', 'added'])
    expect(lines[1]?.taking).not.toHaveProperty('facts.expiryDate')
  })

  it('refuses whatever the server does not confirm, by its reason', async () => {
    for (const status of SIGNED_STATUSES.filter((one) => one !== 'active' && one !== 'expired')) {
      const verdict = { status, tone: 'danger' as const, words: 'Nie', explanation: `Powód: ${status}.` }
      const { signer: _, ...unknown } = VALID
      const answer = status === 'unknown_issuer' ? { ...unknown, verdict } : { ...VALID, verdict }
      const [line] = planTaking([await link({}, answer)], contextFor(lucja))
      expect(line && takingText(line)).toEqual({
        words: 'Nie zostanie dodany',
        notes: [`Powód: ${status}.`],
      })
      expect(line && isTaken(line)).toBe(false)
    }
  })

  it('of an issuer whom nobody knows is added unconfirmed, with the key that has signed it', async () => {
    const answer = { verdict: UNKNOWN, listed: TODAY, key: key.publicKey }
    const [line] = planTaking([await link({}, answer)], contextFor(lucja))
    expect(line && takingText(line).words).toBe('Zostanie dodany jako niepotwierdzony')
    const changes = takingChanges(line ?? missing(), { day: TODAY, newId: 'new' }).map((build, place) =>
      build(`change-${place}`),
    )
    expect(changes).toMatchObject([
      { kind: 'certificate-added', certificate: { id: 'new', status: 'pending' } },
      { kind: 'certificate-link-kept', certificateId: 'new', key: key.publicKey },
    ])
    expect(changes[0]).not.toHaveProperty('certificate.issuedBy')
    const [later] = planTaking([await link({ issueDate: '2026-11-22' }, answer)], contextFor(lucja))
    expect(later && takingText(later).notes.join()).toContain(
      'Certyfikat ma datę wydania 22\u00a0listopada 2026',
    )
  })

  it('of an unknown issuer changes nothing of an entry for which the employer vouches', async () => {
    const answer = { verdict: UNKNOWN, listed: TODAY, key: key.publicKey }
    const vouched = typed({ id: 'own', status: 'active', expiryDate: '2027-11-20' })
    const [line] = planTaking([await link({}, answer)], contextFor(lucja, { certificates: [vouched] }))
    expect(line?.taking).toMatchObject({ kind: 'present', record: vouched, isDifferent: true })
    const same = typed({ id: 'own', status: 'active' })
    const [kept] = planTaking([await link({}, answer)], contextFor(lucja, { certificates: [same] }))
    expect(kept?.taking).toMatchObject({ kind: 'confirmed', corrections: [], knownBy: 'nobody' })
  })

  it('of an unknown issuer may end the owner’s own entry earlier, and never later', async () => {
    const answer = { verdict: UNKNOWN, listed: TODAY, key: key.publicKey }
    const own = (expiryDate: string) =>
      typed({ id: 'own', status: 'active', isUnconfirmed: true, expiryDate })
    const planFor = async (record: CertificateRecord) =>
      planTaking([await link({}, answer)], contextFor(lucja, { certificates: [record] }))
    expect((await planFor(own('2030-01-01')))[0]?.taking).toMatchObject({ kind: 'confirmed' })
    const [line] = await planFor(own('2026-12-01'))
    expect(line?.taking).toMatchObject({ kind: 'present', isDifferent: true })
    expect(line && takingText(line).notes.join()).toContain('Wpis zostaje bez zmian')
  })

  it('of an unknown issuer does not take the place of a link that counts', async () => {
    const answer = { verdict: UNKNOWN, listed: TODAY, key: (await newKey()).publicKey }
    const linked = { token: 'a.b.c', key: key.publicKey }
    const record = typed({ status: 'active', isTrustedHere: true, countsByTrust: true, link: linked })
    for (const number of ['BHP-42653', 'bhp 42653']) {
      const lines = planTaking(
        [await link({ number }, answer)],
        contextFor(lucja, { certificates: [record] }),
      )
      expect(kinds(lines)).toEqual(['present'])
    }
  })

  it('of an issuer whom the register trusts puts off no end that the trust does not carry', async () => {
    const answer = { verdict: UNKNOWN, listed: TODAY, key: key.publicKey }
    const issuers = [{ name: ISSUER, since: TODAY, by: 'Jan Próbny', key: key.publicKey }]
    const planFor = async (record: CertificateRecord) =>
      kinds(planTaking([await link({}, answer)], contextFor(lucja, { issuers, certificates: [record] })))
    const vouched = { status: 'active', expiryDate: '2027-11-20' } as const
    expect(await planFor(typed(vouched))).toEqual(['present'])
    expect(await planFor(typed({ ...vouched, isTrustedHere: true, countsByTrust: true }))).toEqual([
      'confirmed',
    ])
    expect(await planFor(typed({ status: 'active', issueDate: '2026-11-19' }))).toEqual(['confirmed'])
  })

  it('counts under the name that the register has given the issuer, only for the very same key', async () => {
    const answer = { verdict: UNKNOWN, listed: TODAY, key: key.publicKey }
    const trust = { name: ISSUER, since: TODAY, by: 'Jan Próbny' }
    const trusting = { issuers: [{ ...trust, key: key.publicKey }] }
    const [line] = planTaking([await link({}, answer)], contextFor(lucja, trusting))
    expect(line?.taking).toMatchObject({ kind: 'added', knownBy: 'register' })
    // The name goes with the trust, so it is not stored.
    expect(line?.taking).not.toHaveProperty('facts.issuedBy')
    const other = { issuers: [{ ...trust, key: (await newKey()).publicKey }] }
    const [unknown] = planTaking([await link({}, answer)], contextFor(lucja, other))
    expect(unknown?.taking).toMatchObject({ kind: 'added', knownBy: 'nobody' })
  })

  it('is refused if the server says no, although the register trusts the issuer', async () => {
    const trusting = { issuers: [{ name: ISSUER, since: TODAY, by: 'Jan Próbny', key: key.publicKey }] }
    const withdrawn = { status: 'withdrawn_key' as const, tone: 'danger' as const, words: 'Nie' }
    const [line] = planTaking([await link({}, { ...VALID, verdict: withdrawn })], contextFor(lucja, trusting))
    expect(line?.taking.kind).toBe('refused')
  })

  it('shows nothing of an altered or a cut link', async () => {
    const altered = await link({}, 'altered')
    const lines = planTaking([altered, { text: 'eyJ.cut' }], contextFor(lucja))
    expect(lines).toEqual([
      { text: altered.token, taking: { kind: 'altered' } },
      { text: 'eyJ.cut', taking: { kind: 'altered' } },
    ])
  })

  it('leaves alone what is not checked yet', async () => {
    const { text, token } = await link()
    const lines = planTaking([{ text, token }], contextFor(lucja))
    expect(kinds(lines)).toEqual(['unchecked'])
    expect(lines.every(isUnsettled)).toBe(true)
  })

  it('of the sample’s issuer is for the sample’s accounts only', async () => {
    const sample = await link({}, { ...VALID, signer: { name: ISSUER, isSample: true } })
    expect(kinds(planTaking([sample], contextFor(lucja)))).toEqual(['sample'])
    expect(kinds(planTaking([sample], contextFor(lucja, { isOwnRegister: false })))).toEqual(['added'])
  })

  it('brings the same certificate once', async () => {
    const [first, again] = [await link(), await link({ id: 'signed-anew' })]
    const lines = planTaking([first, first, again], contextFor(lucja))
    expect(lines.map(({ taking }) => taking)).toEqual([
      expect.objectContaining({ kind: 'added' }),
      { kind: 'repeated', place: 1 },
      { kind: 'repeated', place: 1 },
    ])
  })
})

describe('the holder of a signed certificate', () => {
  it('tells the public name, with or without diacritics and capital letters', async () => {
    for (const holder of ['Łucja Ż.', 'Lucja Z.', 'LUCJA Z.']) {
      expect(kinds(planTaking([await link({ holder })], contextFor(lucja)))).toEqual(['added'])
    }
    for (const holder of ['Łucja K.', 'Lucyna Ż.', 'Anna Łucja Ż.']) {
      expect(kinds(planTaking([await link({ holder })], contextFor(lucja)))).toEqual(['other-name'])
    }
  })

  it('tells the full name, if the token says it, and then nobody else of the same initial', async () => {
    const inFull = (holder: string) => link({ holder, isNamedInFull: true })
    for (const holder of ['Łucja Żak', 'Lucja Zak']) {
      expect(kinds(planTaking([await inFull(holder)], contextFor(lucja)))).toEqual(['added'])
    }
    expect(kinds(planTaking([await inFull('Łucja Żbik')], contextFor(lucja)))).toEqual(['other-name'])
  })

  it('is somebody with one name alone, which the link says twice', async () => {
    const suparman = { ...lucja, firstName: '', lastName: 'Suparman' }
    const full = await link({ holder: 'Suparman Suparman', isNamedInFull: true })
    for (const one of [await link({ holder: 'Suparman S.' }), full])
      expect(kinds(planTaking([one], contextFor(suparman)))).toEqual(['added'])
  })

  it('is also somebody under the name that they have given themselves', async () => {
    const renamed = { ...lucja, lastName: 'Nowak' }
    const takers = withSignedNames([lucja], [renamed])
    const links = [await link({ number: '1' }), await link({ number: '2', holder: 'Łucja N.' })]
    expect(kinds(planTaking(links, contextFor(lucja, { takers })))).toEqual(['added', 'added'])
  })

  it('is somebody under a former surname, too', async () => {
    const married = { ...lucja, lastName: 'Nowak', formerName: 'Żak' }
    expect(kinds(planTaking([await link()], contextFor(married)))).toEqual(['added'])
  })

  it('is never somebody else for a person who answers only for themselves', async () => {
    for (const role of ['employee', 'admin', 'training_center'] as const) {
      const viewer = { ...lucja, role }
      expect(kinds(planTaking([await link({ holder: 'Jan P.' })], contextFor(viewer)))).toEqual([
        'other-name',
      ])
    }
  })

  it('is the only fitting person of an employer', async () => {
    const [line] = planTaking([await link()], contextFor(employer, {}, [employer, lucja]))
    expect(line?.taking).toMatchObject({ kind: 'added', holder: { id: 'lucja' } })
  })

  it('is asked if several people fit', async () => {
    const twin = { ...lucja, id: 'twin', lastName: 'Żuk' }
    const people = [employer, lucja, twin]
    const one = await link()
    const planWith = (choice?: string) =>
      planTaking(
        [one],
        contextFor(employer, { chosen: new Map(choice ? [[one.token, choice]] : []) }, people),
      )[0]
    expect(planWith()).toMatchObject({
      taking: { kind: 'unclear' },
      candidates: [{ id: 'lucja' }, { id: 'twin' }],
    })
    expect(planWith('twin')?.taking).toMatchObject({ kind: 'added', holder: { id: 'twin' } })
    expect(planWith('boss')?.taking).toEqual({ kind: 'unclear' })
    expect(planWith(NONE_OF_THEM)?.taking).toEqual({ kind: 'left-out' })
  })

  it('is nobody, or somebody in the archive, if an employer has nobody of that name', async () => {
    const archived = withSignedNames([lucja], [lucja])
    const one = await link()
    const [nobody] = planTaking([one], contextFor(employer))
    expect(nobody && takingText(nobody).words).toBe('Nie ma tu osoby, która tak się nazywa')
    const [away] = planTaking([one], contextFor(employer, { archivedPeople: archived }))
    expect(away?.taking).toMatchObject({ kind: 'archived', person: { id: 'lucja' } })
    expect([nobody, away].every((line) => line && isUnsettled(line))).toBe(true)
  })
})

describe('a signed certificate that is on the list already', () => {
  it('confirms the entry of the same person, type, scope and number, and corrects its facts', async () => {
    const record = typed({ number: 'bhp 42653', issueDate: '2026-11-02', issuedBy: undefined })
    const [line] = planTaking([await link()], contextFor(lucja, { certificates: [record] }))
    expect(line?.taking).toMatchObject({ kind: 'confirmed', record: { id: record.id } })
    expect(line && takingText(line).notes).toEqual([
      'Numer: bhp 42653 → BHP-42653',
      'Data wydania: 02.11.2026 → 20.11.2026',
      `Wystawca: nie podano → ${ISSUER}`,
    ])
  })

  it('confirms an entry without a number by qualification and last day, each once', async () => {
    const record = typed({ number: 'bez numeru', status: 'active', enteredBy: 'Jan Próbny' })
    const context = contextFor(lucja, { certificates: [record] })
    expect(kinds(planTaking([await link(), await link({ number: '2' })], context))).toEqual([
      'confirmed',
      'added',
    ])
    expect(kinds(planTaking([await link({ expiryDate: '2029-11-19' })], context))).toEqual(['added'])
  })

  it('is another one if the person, the scope or the number differ', async () => {
    for (const record of [
      typed({ userId: 'somebody' }),
      typed({ scope: 'engineers' }),
      typed({ number: 'BHP-1' }),
      typed({ type: 'electrical', scope: 'e_g1' }),
    ]) {
      const lines = planTaking([await link()], contextFor(lucja, { certificates: [record] }))
      expect(kinds(lines)).toEqual(['added'])
    }
  })

  it('adds nothing to a signed, a revoked or a known one', async () => {
    const one = await link()
    for (const [record, words] of [
      [typed({ status: 'active', token: one.token }), 'Jest już na liście'],
      [typed({ status: 'active', token: 'x.y.z' }), 'Jest już na liście'],
      [typed({ status: 'active', isOwn: false }), 'Jest już na liście'],
      [typed({ status: 'revoked' }), 'Jest już na liście, ma status: Odwołany'],
      [typed({ status: 'pending', isOwn: false }), 'Jest już na liście, ma status: Oczekujący'],
    ] as const) {
      const [line] = planTaking([one], contextFor(lucja, { certificates: [record] }))
      expect(line?.taking).toMatchObject({ kind: 'present', record: { id: record.id } })
      expect(line && takingText(line).words).toBe(words)
    }
  })

  it('says what to do if a signed entry says something else than the link', async () => {
    const record = typed({ status: 'active', token: 'x.y.z', expiryDate: '2028-11-20' })
    const [line] = planTaking([await link()], contextFor(lucja, { certificates: [record] }))
    expect(line && takingText(line).notes).toEqual([expect.stringContaining('usuń wpis i dodaj ten link')])
  })

  it('says that its signature counts no more if its issuer has revoked it since', async () => {
    const revoked = {
      status: 'revoked',
      tone: 'danger',
      words: 'Odwołany',
      explanation: 'Powód: x.',
    } as const
    const one = await link({}, { ...VALID, verdict: revoked })
    const record = typed({ status: 'active', token: one.token })
    const [line] = planTaking([one], contextFor(lucja, { certificates: [record] }))
    expect(line && takingText(line)).toEqual({
      words: 'Jest już na liście, ale ten podpis go nie potwierdza',
      notes: ['Powód: x.'],
    })
  })
})

describe('the recording of a link', () => {
  const changesOf = (lines: ReturnType<typeof planTaking>): Change[] =>
    lines
      .flatMap((line, place) => takingChanges(line, { day: TODAY, newId: `new-${place}` }))
      .map((build, place) => build(`change-${place}`))

  it('makes a new certificate active, signed and no longer to be taken', async () => {
    const one = await link()
    const changes = changesOf(planTaking([one], contextFor(lucja)))
    expect(changes.map(({ kind }) => kind)).toEqual(['certificate-added', 'certificate-signed'])
    const certificates = withCertificateChanges([], changes)
    expect(certificates).toMatchObject([{ ...FACTS, userId: 'lucja', status: 'active', token: one.token }])
    expect(kinds(planTaking([one], contextFor(lucja, { certificates })))).toEqual(['present'])
  })

  it('corrects a claim before it is signed, and only if it differs', async () => {
    const claim = (overrides: object): Change => ({
      kind: 'certificate-added',
      id: 'claim',
      day: TODAY,
      certificate: { id: 'mine', userId: 'lucja', ...FACTS, status: 'pending', ...overrides },
    })
    for (const [overrides, expected] of [
      [{}, ['certificate-signed']],
      [{ expiryDate: '2030-01-01' }, ['certificate-corrected', 'certificate-signed']],
    ] as const) {
      const entered = [claim(overrides)]
      const certificates = withCertificateChanges([], entered)
      const changes = changesOf(planTaking([await link()], contextFor(lucja, { certificates })))
      expect(changes.map(({ kind }) => kind)).toEqual(expected)
      const after = withCertificateChanges([], [...entered, ...changes])
      expect(after).toMatchObject([{ id: 'mine', ...FACTS, status: 'active', token: expect.any(String) }])
    }
  })

  it('records nothing of what is not taken', async () => {
    const lines = planTaking([await link({ holder: 'Jan P.' }), { text: 'eyJ.cut' }], contextFor(lucja))
    expect(changesOf(lines)).toEqual([])
  })
})
