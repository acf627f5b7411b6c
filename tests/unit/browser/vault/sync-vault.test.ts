import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { signCertificate } from '~/browser/keys/issuer-key.client'
import type { Change } from '~/domain/changes/change'
import { recordKey } from '~/domain/records/own-data'

import { TODAY } from '../../../support/builders'
import { certificateAdded, scanAdded } from '../../../support/changes'
import { BEGUN, OWNER, personSaved } from '../../../support/owner'
import { newKey, signable, type NewIssuerKey } from '../../../support/signing'
import { openDevice, type Device } from '../../../support/vault-device'
import { openVaultServer, type VaultServer } from '../../../support/vault-server'

let server: VaultServer

beforeEach(async () => {
  server = await openVaultServer()
})

afterEach(() => server.close())

const JAN = personSaved('jan', 'Jan', 'Nowak')
const EWA = personSaved('ewa', 'Ewa', 'Tajna')

/** Opens a device whose browser has a register with those changes. */
async function deviceWith(...changes: Change[]): Promise<Device> {
  const device = await openDevice(() => server)
  await record(device, BEGUN, ...changes)
  return device
}

async function record(device: Device, ...changes: Change[]) {
  await device.run(({ recordChanges }) =>
    recordChanges(
      OWNER.id,
      changes.map((change) => ({ id: change.id, build: () => change })),
    ),
  )
}

const sync = (device: Device) => device.run(({ syncVault }) => syncVault(OWNER.id))

const idsOf = (device: Device) =>
  device.run(async ({ readOwnData }) => (await readOwnData(OWNER.id)).records.map(recordKey))

/** Turns the vault on, and lets another device join. */
async function twoDevices(...changes: Change[]): Promise<[Device, Device]> {
  const laptop = await deviceWith(...changes)
  expect(await laptop.run(({ turnOnVault }) => turnOnVault(OWNER, { deviceName: 'laptop Anny' }))).toEqual({})
  const tablet = await joined(laptop, 'Kasia, tablet')
  return [laptop, tablet]
}

async function joined(by: Device, deviceName: string): Promise<Device> {
  const link = await by.run(async ({ readVault }) => (await readVault(OWNER.id))?.link ?? '')
  const device = await openDevice(() => server)
  const answer = await device.run(async ({ lookIntoVault }) => {
    const found = await lookIntoVault(link)
    return found.problem ? found : found.join({ deviceName })
  })
  expect(answer).toMatchObject({ owner: { id: OWNER.id } })
  return device
}

describe('a vault', () => {
  it('brings the register to a device that joins, and then every change to the other one', async () => {
    const [laptop, tablet] = await twoDevices(JAN)
    expect(await idsOf(tablet)).toEqual([OWNER.id, 'jan'])
    await record(tablet, EWA)
    expect(await sync(tablet)).toMatchObject({ phase: 'synced', unsent: 0 })
    const news: unknown[] = []
    await laptop.run(async ({ onVaultNews, syncVault }) => {
      const end = onVaultNews((each) => news.push(each))
      await syncVault(OWNER.id)
      end()
    })
    expect(await idsOf(laptop)).toEqual([OWNER.id, 'jan', 'ewa'])
    expect(news).toEqual([{ device: 'Kasia, tablet', changes: [EWA] }])
  })

  it('says before a device joins whose register it is, and how many people are in it', async () => {
    const [laptop] = await twoDevices(JAN, EWA)
    const link = await laptop.run(async ({ readVault }) => (await readVault(OWNER.id))?.link ?? '')
    const found = await laptop.run(({ lookIntoVault }) => lookIntoVault(`https://pewnik.example${link}`))
    expect(found).toMatchObject({ owner: { company: 'Zakłady Kontrolne' }, people: 2 })
    expect(await laptop.run(({ lookIntoVault }) => lookIntoVault(link.slice(0, -1)))).toEqual({
      problem: 'bad-link',
    })
  })

  it('counts as a copy once the key is elsewhere, which is written when it changes and not at each look', async () => {
    const laptop = await deviceWith(JAN)
    const copy = () => laptop.run(async () => localStorage.getItem(`pewnik:vault-copy:${OWNER.id}`))
    await laptop.run(({ turnOnVault }) => turnOnVault(OWNER, { deviceName: 'laptop Anny' }))
    await sync(laptop)
    expect(await copy()).toBeNull()
    await laptop.run(({ noteLinkKept }) => noteLinkKept(OWNER.id, 'printed'))
    expect(await copy()).toContain('"printed"')
    const tablet = await joined(laptop, 'Kasia, tablet')
    // A device that joins tells of itself with its next look, which the dashboard begins with.
    await sync(tablet)
    await sync(laptop)
    expect(await copy()).toMatch(/"device".*"changes":2/)

    await laptop.run(async () => localStorage.removeItem(`pewnik:vault-copy:${OWNER.id}`))
    await sync(laptop)
    expect(await copy()).toBeNull()
    await record(laptop, EWA)
    await sync(laptop)
    expect(await copy()).toContain('"changes":3')
  })

  it('is on the server without a readable word', async () => {
    const [laptop] = await twoDevices(JAN, EWA)
    const taken = await laptop.run(({ takeScan }) => takeScan(OWNER.id, new File(['%PDF-1.4'], 'Ewa.pdf')))
    if (!taken.scan) throw new Error(taken.problem)
    const subject = { of: 'certificate' as const, id: 'certificate-1' }
    await record(laptop, scanAdded('scanned', { subject, scan: taken.scan }))
    await sync(laptop)
    const stored = server.storedBytes()
    expect(stored.toString('latin1').match(/age-encryption\.org/g)?.length).toBeGreaterThan(2)
    const link = await laptop.run(async ({ readVault }) => (await readVault(OWNER.id))?.link ?? '')
    const secret = link.split('.').at(-1) ?? ''
    const words = ['Nowak', 'Tajna', OWNER.company, OWNER.email, 'laptop Anny', 'Kasia', '%PDF', 'Ewa.pdf']
    for (const word of [...words, 'person', 'certificate-1', taken.scan.hash, secret]) {
      expect(word.length).toBeGreaterThan(3)
      expect(stored.includes(word)).toBe(false)
    }
    expect(stored.includes(Buffer.from(secret, 'base64url'))).toBe(false)
  })

  it('brings trusted issuers and kept links, whose key each device checks by itself', async () => {
    const [key, forger] = [await newKey(), await newKey()]
    const { type, scope, number, issueDate, expiryDate } = signable()
    const facts = { userId: OWNER.id, type, scope, number, issueDate, expiryDate }
    const kept = async (id: string, signer: NewIssuerKey): Promise<Change> => ({
      kind: 'certificate-link-kept',
      id: `${id}-link`,
      day: TODAY,
      certificateId: `certificate-${id}`,
      token: await signCertificate(signer, signable()),
      key: key.publicKey,
    })
    const issuer = { name: 'Szkolenia u Basi', key: key.publicKey }
    const changes: Change[] = [
      await kept('whole', key),
      await kept('forged', forger),
      { kind: 'issuer-trusted', id: 'trust', day: TODAY, issuer, by: 'Jan Próbny' },
      { kind: 'issuer-trust-withdrawn', id: 'end', day: TODAY, keyX: key.publicKey.x, by: 'Jan Próbny' },
    ]
    const added = ['whole', 'forged'].map((id) => certificateAdded(id, facts))
    const [, tablet] = await twoDevices(...added, ...changes)
    expect(await tablet.run(async ({ readOwnData }) => (await readOwnData(OWNER.id)).records)).toEqual([
      BEGUN,
      ...added,
      ...changes,
    ])
    const read = await tablet.run(({ readChanges }) => readChanges(OWNER.id))
    const [whole, forged, ...trust] = changes
    expect(read).toEqual([BEGUN, ...added, whole, { ...forged, key: undefined }, ...trust])
  })

  it('works offline and catches up, in the order of the vault', async () => {
    const [laptop, tablet] = await twoDevices()
    tablet.network.state = 'off'
    await record(tablet, JAN)
    expect(await sync(tablet)).toMatchObject({ phase: 'waiting', problem: 'unavailable', unsent: 1 })
    await record(laptop, EWA)
    await sync(laptop)
    tablet.network.state = 'fine'
    await sync(tablet)
    await sync(laptop)
    expect(await idsOf(laptop)).toEqual([OWNER.id, 'ewa', 'jan'])
    expect(await idsOf(tablet)).toEqual([OWNER.id, 'ewa', 'jan'])
  })

  it('has nothing twice after a lost answer, also if the tab was closed meanwhile', async () => {
    const [laptop, tablet] = await twoDevices()
    tablet.network.state = 'lost'
    await record(tablet, JAN)
    await sync(tablet)
    await tablet.restart()
    tablet.network.state = 'fine'
    await sync(tablet)
    await sync(laptop)
    expect(await idsOf(laptop)).toEqual([OWNER.id, 'jan'])
  })

  it('asks the server once if nothing is new', async () => {
    const [laptop] = await twoDevices()
    await sync(laptop)
    await sync(laptop)
    laptop.network.requests.length = 0
    await sync(laptop)
    expect(laptop.network.requests).toHaveLength(1)
  })

  it('is filled again by the first device that looks after the store was lost', async () => {
    const [laptop, tablet] = await twoDevices(JAN)
    await server.close()
    server = await openVaultServer()
    await record(tablet, EWA)
    expect(await sync(laptop)).toMatchObject({ phase: 'synced' })
    expect(await sync(tablet)).toMatchObject({ phase: 'synced' })
    await sync(laptop)
    expect(await idsOf(laptop)).toEqual([OWNER.id, 'jan', 'ewa'])
    expect(await idsOf(tablet)).toEqual([OWNER.id, 'jan', 'ewa'])
  })

  it('loses an erased person on all devices and on the server', async () => {
    const certificate = certificateAdded('c-ewa', { userId: EWA.person.id, status: 'active' })
    const [laptop, tablet] = await twoDevices(JAN, EWA, certificate)
    await laptop.run(({ erasePerson }) => erasePerson(OWNER.id, EWA.person.id, TODAY))
    await sync(laptop)
    await sync(tablet)
    const left = await idsOf(tablet)
    expect(left).toEqual(await idsOf(laptop))
    expect(left).toHaveLength(3)
    expect(left).not.toContain('c-ewa')
    // A device that joins now gets all in one entry, with the sign of life of the tablet.
    const phone = await joined(laptop, 'telefon')
    expect(await idsOf(phone)).toEqual(left)
    expect(phone.network.requests.filter((request) => request.includes('after=0'))).toHaveLength(1)
  })

  it('keeps what this version cannot read for those that can', async () => {
    const [laptop, tablet] = await twoDevices()
    const future = { kind: 'from-the-future', id: 'future', day: TODAY }
    await laptop.run(({ writeDatabase }) =>
      writeDatabase(['changes'], (transaction) =>
        transaction.objectStore('changes').add({ userId: OWNER.id, id: 'future', change: future }),
      ),
    )
    await laptop.restart()
    await sync(laptop)
    await sync(tablet)
    expect(await idsOf(tablet)).toEqual([OWNER.id])
    // The store is lost, and the device that cannot read it fills the vault again.
    await server.close()
    server = await openVaultServer()
    await sync(tablet)
    const phone = await joined(laptop, 'telefon')
    await record(phone, JAN)
    await sync(phone)
    await sync(laptop)
    expect(await idsOf(laptop)).toEqual([OWNER.id, 'future', 'jan'])
  })

  it('ends for all devices, and stays ended', async () => {
    const [laptop, tablet] = await twoDevices(JAN)
    expect(await laptop.run(({ turnOffVault }) => turnOffVault(OWNER))).toEqual({})
    expect(await laptop.run(({ readVault }) => readVault(OWNER.id))).toBeUndefined()
    expect(await sync(tablet)).toMatchObject({ phase: 'failed', problem: 'gone' })
    expect(await idsOf(tablet)).toEqual([OWNER.id, 'jan'])
  })

  it('cuts off other devices by a new secret, and keeps what they have sent', async () => {
    const [laptop, tablet] = await twoDevices()
    await record(tablet, JAN)
    await sync(tablet)
    expect(await laptop.run(({ renewVault }) => renewVault(OWNER))).toEqual({})
    expect(await sync(tablet)).toMatchObject({ phase: 'failed', problem: 'gone' })
    const phone = await joined(laptop, 'telefon')
    expect(await idsOf(phone)).toEqual([OWNER.id, 'jan'])
  })

  it('knows its devices by their last names, and which one has recorded a change', async () => {
    const [laptop, tablet] = await twoDevices(JAN)
    await tablet.run(({ renameDevice }) => renameDevice(OWNER.id, 'tablet na hali'))
    await record(tablet, EWA)
    await sync(tablet)
    await sync(laptop)
    const devices = await laptop.run(({ listDevices }) => listDevices(OWNER.id))
    expect(devices.map(({ name, isThis }) => [name, isThis])).toEqual([
      ['tablet na hali', false],
      ['laptop Anny', true],
    ])
    const origins = await laptop.run(({ readOrigins }) => readOrigins(OWNER.id))
    expect(origins.get('ewa')?.device).toBe('tablet na hali')
    expect(origins.get('jan')?.device).toBe('laptop Anny')
  })

  it('has the scans that records name, for devices that ask for them, until no record names them', async () => {
    const [laptop, tablet] = await twoDevices()
    const file = new File(['%PDF-1.4 orzeczenie'], 'orzeczenie.pdf')
    const taken = await laptop.run(({ takeScan }) => takeScan(OWNER.id, file))
    if (!taken.scan) throw new Error(taken.problem)
    const { scan } = taken
    const subject = { of: 'certificate' as const, id: 'certificate-1' }
    await record(laptop, scanAdded('scanned', { subject, scan }))
    await sync(laptop)
    await sync(tablet)
    const stored = () => tablet.run(({ listStoredScans }) => listStoredScans(OWNER.id))
    expect([...(await stored())]).toEqual([])
    const fetched = await tablet.run(({ fetchScan }) => fetchScan(OWNER.id, scan))
    expect(await fetched?.text()).toBe('%PDF-1.4 orzeczenie')
    expect([...(await stored())]).toEqual([scan.hash])

    await record(tablet, { kind: 'scan-removed', id: 'removed', day: TODAY, subject, scanId: 'scanned' })
    await sync(tablet)
    const phone = await joined(laptop, 'telefon')
    expect(await phone.run(({ fetchScan }) => fetchScan(OWNER.id, scan))).toBeUndefined()
  })

  it('gets the scans again after the store was lost', async () => {
    const [laptop] = await twoDevices()
    const taken = await laptop.run(({ takeScan }) => takeScan(OWNER.id, new File(['%PDF-1.4'], 'a.pdf')))
    if (!taken.scan) throw new Error(taken.problem)
    const { scan } = taken
    await record(laptop, scanAdded('scanned', { subject: { of: 'certificate', id: 'certificate-1' }, scan }))
    await sync(laptop)
    await server.close()
    server = await openVaultServer()
    await sync(laptop)
    const phone = await joined(laptop, 'telefon')
    expect(await phone.run(({ fetchScan }) => fetchScan(OWNER.id, scan))).toBeDefined()
  })
})
