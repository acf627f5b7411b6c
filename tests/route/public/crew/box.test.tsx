import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'

import { DICTIONARIES } from '~/domain/crew/languages/dictionaries'

import { stubDrawing } from '../../../support/crew-drops'
import { loseNetwork, serveCrew, speak } from '../../../support/crew-server'
import { findHeading, named, words } from '../../../support/queries'
import { idOf } from '../../../support/vault-requests'
import { visit, type Visit } from '../../../support/visit'

const { pl } = DICTIONARIES

beforeEach(() => speak('pl'))

/** Chooses what has happened, once the dictionary has arrived. */
async function choose({ user }: Visit, label: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: named(label) }))
}

const send = async ({ user }: Visit) => user.click(screen.getByRole('button', { name: 'Wyślij zgłoszenie' }))

describe.each(Object.entries(DICTIONARIES))(
  'in the language %s of the phone',
  (language, { box, problems }) => {
    test('the box asks in that language, and says what is missing', async () => {
      speak(language)
      const shown = await visit(await (await serveCrew()).openBox())
      await choose(shown, box.kinds.near_miss.label)
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(words(box.title))
      expect(document.documentElement).toHaveAttribute('lang', language)
      await shown.user.click(screen.getByRole('radio', { name: named(box.withName) }))
      await shown.user.click(screen.getByRole('button', { name: named(box.send) }))
      const what = screen.getByRole('textbox', { name: named(box.what.near_miss) })
      expect(what).toHaveFocus()
      expect(what).toHaveAccessibleDescription(words(problems.answer_missing))
      expect(screen.getByRole('textbox', { name: named(box.name) })).toHaveAccessibleDescription(
        words(problems.name_missing),
      )
    })

    test('an accident first says what to do at once', async () => {
      speak(language)
      const shown = await visit(await (await serveCrew()).openBox())
      await choose(shown, box.kinds.accident.label)
      expect(screen.getByRole('link', { name: named(box.callEmergency) })).toHaveAttribute('href', 'tel:112')
      for (const line of box.atOnce) expect(screen.getByText(words(line))).toBeVisible()
      expect(screen.queryByRole('textbox')).toBeNull()
      await choose(shown, box.helpIsThere)
      expect(screen.getByRole('textbox', { name: named(box.what.accident) })).toBeVisible()
    })
  },
)

test('a near miss reaches the register sealed, without a name, and its receipt is on the phone', async () => {
  const crew = await serveCrew()
  const shown = await visit(await crew.openBox())
  await choose(shown, pl.box.kinds.near_miss.label)
  expect(screen.getByText('Miejsce: Hala A, Zakłady Kontrolne')).toBeVisible()
  await shown.user.click(screen.getByRole('radio', { name: named(pl.box.withName) }))
  await shown.user.type(screen.getByRole('textbox', { name: named(pl.box.name) }), 'Jan Lis')
  await shown.user.click(screen.getByRole('radio', { name: 'Anonimowo' }))
  expect(screen.getByText(words(pl.box.anonymousMeaning))).toBeVisible()
  await shown.user.type(screen.getByRole('textbox', { name: 'Co się stało?' }), 'Spadła skrzynka')
  await shown.user.type(screen.getByRole('textbox', { name: 'Gdzie?' }), 'przy prasie')
  await send(shown)

  expect(await screen.findByRole('heading', { name: 'Wysłano. Dziękujemy.' })).toBeVisible()
  const [drop, ...others] = await crew.readDrops()
  expect(others).toEqual([])
  expect(drop).toMatchObject({
    kind: 'told',
    about: 'near_miss',
    text: 'Spadła skrzynka',
    location: 'przy prasie',
    language: 'pl',
    photos: [],
  })
  expect(drop).not.toHaveProperty('name')
  const receipt = screen.getByRole('link', { name: named('Sprawdź, co dalej') }).getAttribute('href') ?? ''
  expect(receipt).toMatch(/^\/receipt#v1\./)
  await shown.user.click(screen.getByRole('button', { name: 'Zgłoś coś jeszcze' }))
  const before = screen.getByRole('heading', { name: words(pl.box.sentBefore) }).parentElement
  expect(within(before ?? document.body).getByRole('link')).toHaveAttribute('href', receipt)
})

test('who gives a name and an earlier day sends both', async () => {
  const crew = await serveCrew()
  const shown = await visit(await crew.openBox())
  await choose(shown, 'Zagrożenie')
  await shown.user.type(screen.getByRole('textbox', { name: 'Co jest niebezpieczne?' }), 'Śliska podłoga')
  await shown.user.click(screen.getByRole('radio', { name: 'Wcześniej' }))
  await shown.user.clear(screen.getByLabelText('Dzień'))
  await shown.user.type(screen.getByLabelText('Dzień'), '2026-11-20')
  await shown.user.click(screen.getByRole('radio', { name: named(pl.box.withName) }))
  await shown.user.type(screen.getByRole('textbox', { name: named('Imię i nazwisko') }), 'Jan Lis')
  await shown.user.type(screen.getByRole('textbox', { name: named('Telefon') }), '600 700 800')
  await send(shown)
  await screen.findByRole('heading', { name: 'Wysłano. Dziękujemy.' })
  expect(await crew.readDrops()).toMatchObject([
    { about: 'hazard', date: '2026-11-20', name: 'Jan Lis', phone: '600 700 800' },
  ])
})

test('a photo that is taken out while the next one is drawn stays out', async () => {
  stubDrawing()
  const shown = await visit(await (await serveCrew()).openBox())
  await choose(shown, 'Zagrożenie')
  const input = screen.getByLabelText(pl.box.addPhoto, { selector: 'input' })
  const takePhoto = () => shown.user.upload(input, new File(['x'], 'x.jpg', { type: 'image/jpeg' }))
  const findRemove = () => screen.findByRole('button', { name: named(pl.box.removePhoto(1)) })
  await takePhoto()
  const remove = await findRemove()
  const draw = globalThis.createImageBitmap
  const { promise: isReady, resolve: goOn } = Promise.withResolvers<void>()
  vi.stubGlobal('createImageBitmap', async (file: Blob) => {
    await isReady
    return draw(file)
  })
  await takePhoto()
  await shown.user.click(remove)
  expect(screen.queryByRole('button', { name: named(pl.box.removePhoto(1)) })).toBeNull()
  goOn()
  await findRemove()
  expect(screen.queryByRole('button', { name: named(pl.box.removePhoto(2)) })).toBeNull()
})

test('what is typed survives a reload, and is forgotten once it is sent', async () => {
  const crew = await serveCrew()
  const link = await crew.openBox()
  const shown = await visit(link)
  await choose(shown, 'Zagrożenie')
  const field = () => screen.findByRole('textbox', { name: 'Co jest niebezpieczne?' })
  await shown.user.type(await field(), 'Śliska podłoga')
  await shown.reload()
  expect(await field()).toHaveValue('Śliska podłoga')
  await send(shown)
  await screen.findByRole('heading', { name: 'Wysłano. Dziękujemy.' })
  await choose(shown, 'Zgłoś coś jeszcze')
  await choose(shown, 'Zagrożenie')
  expect(await field()).toHaveValue('')
})

test('after a while without use the form is empty for the next person, and gives the text back', async () => {
  const link = await (await serveCrew()).openBox()
  const texts = { about: 'hazard', text: 'Śliska podłoga' }
  localStorage.setItem(`pewnik:draft-${idOf('b')}`, JSON.stringify({ typedAt: 0, texts }))
  const shown = await visit(link)
  await choose(shown, pl.box.kinds.hazard.label)
  expect(screen.getByRole('textbox', { name: pl.box.what.hazard })).toHaveValue('')
  expect(screen.getByText(words(pl.box.unsentText))).toBeVisible()
  await shown.user.click(screen.getByRole('button', { name: pl.box.restoreText }))
  expect(screen.getByRole('textbox', { name: pl.box.what.hazard })).toHaveValue('Śliska podłoga')
  expect(screen.queryByText(words(pl.box.unsentText))).toBeNull()
})

test('without a network it waits on the phone, and goes by itself when the network is back', async () => {
  const crew = await serveCrew()
  const shown = await visit(await crew.openBox())
  await choose(shown, 'Zagrożenie')
  await shown.user.type(screen.getByRole('textbox', { name: 'Co jest niebezpieczne?' }), 'Śliska podłoga')
  const findNetwork = loseNetwork()
  await send(shown)
  expect(await screen.findByRole('heading', { name: words('Czeka na sieć') })).toBeVisible()
  expect(screen.getByText(words(pl.box.urgentOffline))).toBeVisible()
  await choose(shown, 'Zgłoś coś jeszcze')
  await screen.findByRole('button', { name: named('Zagrożenie') })
  await shown.reload()
  expect(await screen.findByText(words('Czeka na wysłanie: 1 zgłoszenie'))).toBeVisible()
  findNetwork()
  await waitFor(() => expect(screen.queryByText(words('Czeka na wysłanie'))).toBeNull())
  expect(await crew.readDrops()).toMatchObject([{ text: 'Śliska podłoga' }])
})

test('a closed box says so, and the text stays', async () => {
  const crew = await serveCrew()
  const shown = await visit(await crew.openBox())
  await crew.closeBox()
  await choose(shown, 'Zagrożenie')
  const field = screen.getByRole('textbox', { name: 'Co jest niebezpieczne?' })
  await shown.user.type(field, 'Śliska podłoga')
  await send(shown)
  expect(await screen.findByRole('alert')).toHaveTextContent(words('Ta skrzynka jest zamknięta'))
  expect(field).toHaveValue('Śliska podłoga')
})

test('what waited until its box was closed says that it was not sent, also on its receipt', async () => {
  const crew = await serveCrew()
  const shown = await visit(await crew.openBox())
  await crew.closeBox()
  await choose(shown, 'Zagrożenie')
  await shown.user.type(screen.getByRole('textbox', { name: 'Co jest niebezpieczne?' }), 'Śliska podłoga')
  const findNetwork = loseNetwork()
  await send(shown)
  const receipt = await screen.findByRole('link', { name: named(pl.receipt.open) })
  await choose(shown, 'Zgłoś coś jeszcze')
  findNetwork()
  expect(await screen.findByText(words(pl.receipt.refused))).toBeVisible()
  await visit(receipt.getAttribute('href') ?? '')
  expect(await screen.findByText(words(pl.receipt.refused))).toBeVisible()
})

test('a paused box, and one with too many reports, keep the report on the phone', async () => {
  const crew = await serveCrew()
  const shown = await visit(await crew.openBox({ isPaused: true }))
  const tell = async () => {
    await choose(shown, 'Zagrożenie')
    await shown.user.type(screen.getByRole('textbox', { name: 'Co jest niebezpieczne?' }), 'Śliska podłoga')
    await send(shown)
  }
  await tell()
  expect(await screen.findByRole('heading', { name: words(pl.box.pausedTitle) })).toBeVisible()
  vi.stubGlobal('fetch', async () => new Response(null, { status: 429, headers: { 'Retry-After': '60' } }))
  await choose(shown, 'Zgłoś coś jeszcze')
  await tell()
  expect(await screen.findByRole('heading', { name: words(pl.box.tooManyTitle) })).toBeVisible()
})

test('another language is kept on the phone', async () => {
  const shown = await visit(await (await serveCrew()).openBox())
  await screen.findByRole('heading', { name: 'Co się stało?' })
  await shown.user.click(screen.getByRole('button', { name: 'English' }))
  expect(await screen.findByRole('heading', { name: 'What happened?' })).toBeVisible()
  await shown.reload()
  expect(await screen.findByRole('heading', { name: 'What happened?' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'English', pressed: true })).toBeVisible()
  expect(document.documentElement).toHaveAttribute('lang', 'en')
})

test('a cut link says so', async () => {
  await visit('/box#v1.cut')
  expect(await screen.findByRole('alert')).toHaveTextContent(words('Link jest niecały'))
  await findHeading('Zgłoś zdarzenie')
})
