import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'

import { DICTIONARIES } from '~/domain/crew/languages/dictionaries'
import type { Language } from '~/domain/crew/languages/language'
import type { MinePage } from '~/domain/crew/pages/page'
import { parseBoxLink } from '~/domain/crew/records/crew-links'
import { shiftDay, warsawDay } from '~/domain/words/day'

import { holdNetwork, loseNetwork, serveCrew, speak } from '../../../support/crew-server'
import { item, words } from '../../../support/queries'
import { idOf } from '../../../support/vault-requests'
import { visit } from '../../../support/visit'

const { pl } = DICTIONARIES
// The phone's day is not that of the server.
const DAY = warsawDay(new Date())
const inDays = (days: number) => shiftDay(DAY, { days })

const PAGE: MinePage = {
  kind: 'mine',
  v: 1,
  writtenAt: new Date().toISOString(),
  personId: 'person-1',
  name: 'Oksana Kowal',
  firm: 'Zakłady Kontrolne',
  spans: [{ position: 'Magazynier', until: inDays(200) }],
  leavesOut: [],
  papers: [
    { state: 'held', title: 'Orzeczenie', key: 'medical', until: inDays(300) },
    {
      state: 'held',
      title: 'Operator wózka jezdniowego (UDT)',
      key: 'machine_operator.forklift',
      until: inDays(100),
      actBy: inDays(10),
      soonFrom: inDays(-5),
      token: 'eyJ.token.signature',
    },
    { state: 'held', title: 'Szkolenie okresowe', key: 'bhp.workers', until: inDays(-1) },
  ],
  trainings: [
    {
      id: 'training-1',
      title: 'Pierwsza pomoc',
      date: inDays(3),
      startTime: '09:00',
      endTime: '15:00',
      location: 'Sala 2',
      place: 'attending',
    },
  ],
}

beforeEach(() => speak('pl'))

/** Returns the page of somebody whose register has an open box. */
async function serveMine() {
  const crew = await serveCrew()
  const box = (await crew.openBox()).replace('/box#', '')
  return { crew, link: await crew.publish({ ...PAGE, box }), box }
}

describe.each(Object.keys(DICTIONARIES) as Language[])('in the language %s of the phone', (language) => {
  const { mine } = DICTIONARIES[language]

  test('somebody reads how they stand, and what every paper says', async () => {
    speak(language)
    await visit((await serveMine()).link)
    expect(await screen.findByRole('heading', { name: words(mine.currentUntil(inDays(200))) })).toBeVisible()
    expect(document.documentElement).toHaveAttribute('lang', language)
    expect(screen.getByText('Oksana Kowal')).toBeVisible()
    const toDo = screen.getByRole('region', { name: words(mine.toDo) })
    expect(within(toDo).getAllByRole('listitem')).toHaveLength(2)
    expect(item('(UDT)')).toHaveTextContent(words(mine.actBy(inDays(10))))
    const ended = within(toDo).getByText(words(mine.ended(inDays(-1))))
    expect(ended).toBeVisible()
    const others = screen.getByRole('region', { name: words(mine.papers) })
    expect(others).toHaveTextContent(words(mine.medical))
    expect(others).toHaveTextContent(words(mine.until(inDays(300))))
    expect(item('Pierwsza pomoc')).toHaveTextContent(words(mine.trainingPlace.attending))
    expect(screen.getByText(words(mine.seenByFirm))).toBeVisible()
  })
})

test.each([
  [{ spans: [{ until: inDays(-1) }] }, 'Czegoś brakuje'],
  [{ spans: [{ from: inDays(2) }] }, pl.mine.beginsOn(inDays(2))],
  [{ spans: [], leftOn: inDays(-2) }, pl.mine.endedOn(inDays(-2))],
  [{ spans: [{}] }, 'Dokumenty aktualne'],
])('the status is worked out by the day of the phone: %j', async (facts, heading) => {
  const crew = await serveCrew()
  const writtenAt = new Date(Date.now() - 4 * 24 * 60 * 60 * 1000).toISOString()
  await visit(await crew.publish({ ...PAGE, writtenAt, ...facts }))
  expect(await screen.findByRole('heading', { name: words(heading) })).toBeVisible()
})

test('it says what it leaves out, and that old data may be wrong', async () => {
  const crew = await serveCrew()
  const writtenAt = new Date(Date.now() - 40 * 24 * 60 * 60 * 1000).toISOString()
  await visit(await crew.publish({ ...PAGE, writtenAt, leavesOut: ['examination'] }))
  expect(await screen.findByText(words('Ta strona nie obejmuje badań lekarskich.'))).toBeVisible()
  expect(screen.getByText(words(pl.frame.oldData))).toBeVisible()
})

test('the code of a signed certificate fills the screen, and „back” closes it', async () => {
  const { user, back } = await visit((await serveMine()).link)
  await user.click(await screen.findByRole('button', { name: words('Pokaż kod na bramie') }))
  expect(await screen.findByRole('img', { name: words('Operator wózka jezdniowego (UDT)') })).toBeVisible()
  expect(screen.queryByText(words(pl.mine.seenByFirm))).toBeNull()
  await back()
  expect(await screen.findByRole('button', { name: words('Pokaż kod na bramie') })).toHaveFocus()
})

test('somebody tells the employer what is wrong, and reports an event, by the box', async () => {
  const { crew, link, box } = await serveMine()
  const { user } = await visit(link)
  const report = await screen.findByRole('link', { name: words('Zgłoś zdarzenie') })
  expect(parseBoxLink(report.getAttribute('href') ?? '')).toEqual(parseBoxLink(box))
  await user.click(screen.getByRole('button', { name: words('Coś się nie zgadza?') }))
  await user.click(screen.getByRole('button', { name: words('Wyślij do firmy') }))
  const note = screen.getByRole('textbox', { name: words('Napisz, co jest źle') })
  expect(note).toHaveAccessibleDescription(words(pl.problems.text_missing))
  await user.type(note, 'Mam nowe zaświadczenie')
  await user.click(screen.getByRole('button', { name: words('Wyślij do firmy') }))
  expect(await screen.findByRole('heading', { name: words('Wysłano do firmy') })).toBeVisible()
  expect(await crew.readDrops()).toMatchObject([
    { kind: 'correction', text: 'Mam nowe zaświadczenie', personId: 'person-1', name: 'Oksana Kowal' },
  ])
})

test('without a network the last page shows, also without what stands behind #, until it is withdrawn', async () => {
  const { crew, link } = await serveMine()
  const { reload } = await visit(link)
  await screen.findByText('Oksana Kowal')
  const findNetwork = loseNetwork()
  await reload()
  expect(await screen.findByText(words(pl.frame.offline))).toBeVisible()
  const again = await visit('/mine')
  expect(await screen.findByText('Oksana Kowal')).toBeVisible()
  findNetwork()
  await waitFor(() => expect(screen.queryByText(words(pl.frame.offline))).toBeNull())
  await crew.withdraw(idOf('p'))
  await again.reload()
  expect(await screen.findByRole('alert')).toHaveTextContent(words('Ta strona już nie działa'))
  await visit('/mine')
  expect(await screen.findByText(words('Link jest niecały'))).toBeVisible()
})

test('a kept page shows before the server has answered, and goes if it was withdrawn', async () => {
  const { crew, link } = await serveMine()
  const { reload } = await visit(link)
  await screen.findByText('Oksana Kowal')
  await crew.withdraw(idOf('p'))
  const release = holdNetwork()
  await reload()
  expect(await screen.findByText('Oksana Kowal')).toBeVisible()
  release()
  expect(await screen.findByRole('alert')).toHaveTextContent(words('Ta strona już nie działa'))
  expect(screen.queryByText('Oksana Kowal')).toBeNull()
})
