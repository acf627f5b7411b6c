import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import type { Change } from '~/domain/changes/change'

import { certificateAdded, examinationRecorded } from '../../../support/changes'
import { fillIn } from '../../../support/fill'
import { keptOf } from '../../../support/kept'
import { BEGUN, OWNER, PAPERS_ELSEWHERE, personSaved } from '../../../support/owner'
import { findHeading, findToast, item, named, row, texts, words } from '../../../support/queries'
import { TODAY } from '../../../support/server'
import { pressForTicked } from '../../../support/steps'
import { readChanges } from '../../../support/stored'
import { visit, type Visit } from '../../../support/visit'

/** A storeman needs periodic BHP training by the sample's pattern, and the first four have it. */
const NAMES = ['Ada', 'Ewa', 'Iga', 'Ola', 'Ula', 'Zoja', 'Żaneta', 'Łucja', 'Marta', 'Nina']
const HIRED = NAMES.map((name, index) => {
  const change = personSaved(`p${index}`, name, `Lis${index}`)
  return { ...change, person: { ...change.person, hiredOn: '2019-03-04' } }
})
const TRAINED = NAMES.slice(0, 4).map((_, index) =>
  certificateAdded(`c${index}`, {
    userId: `person-p${index}`,
    type: 'bhp',
    scope: 'workers',
    number: `BHP-${index}`,
    issueDate: '2025-01-10',
    expiryDate: '2028-01-10',
    status: 'active',
    enteredBy: 'Jan Próbny',
  }),
)
const CREW = [BEGUN, ...HIRED, ...TRAINED]
const CREW_OF_CERTIFICATES = [BEGUN, PAPERS_ELSEWHERE, ...HIRED, ...TRAINED]

const tick = (name: string) => screen.getByRole('checkbox', { name: `Zaznacz: ${name}` })
const bar = () => screen.getByRole('region', { name: 'Zaznaczone osoby' })
const inBar = (name: string) => within(bar()).getByRole('button', { name: named(name) })

/** Waits until the list says that it has so many people. */
const findCount = (text: string) => screen.findByText(text, { selector: '[role=status]' })

async function undo({ user }: Visit, text: string): Promise<void> {
  // A toast of an earlier undo may still name the same.
  const button = await screen.findByRole('button', { name: 'Cofnij' })
  expect(button.closest('[role=status]')).toHaveTextContent(text)
  await user.click(button)
  await findToast(`Cofnięto${text}`)
}

test('of many people the dashboard names the cause, and it leads to all of them', async () => {
  const { user } = await visit('/dashboard', { as: OWNER, changes: CREW })
  const alarm = screen.getByRole('region', { name: named('10 osób nie może dziś pracować') })
  expect(item('Brak orzeczenia lekarskiego')).toHaveTextContent(/^10\sosób/)
  expect(within(alarm).getByRole('link', { name: /^Wpisz dokumenty/ })).toHaveAttribute(
    'href',
    '/employees/papers',
  )
  await user.click(screen.getByRole('button', { name: 'Pokaż wszystkie (5)' }))
  expect(item('BHP, stanowiska robotnicze: brak')).toHaveTextContent('6 osób')
  await user.click(within(alarm).getByRole('link', { name: /^BHP, stanowiska/ }))
  await findCount('6 pracowników')
  expect(row('Lis4 Ula')).toHaveTextContent('Nie')
  await user.click(screen.getByRole('link', { name: /^BHP, stanowiska robotnicze: brak ?, usuń filtr/ }))
  await findCount('10 pracowników')
  expect(screen.queryByRole('region', { name: 'Zaznaczone osoby' })).toBeNull()
})

test('a cause on the dashboard leads to all people ticked, and a referral of all of them is noted', async () => {
  const { user, go } = await visit('/dashboard', { as: OWNER, changes: CREW })
  const alarm = () => screen.getByRole('region', { name: named('10 osób nie może dziś pracować') })
  await user.click(within(alarm()).getByRole('link', { name: /^Skieruj/ }))
  await waitFor(() => expect(bar()).toHaveTextContent('Zaznaczono: 10 osób'))
  await user.click(inBar('Skieruj na badania'))
  expect(await findToast('Odnotowano skierowanie na badania')).toHaveTextContent('10 osób')
  await go('/dashboard')
  await waitFor(() => expect(alarm()).toHaveTextContent('Brak orzeczenia lekarskiego, skierowano na badania'))
  expect(within(alarm()).queryByRole('link', { name: /^Skieruj/ })).toBeNull()
  await user.click(within(alarm()).getByRole('link', { name: /^Brak orzeczenia/ }))
  await findCount('10 pracowników')
  await user.click(screen.getByRole('link', { name: 'Lis0 Ada' }))
  await findHeading('Ada Lis0')
  expect(screen.getAllByText('brak, skierowano 21.11.2026')[0]).toBeVisible()
})

test('toasts make room for the bar as long as it is there', async () => {
  const { user } = await visit('/employees', { as: OWNER, changes: CREW_OF_CERTIFICATES })
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly observe: () => void
      constructor(tell: () => void) {
        this.observe = tell
      }
      disconnect() {}
    },
  )
  const room = () => document.documentElement.style.getPropertyValue('--below-toasts')
  await user.click(tick('Lis0 Ada'))
  expect(room()).toMatch(/^\d+px$/)
  await user.click(inBar('Odznacz'))
  expect(room()).toBe('')
})

test('of a question about their orzeczenia the dashboard leads to the people, because a look may settle it', async () => {
  const examined = HIRED.map(({ person }) =>
    examinationRecorded(`e-${person.id}`, { userId: person.id, position: 'spawacz' }),
  )
  await visit('/dashboard', { as: OWNER, changes: [...CREW, ...examined] })
  const asked = (await screen.findAllByRole('listitem')).find(({ textContent }) =>
    textContent.includes('Orzeczenie lekarskie: sprawdź'),
  )
  expect(within(asked ?? document.body).getByRole('link', { name: /^Zobacz osoby/ })).toBeVisible()
  expect(screen.queryByRole('link', { name: /^Skieruj/ })).toBeNull()
})

/** Three people, whose orzeczenia leave something open. */
const ASKED: Change[] = [
  ...HIRED.slice(0, 3).map(({ person }, index) =>
    examinationRecorded(`e${index}`, {
      userId: person.id,
      position: index === 0 ? 'spawacz' : 'magazynier',
      examinedOn: '2025-02-03',
      validUntil: '2028-02-03',
    }),
  ),
  {
    kind: 'work-conditions-saved',
    id: 'w',
    day: TODAY,
    conditions: { position: 'magazynier', asks: ['heights'] },
  },
]

test('what the orzeczenia of ticked people leave open is answered once for all who are asked', async () => {
  const page = await visit('/employees', { as: OWNER, changes: [...CREW, ...ASKED] })
  for (const name of ['Lis0 Ada', 'Lis1 Ewa', 'Lis2 Iga', 'Lis3 Ola']) await page.user.click(tick(name))
  await pressForTicked(page, 'Co obejmują orzeczenia (3)')
  const dialog = await screen.findByRole('dialog')
  const heights = within(dialog).getByRole('checkbox', { name: named('pracę na wysokości') })
  expect(heights).toHaveAccessibleName(words('Lis1 Ewa, Lis2 Iga'))
  expect(within(dialog).getByRole('checkbox', { name: named('obecne stanowisko') })).toHaveAccessibleName(
    words('Lis0 Ada'),
  )
  const save = () => page.user.click(within(dialog).getByRole('button', { name: 'Zapisz odpowiedzi' }))
  await save()
  await waitFor(() => expect(within(dialog).getByRole('alert')).toHaveTextContent('Zaznacz, co obejmują'))
  await page.user.click(heights)
  await save()
  await findToast('Zapisano odpowiedzi o orzeczeniach')
  const answered = {
    kind: 'examination-answered',
    answers: [{ question: 'heights', answer: true }],
    by: 'Jan Próbny',
  }
  expect((await readChanges(OWNER.id)).slice(-2)).toMatchObject([
    { ...answered, userId: 'person-p1', examinationId: 'e1' },
    { ...answered, userId: 'person-p2', examinationId: 'e2' },
  ])

  // The other one is covered for her position now, and then asked about its conditions.
  for (const text of ['obecne stanowisko', 'pracę na wysokości']) {
    await pressForTicked(page, 'Co obejmują orzeczenia (1)')
    const again = within(await screen.findByRole('dialog'))
    await page.user.click(again.getByRole('checkbox', { name: named(text) }))
    await page.user.click(again.getByRole('button', { name: 'Zapisz odpowiedzi' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  expect(JSON.stringify(await readChanges(OWNER.id))).toContain('"alsoFor":["magazynier"]')
  await page.user.click(within(bar()).getByRole('button', { name: 'Co zrobić z zaznaczonymi' }))
  expect(within(bar()).queryByRole('button', { name: named('Co obejmują orzeczenia') })).toBeNull()
})

test('as of a later day nobody is asked about orzeczenia, because the answer is for today', async () => {
  const { user } = await visit('/employees?on=2027-01-15', { as: OWNER, changes: [...CREW, ...ASKED] })
  await user.click(await screen.findByRole('checkbox', { name: 'Zaznacz: Lis1 Ewa' }))
  await user.click(within(bar()).getByRole('button', { name: 'Co zrobić z zaznaczonymi' }))
  expect(within(bar()).getByRole('button', { name: 'Karty do kieszeni' })).toBeVisible()
  expect(within(bar()).queryByRole('button', { name: named('Co obejmują orzeczenia') })).toBeNull()
})

test('only ticked people are on the page while it is printed', async () => {
  const { user } = await visit('/employees', { as: OWNER, changes: CREW_OF_CERTIFICATES })
  let printed: string[] = []
  const people = () => texts(screen.getAllByRole('link', { name: /^Lis\d/ }))
  vi.stubGlobal('print', () => {
    printed = people()
  })
  await user.click(tick('Lis0 Ada'))
  await user.click(tick('Lis5 Zoja'))
  expect(within(bar()).queryByRole('button', { name: 'Drukuj zaznaczone' })).toBeNull()
  await pressForTicked({ user }, 'Drukuj zaznaczone')
  expect(printed).toEqual(['Lis0 Ada', 'Lis5 Zoja'])
  fireEvent(window, new Event('afterprint'))
  expect(people()).toHaveLength(10)
})

test('ticked people get another position or department and go to the archive, and one undo takes back all', async () => {
  const page = await visit('/employees', { as: OWNER, changes: CREW_OF_CERTIFICATES })
  await page.user.click(tick('Lis0 Ada'))
  await page.user.click(tick('Lis5 Zoja'))
  expect(bar()).toHaveTextContent('Zaznaczono: 2 osoby')

  await pressForTicked(page, 'Stanowisko lub dział')
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent('Zmieni się stanowisko główne, a inne stanowiska zostaną.')
  const save = () => page.user.click(within(dialog).getByRole('button', { name: 'Zapisz zmiany' }))
  await save()
  await waitFor(() =>
    expect(within(dialog).getByLabelText('Stanowisko')).toHaveAccessibleDescription(
      'Podaj stanowisko albo dział',
    ),
  )
  await page.user.type(within(dialog).getByLabelText('Dział'), 'Hala 7')
  await save()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(row('Lis0 Ada')).toHaveTextContent('Hala 7'))
  expect(row('Lis5 Zoja')).toHaveTextContent('Hala 7')
  expect(row('Lis0 Ada')).toHaveTextContent('magazynier')
  await undo(page, 'Zmieniono stanowisko lub dział')
  await waitFor(() => expect(row('Lis5 Zoja')).not.toHaveTextContent('Hala 7'))

  await pressForTicked(page, 'Stanowisko lub dział')
  const again = await screen.findByRole('dialog')
  expect(within(again).getByLabelText('Na nowym stanowisku od')).toHaveValue('2026-11-21')
  await page.user.type(within(again).getByLabelText('Stanowisko'), 'spawacz')
  await page.user.click(within(again).getByRole('button', { name: 'Zapisz zmiany' }))
  await waitFor(() => expect(row('Lis0 Ada')).toHaveTextContent('spawacz'))
  const moved = { position: 'spawacz', positionSince: '2026-11-21' }
  expect(await readChanges(OWNER.id)).toContainEqual(
    expect.objectContaining({ person: expect.objectContaining(moved) }),
  )
  await undo(page, 'Zmieniono stanowisko lub dział')

  // The dialog gives the focus back late, so keys would miss the field.
  fillIn('Szukaj', 'zoja')
  await waitFor(() => expect(bar()).toHaveTextContent('Zaznaczono: 1 osoba'))
  fillIn('Szukaj', '')
  await waitFor(() => expect(bar()).toHaveTextContent('Zaznaczono: 2 osoby'))
  await pressForTicked(page, 'Do archiwum')
  await findCount('8 pracowników')
  await undo(page, 'Przeniesiono do archiwum')
  await findCount('10 pracowników')
})

test('all matching people are ticked by one press, and get a certificate with the same days', async () => {
  const page = await visit('/employees?state=unable', { as: OWNER, changes: CREW_OF_CERTIFICATES })
  await page.user.click(tick('Lis4 Ula'))
  await page.user.click(inBar('Zaznacz wszystkich: 6'))
  expect(bar()).toHaveTextContent('Zaznaczono: 6 osób')
  await page.user.click(tick('Lis9 Nina'))
  await pressForTicked(page, 'Dodaj certyfikat')
  await findHeading('Certyfikat dla kilku osób')
  await page.user.selectOptions(screen.getByLabelText(/^Rodzaj/), 'bhp')
  await page.user.selectOptions(await screen.findByLabelText(/^Zakres/), 'workers')
  fillIn('Data wydania', '2026-11-20')
  fillIn('Lis4 Ula', 'BHP-0')
  fillIn('Lis5 Zoja', 'BHP-9')
  fillIn('Lis6 Żaneta', 'bhp 9')
  const save = () => page.user.click(screen.getByRole('button', { name: 'Zapisz certyfikaty' }))
  await save()
  await waitFor(() => expect(screen.getByLabelText('Lis4 Ula')).toHaveAccessibleDescription(/już istnieje/))
  expect(screen.getByLabelText('Lis6 Żaneta')).toHaveAccessibleDescription(/już przy innej osobie/)
  fillIn('Lis4 Ula', 'BHP-8')
  fillIn('Lis6 Żaneta', '')
  await waitFor(async () => expect(await keptOf(OWNER.id)).not.toContain('bhp 9'))
  await page.reload()
  expect(screen.getByLabelText('Lis5 Zoja')).toHaveValue('BHP-9')
  await save()
  expect(await findToast('Dodano: 5')).toHaveTextContent('Szkolenie okresowe BHP · stanowiska robotnicze')
  await findHeading('Pracownicy')
  expect(row('Lis6 Żaneta')).toHaveTextContent('Do 20.11.2029')
  expect(row('Lis9 Nina')).toHaveTextContent('Nie')
  await undo(page, 'Dodano: 5')
  await waitFor(() => expect(row('Lis6 Żaneta')).toHaveTextContent('Nie'))
})

test('the form for many people says where to choose them if nobody is chosen', async () => {
  const { user } = await visit('/employees/certificates', { as: OWNER, changes: CREW })
  await user.click(screen.getByRole('link', { name: 'liście pracowników' }))
  expect(await findHeading('Pracownicy')).toBeVisible()
})
