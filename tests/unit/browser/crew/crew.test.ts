import { Encrypter } from 'age-encryption'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { NewDrop } from '~/browser/crew/send-drop.client'
import { mergeChanges } from '~/domain/access/merge-changes'
import type { Change } from '~/domain/changes/change'
import type { Box } from '~/domain/crew/records/box'
import { pageLink, parseBoxLink, type BoxAddress } from '~/domain/crew/records/crew-links'
import type { GivenPage } from '~/domain/crew/records/given-page'
import { listEmployees } from '~/domain/staff/staff'

import { TODAY } from '../../../support/builders'
import { boxSaved, dropSetAside, dropTakenIn, pageGiven, trainingSaved } from '../../../support/changes'
import { openPhone } from '../../../support/crew-phone'
import { BEGUN, OWNER, PAPERS_ELSEWHERE, personSaved } from '../../../support/owner'
import { openDevice, type Device } from '../../../support/vault-device'
import { openVaultServer, type VaultServer } from '../../../support/vault-server'

let server: VaultServer

beforeEach(async () => {
  server = await openVaultServer()
})

afterEach(() => server.close())

const JAN = personSaved('jan', 'Jan', 'Nowak')

const NEAR_MISS: NewDrop = {
  kind: 'told',
  language: 'uk',
  about: 'near_miss',
  text: 'Спала з полиці коробка',
  location: undefined,
  date: undefined,
  time: undefined,
  name: undefined,
  phone: undefined,
  photos: [],
}

async function record(device: Device, ...changes: Change[]) {
  await device.run(({ recordChanges }) =>
    recordChanges(
      OWNER.id,
      changes.map((change) => ({ id: change.id, build: () => change })),
    ),
  )
}

/** Opens a device with a vault, in which these changes are. */
async function deviceWith(...changes: Change[]): Promise<Device> {
  const device = await openDevice(() => server)
  await record(device, BEGUN, PAPERS_ELSEWHERE, JAN, ...changes)
  expect(await device.run(({ turnOnVault }) => turnOnVault(OWNER, { deviceName: 'laptop' }))).toEqual({})
  return device
}

async function joined(by: Device): Promise<Device> {
  const link = await by.run(async ({ readVault }) => (await readVault(OWNER.id))?.link ?? '')
  const device = await openDevice(() => server)
  await device.run(async ({ lookIntoVault }) => {
    const found = await lookIntoVault(link)
    return found.problem ? found : found.join({ deviceName: 'tablet' })
  })
  return device
}

/** Looks at the vault, and does for the crew what is due then. */
async function tend(device: Device, today = TODAY) {
  return device.run(async ({ onVaultStep, readChanges, syncVault, tendCrew }) => {
    const steps: Parameters<Parameters<typeof onVaultStep>[0]>[0][] = []
    const end = onVaultStep((step) => steps.push(step))
    await syncVault(OWNER.id)
    end()
    const [step] = steps
    if (!step) return undefined
    return tendCrew({
      ...step,
      today,
      readRegister: async () => registerOf(await readChanges(OWNER.id), today),
    })
  })
}

function registerOf(changes: readonly Change[], today: string) {
  const sample = {
    today,
    users: [OWNER],
    certificates: [],
    trainings: [],
    reports: [],
    duties: [],
    employment: { examinations: [], inductions: [] },
    positions: [],
  }
  const { users, visibleCertificates, ...register } = mergeChanges(OWNER, sample, changes)
  return { ...register, users, people: listEmployees(OWNER, users), certificates: visibleCertificates }
}

const newBox = (device: Device, place = 'Hala A') => device.run(({ createBox }) => createBox(place))

async function addressOf(device: Device, box: Box): Promise<BoxAddress> {
  const link = await device.run(async ({ boxLinkOf, readVault }) =>
    boxLinkOf((await readVault(OWNER.id))?.id ?? '', box, OWNER.company),
  )
  const address = parseBoxLink(link)
  if (!address) throw new Error('The link is cut')
  return address
}

/** Opens a device with an open box, and what its poster says. */
async function withBox() {
  const device = await deviceWith()
  const box = await newBox(device)
  await record(device, { ...boxSaved('hall'), box })
  expect(await tend(device)).toEqual({})
  return { device, box, address: await addressOf(device, box) }
}

const waitingAt = (device: Device) => device.run(({ readWaitingDrops }) => readWaitingDrops(OWNER.id))

/** Seals anything for a box, and puts it in as whoever has the poster can. */
async function forge({ vaultId, boxId, dropToken, recipient }: BoxAddress, id: string, content: BodyInit) {
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipient)
  const body = await encrypter.encrypt(new Uint8Array(await new Response(content).arrayBuffer()))
  const headers = {
    Authorization: `Bearer ${dropToken}`,
    'Content-Type': 'application/octet-stream',
    'Drop-Id': id,
  }
  return server.fetch(`/vault/${vaultId}/boxes/${boxId}/drops`, {
    method: 'POST',
    headers,
    body: Uint8Array.from(body),
  })
}

describe('a box', () => {
  it('has its accidents counted apart once a device has opened them', async () => {
    const { device, address } = await withBox()
    const phone = await openPhone(() => server)
    for (const about of ['accident', 'near_miss'] as const) {
      await phone.run(({ sendDrop }) => sendDrop(address, { ...NEAR_MISS, about }))
    }
    await tend(device)
    const count = await device.run(({ countWaitingDrops }) => countWaitingDrops(OWNER.id))
    expect(count).toEqual({ all: 2, accidents: 1 })
  })

  it('brings what a phone drops to each device, and the sender reads what became of it', async () => {
    const { device, box, address } = await withBox()
    const tablet = await joined(device)
    const phone = await openPhone(() => server)
    const photos = ['/9j/4AAQSkZJRgABAQ==']
    const { state, receipt } = await phone.run(({ sendDrop }) => sendDrop(address, { ...NEAR_MISS, photos }))
    expect(state).toBe('sent')
    expect(await phone.run(({ openPage }) => openPage('receipt', receipt.link).answer)).toEqual({
      problem: 'awaited',
    })
    await tend(device)
    await tend(tablet)
    const [drop] = await waitingAt(tablet)
    expect(drop).toMatchObject({ box, drop: { text: 'Спала з полиці коробка', photos: [] } })
    expect(
      await tablet.run(({ readWaitingDrop }) => readWaitingDrop(OWNER.id, drop?.id ?? '')),
    ).toMatchObject({ drop: { photos } })
    expect(await phone.run(({ openPage }) => openPage('receipt', receipt.link).answer)).toMatchObject({
      page: { of: 'told', state: 'received' },
    })

    const { receipt: opened } = drop?.drop ?? {}
    await record(
      tablet,
      dropTakenIn('taken', {
        source: { ...dropTakenIn('').source, dropId: drop?.id ?? '', receipt: opened },
      }),
      { kind: 'drop-answered', id: 'answer', day: TODAY, dropId: drop?.id ?? '', answer: 'Regał naprawiony' },
    )
    await tend(tablet)
    await tend(device)
    expect([await waitingAt(device), await waitingAt(tablet)]).toEqual([[], []])
    expect(await phone.run(({ openPage }) => openPage('receipt', receipt.link).answer)).toMatchObject({
      page: { state: 'accepted', on: TODAY, answer: 'Regał naprawiony' },
      isFromThisPhone: false,
    })
    expect(server.storedBytes().includes('Regał')).toBe(false)
  })

  it('is paused, opened again and closed on the server as in the register', async () => {
    const { device, box, address } = await withBox()
    const phone = await openPhone(() => server)
    const problem = () => phone.run(async ({ sendDrop }) => (await sendDrop(address, NEAR_MISS)).problem)
    await record(device, { ...boxSaved('paused'), box: { ...box, isPaused: true } })
    await tend(device)
    expect(await problem()).toBe('paused')
    await record(device, { ...boxSaved('open'), box })
    await tend(device)
    expect(await problem()).toBeUndefined()
    await record(device, { kind: 'box-closed', id: 'closed', day: TODAY, boxId: box.id })
    await tend(device)
    expect(await problem()).toBe('closed')
    expect(await waitingAt(device)).toHaveLength(1)
    await record(device, { kind: 'undone', id: 'undone', day: TODAY, changeId: 'closed' })
    await tend(device)
    expect(await problem()).toBeUndefined()
  })

  it('that is closed or renewed loses nothing that no device has fetched yet', async () => {
    const { device, box, address } = await withBox()
    const phone = await openPhone(() => server)
    const { receipt } = await phone.run(({ sendDrop }) => sendDrop(address, NEAR_MISS))
    const renewed = await newBox(device)
    // When one device closes the box, the other has asked for nothing yet.
    await record(
      device,
      { kind: 'box-closed', id: 'closed', day: TODAY, boxId: box.id },
      { ...boxSaved('renewed'), box: renewed },
    )
    const tablet = await joined(device)
    await tend(device)
    await tend(tablet)
    for (const each of [device, tablet]) {
      expect(await waitingAt(each)).toMatchObject([{ box, drop: { text: 'Спала з полиці коробка' } }])
    }
    expect(await phone.run(({ openPage }) => openPage('receipt', receipt.link).answer)).toMatchObject({
      page: { state: 'received' },
    })
    expect(await phone.run(async ({ sendDrop }) => (await sendDrop(address, NEAR_MISS)).problem)).toBe(
      'closed',
    )
    const [drop] = await waitingAt(device)
    await record(device, dropSetAside('aside', { dropId: drop?.id ?? '' }))
    await tend(device)
    await tend(tablet)
    expect([await waitingAt(device), await waitingAt(tablet)]).toEqual([[], []])
  })

  it('shows forged drops as unreadable, and none takes another with it', async () => {
    const { device, address } = await withBox()
    const phone = await openPhone(() => server)
    const told = { kind: 'told', v: 1, about: 'hazard', text: 'x', photos: [] }
    const id = (letter: string) => letter.repeat(22)
    await forge(address, id('a'), new Uint8Array(1_800_000))
    await forge(address, id('b'), '{"kind":"told","v":1}')
    await forge(address, id('c'), `${'['.repeat(100_000)}`)
    // Its name inside is that of another drop, and the key of its receipt opens nothing.
    await forge(
      address,
      id('d'),
      JSON.stringify({ ...told, id: id('a'), receipt: { id: id('r'), key: 'k'.repeat(30) } }),
    )
    await phone.run(({ sendDrop }) => sendDrop(address, NEAR_MISS))
    expect(await tend(device)).toEqual({})
    const waiting = await waitingAt(device)
    // The newest first.
    expect(waiting.map(({ unreadable }) => unreadable)).toEqual([undefined, undefined, true, true, true])
    expect(waiting[1]).toMatchObject({ id: id('d'), drop: { id: id('d') } })
    // They are known by now, so a screen that looks for notes or sign-ups opens none of them.
    expect(await device.run(({ readWaitingDrops }) => readWaitingDrops(OWNER.id, 'correction'))).toEqual([])
    await record(device, dropSetAside('spam', { dropId: id('d') }))
    await tend(device)
    expect(await device.run(({ countWaitingDrops }) => countWaitingDrops(OWNER.id))).toEqual({
      all: 4,
      accidents: 0,
    })
  })

  it('lets no receipt take the place of a page', async () => {
    const { device, address } = await withBox()
    const page = await givePage(device)
    await tend(device)
    await forge(
      address,
      'f'.repeat(22),
      JSON.stringify({
        kind: 'told',
        v: 1,
        id: 'f'.repeat(22),
        about: 'hazard',
        text: 'x',
        photos: [],
        receipt: { id: page.id, key: 'A'.repeat(43) },
      }),
    )
    await tend(device)
    expect(await waitingAt(device)).toHaveLength(1)
    const phone = await openPhone(() => server)
    expect(await phone.run(({ openPage }) => openPage('mine', page.link).answer)).toMatchObject({
      page: { name: 'Jan Nowak' },
    })
  })

  it('gives a drop back if the decision is undone, and forgets it a week later', async () => {
    const { device, address } = await withBox()
    const phone = await openPhone(() => server)
    await phone.run(({ sendDrop }) => sendDrop(address, NEAR_MISS))
    await tend(device)
    const [drop] = await waitingAt(device)
    await record(device, dropSetAside('aside', { dropId: drop?.id ?? '' }))
    await tend(device)
    await record(device, { kind: 'undone', id: 'undone', day: TODAY, changeId: 'aside' })
    expect(await waitingAt(device)).toEqual([drop])
    await record(device, dropSetAside('again', { dropId: drop?.id ?? '' }))
    await tend(device, '2027-01-02')
    await record(device, { kind: 'undone', id: 'undone-again', day: TODAY, changeId: 'again' })
    expect(await waitingAt(device)).toEqual([])
  })
})

describe('sign-ups of a training that takes them in by itself', () => {
  const signUp = (name: string, contact = '600 700 800'): NewDrop => ({
    kind: 'sign-up',
    language: 'pl',
    trainingId: 'training-bhp',
    name,
    firm: undefined,
    contact,
    answer: undefined,
  })

  /** Opens two devices of a register with a training of one place, and a phone that signs these people up. */
  async function signedUp(...names: string[]) {
    const { device, box, address } = await withBox()
    const page = () =>
      device.run(async ({ createPageKey }) => {
        return { of: 'signup' as const, ...createPageKey(), trainingId: 'training-bhp', isAutomatic: true }
      })
    await record(
      device,
      personSaved('ewa', 'Ewa', 'Żak'),
      trainingSaved('bhp', { trainingCenter: OWNER.company, maxParticipants: 1 }),
      pageGiven('given', await page()),
      // Another device has given one at the same time.
      pageGiven('given-too', await page()),
    )
    await tend(device)
    const tablet = await joined(device)
    const phone = await openPhone(() => server)
    const receipts: string[] = []
    for (const name of names)
      receipts.push((await phone.run(({ sendDrop }) => sendDrop(address, signUp(name)))).receipt.link)
    const stateOf = async (link: string | undefined) =>
      phone.run(async ({ openPage }) => (await openPage('receipt', link ?? '').answer).page?.state)
    return { device, tablet, box, receipts, stateOf }
  }

  const takenIn = (device: Device) =>
    device.run(async ({ readChanges }) =>
      (await readChanges(OWNER.id)).flatMap((change) =>
        change.kind === 'sign-up-taken-in' ? [change.userId] : [],
      ),
    )

  it('have a place or wait for one, each once, also if two devices do it at once', async () => {
    const { device, tablet, receipts, stateOf } = await signedUp('Jan Nowak', 'Ewa Żak', 'Obca Osoba')
    await tend(device)
    await tend(tablet)
    const taken = ['person-jan', 'person-ewa']
    expect([await takenIn(device), await takenIn(tablet)]).toEqual([taken, taken])
    for (const each of [device, tablet, device]) await tend(each)
    expect([await takenIn(device), await takenIn(tablet)]).toEqual([taken, taken])
    for (const each of [device, tablet]) {
      expect(await waitingAt(each)).toMatchObject([{ drop: { name: 'Obca Osoba' } }])
    }
    expect(await Promise.all(receipts.map(stateOf))).toEqual(['accepted', 'waiting_list', 'received'])
  })

  it('wait for somebody once a decision was taken back, and beyond a waiting list as long as the list', async () => {
    const { device, box } = await signedUp('Jan Nowak')
    await tend(device)
    expect(await takenIn(device)).toEqual(['person-jan'])
    const [taken] = await device.run(async ({ readChanges }) =>
      (await readChanges(OWNER.id)).filter(({ kind }) => kind === 'sign-up-taken-in'),
    )
    await record(device, { kind: 'undone', id: 'undone', day: TODAY, changeId: taken?.id ?? '' })
    await tend(device)
    expect(await takenIn(device)).toEqual([])
    expect(await waitingAt(device)).toHaveLength(1)

    const participant = (userId: string): Change => ({
      kind: 'participant-added',
      id: `participant-${userId}`,
      day: TODAY,
      trainingId: 'training-bhp',
      userId,
    })
    await record(
      device,
      participant('person-jan'),
      personSaved('adam', 'Adam', 'Bąk'),
      participant('person-adam'),
    )
    const phone = await openPhone(() => server)
    const address = await addressOf(device, box)
    await phone.run(({ sendDrop }) => sendDrop(address, signUp('Ewa Żak')))
    await tend(device)
    expect(await takenIn(device)).toEqual([])
    expect(await waitingAt(device)).toHaveLength(2)
  })
})

/** Gives Jan a page of his own. */
async function givePage(device: Device): Promise<GivenPage & { link: string }> {
  const { page, link } = await device.run(async ({ createPageKey, readVault }) => {
    const given: GivenPage = { of: 'mine', ...createPageKey(), userId: 'person-jan' }
    return {
      page: given,
      link: pageLink('mine', { vaultId: (await readVault(OWNER.id))?.id ?? '', ...given }),
    }
  })
  await record(device, pageGiven(`given-${page.id}`, page))
  return { ...page, link }
}

describe('a page', () => {
  it('is published again only after a change that touches it', async () => {
    const device = await deviceWith()
    const page = await givePage(device)
    await tend(device)
    const puts = () => device.network.requests.filter((each) => /PUT .*\/pages\//.test(each)).length
    expect(puts()).toBe(1)
    await record(device, personSaved('ewa', 'Ewa', 'Tajna'))
    await tend(device)
    expect(puts()).toBe(1)
    await record(device, { ...personSaved('jan', 'Jan', 'Nowak-Lis'), id: 'renamed' })
    await tend(device)
    expect(puts()).toBe(2)
    const phone = await openPhone(() => server)
    expect(await phone.run(({ openPage }) => openPage('mine', page.link).answer)).toMatchObject({
      page: { name: 'Jan Nowak-Lis' },
    })
    expect(await device.run(({ publishedList }) => publishedList(OWNER.id))).toMatchObject({
      pages: [{ given: { id: page.id }, isPublished: true }],
      receipts: 0,
    })
  })

  it('is not asked for or sent by a device to which another one brings a change that is published', async () => {
    const device = await deviceWith()
    await givePage(device)
    await tend(device)
    const tablet = await joined(device)
    await tend(tablet)
    expect(tablet.network.requests.filter((each) => /PUT .*\/pages\//.test(each))).toEqual([])
  })

  it('opens without a network as this phone has kept it, until it is withdrawn', async () => {
    const device = await deviceWith()
    const page = await givePage(device)
    await tend(device)
    const phone = await openPhone(() => server)
    const open = () => phone.run(({ openPage }) => openPage('mine', page.link).answer)
    expect(await open()).toMatchObject({ isFromThisPhone: false })
    phone.network.state = 'off'
    expect(await open()).toMatchObject({ page: { name: 'Jan Nowak' }, isFromThisPhone: true })
    phone.network.state = 'fine'
    await record(device, { kind: 'page-withdrawn', id: 'withdrawn', day: TODAY, pageId: page.id })
    await tend(device)
    expect(await open()).toEqual({ problem: 'gone' })
    phone.network.state = 'off'
    expect(await open()).toEqual({ problem: 'unavailable' })
  })

  it('is not whole by a link of another kind, with another key, or that is cut', async () => {
    const device = await deviceWith()
    const { link } = await givePage(device)
    await tend(device)
    const phone = await openPhone(() => server)
    const problemOf = (kind: 'mine' | 'gate', by: string) =>
      phone.run(async ({ openPage }) => (await openPage(kind, by).answer).problem)
    expect(await problemOf('gate', link)).toBe('cut')
    expect(await problemOf('mine', link.slice(0, -3))).toBe('cut')
    expect(await problemOf('mine', `${link.slice(0, -5)}AAAAA`)).toBe('cut')
  })
})

describe('a device that watches', () => {
  it('asks for nothing until the register has a box or a page, and then once for each change', async () => {
    const device = await deviceWith()
    const ofCrew = () => device.network.requests.filter((each) => /\/(boxes|drops|pages)/.test(each))
    const look = () => device.run(({ syncVault }) => syncVault(OWNER.id))
    const end = await device.run(async ({ readChanges, watchCrew }) =>
      watchCrew({
        today: () => TODAY,
        read: async ({ id }) => registerOf(await readChanges(id), TODAY),
      }),
    )
    await look()
    const page = await givePage(device)
    expect(ofCrew()).toEqual([])
    await look()
    await vi.waitFor(() => expect(ofCrew().at(-1)).toMatch(new RegExp(`^PUT .*/${page.id}$`)))
    const asked = ofCrew().length
    await look()
    await look()
    expect(ofCrew()).toHaveLength(asked)
    end()
  })
})

describe('a server', () => {
  it('that has lost its store gets boxes, drops and pages again', async () => {
    const { device, address } = await withBox()
    const page = await givePage(device)
    const phone = await openPhone(() => server)
    await phone.run(({ sendDrop }) => sendDrop(address, NEAR_MISS))
    await tend(device)
    await server.close()
    server = await openVaultServer()
    // The first request finds out, and the next look is in step.
    await tend(device)
    await tend(device)
    expect(await phone.run(async ({ sendDrop }) => (await sendDrop(address, NEAR_MISS)).state)).toBe('sent')
    expect(await phone.run(({ openPage }) => openPage('mine', page.link).answer)).toMatchObject({
      isFromThisPhone: false,
    })
    const tablet = await joined(device)
    await tend(tablet)
    expect(await waitingAt(tablet)).toHaveLength(2)
    await tend(device)
    expect(await waitingAt(device)).toHaveLength(2)
  })

  it('that has lost its store gets what waits in a paused and in a closed box, too', async () => {
    const { device, box, address } = await withBox()
    const yard = await newBox(device, 'Plac')
    await record(device, { ...boxSaved('yard'), box: yard })
    await tend(device)
    const phone = await openPhone(() => server)
    for (const each of [address, await addressOf(device, yard)])
      await phone.run(({ sendDrop }) => sendDrop(each, NEAR_MISS))
    await record(
      device,
      { ...boxSaved('paused'), box: { ...yard, isPaused: true } },
      { kind: 'box-closed', id: 'closed', day: TODAY, boxId: box.id },
    )
    await tend(device)
    await server.close()
    server = await openVaultServer()
    await tend(device)
    await tend(device)
    const tablet = await joined(device)
    await tend(tablet)
    expect(await waitingAt(tablet)).toHaveLength(2)
    const problemAt = (each: BoxAddress) =>
      phone.run(async ({ sendDrop }) => (await sendDrop(each, NEAR_MISS)).problem)
    expect(await problemAt(address)).toBe('closed')
    expect(await problemAt(await addressOf(device, yard))).toBe('paused')
  })

  it('gets everything into a renewed vault, and old codes are closed', async () => {
    const { device, box, address } = await withBox()
    const page = await givePage(device)
    await tend(device)
    const phone = await openPhone(() => server)
    await phone.run(({ sendDrop }) => sendDrop(address, NEAR_MISS))
    expect(await device.run(({ renewVault }) => renewVault(OWNER))).toEqual({})
    await tend(device)
    expect(await waitingAt(device)).toMatchObject([{ drop: { text: 'Спала з полиці коробка' } }])
    expect(await phone.run(async ({ sendDrop }) => (await sendDrop(address, NEAR_MISS)).problem)).toBe(
      'closed',
    )
    expect(await phone.run(async ({ openPage }) => (await openPage('mine', page.link).answer).problem)).toBe(
      'gone',
    )
    const renewed = await addressOf(device, box)
    expect(await phone.run(async ({ sendDrop }) => (await sendDrop(renewed, NEAR_MISS)).state)).toBe('sent')
  })
})

describe('a phone', () => {
  it('keeps a drop sealed without a network, and sends it once when there is one', async () => {
    const { device, address } = await withBox()
    const phone = await openPhone(() => server)
    phone.network.state = 'lost'
    const sent = await phone.run(({ sendDrop }) => sendDrop(address, NEAR_MISS))
    expect(sent).toMatchObject({ state: 'waiting', problem: 'unavailable' })
    await phone.reload()
    expect(await phone.run(({ listSent }) => listSent())).toEqual([sent.receipt])
    phone.network.state = 'fine'
    await phone.run(({ sendWaiting }) => sendWaiting())
    expect(await phone.run(({ listSent }) => listSent())).toEqual([{ ...sent.receipt, isWaiting: false }])
    await tend(device)
    expect(await waitingAt(device)).toHaveLength(1)
  })

  it('keeps nothing of a drop that its box will never take', async () => {
    const { device, box, address } = await withBox()
    const phone = await openPhone(() => server)
    phone.network.state = 'off'
    await phone.run(({ sendDrop }) => sendDrop(address, NEAR_MISS))
    await record(device, { kind: 'box-closed', id: 'closed', day: TODAY, boxId: box.id })
    await tend(device)
    phone.network.state = 'fine'
    await phone.run(({ sendWaiting }) => sendWaiting())
    const tooLarge = { ...NEAR_MISS, photos: ['/9j/'.padEnd(1_700_000, 'A')] }
    expect(await phone.run(({ sendDrop }) => sendDrop(address, tooLarge))).toMatchObject({
      problem: 'too-large',
    })
    expect(await phone.run(({ sendDrop }) => sendDrop(address, NEAR_MISS))).toMatchObject({
      problem: 'closed',
    })
    expect(await phone.run(({ listSent }) => listSent())).toMatchObject([
      { isWaiting: false, isRefused: true },
    ])
  })

  it('that refuses to keep anything sends all the same, and says what it cannot keep', async () => {
    const { address } = await withBox()
    const phone = await openPhone(() => server)
    phone.refuseStorage()
    expect(await phone.run(({ sendDrop }) => sendDrop(address, NEAR_MISS))).toMatchObject({ state: 'sent' })
    phone.network.state = 'off'
    const unkept = await phone.run(({ sendDrop }) => sendDrop(address, NEAR_MISS))
    expect(unkept).toMatchObject({ state: 'waiting', problem: 'not-kept' })
    expect(await phone.run(({ listSent }) => listSent())).toEqual([unkept.receipt])
  })
})
