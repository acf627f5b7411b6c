import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { Change } from '~/domain/changes/change'
import type { NewReport } from '~/domain/reports/report-fields'

import { reportFiled } from '../../../support/changes'
import { BEGUN, OWNER, personSaved } from '../../../support/owner'
import { named } from '../../../support/queries'
import {
  REPORT_BEFORE_HANDING_OVER,
  REPORT_OF_ANNA,
  REPORT_OF_NEAR_MISS,
  REPORT_OF_SERIOUS_ACCIDENT,
} from '../../../support/sample'
import { visit } from '../../../support/visit'

const paper = () => screen.getByRole('article')

/** Returns the values over a caption of the form. An empty line has no text. */
const entries = (caption: string) =>
  within(paper())
    .getAllByText(caption)
    .map(({ previousElementSibling }) => previousElementSibling?.textContent)

/** Opens the paper of an accident in an own register by the link of its report. */
async function openPaper(report: Partial<NewReport>, heading: string) {
  const filed = reportFiled('fall', { reportedBy: OWNER.id, notifiedOn: '2026-11-21', ...report })
  const changes = [BEGUN, personSaved('p1', 'Łucja', 'Ćwiąkała'), filed]
  const page = await visit('/reports/report-fall', { as: OWNER, changes })
  await page.user.click(screen.getByRole('link', { name: named(`${heading} do druku`) }))
  await screen.findByRole('heading', { level: 1, name: named(heading) })
  await waitFor(() => expect(paper()).toBeVisible())
}

test('the protocol of a serious accident has what is known, and lines for the rest', async () => {
  await visit(`/reports/${REPORT_OF_SERIOUS_ACCIDENT}/paper`, { as: 'employer' })
  expect(screen.getByRole('heading', { level: 1, name: 'Protokół powypadkowy' })).toBeVisible()
  expect(screen.getByText(/Trzy egzemplarze.*inspektora pracy/)).toBeVisible()
  expect(entries('nazwa lub imię i nazwisko pracodawcy')[0]).toMatch(/^Zakłady Metalowe Żelbrzeg/)
  expect(entries('Pan(i)')).toEqual(['Łukasz Zięba'])
  expect(entries('na stanowisku')).toEqual(['elektryk'])
  expect(entries('w dniu')[0]).toBe('09.11.2026')
  const unknown = ['adres siedziby pracodawcy', 'w dniach od', 'do', 'data', 'podpis pracodawcy']
  expect(unknown.map((caption) => entries(caption)[0])).toEqual(['', '', '', '', ''])
  expect(paper()).toHaveTextContent('Agnieszka Szczęsna (specjalista ds. BHP)')
  expect(paper()).toHaveTextContent('Ze zgłoszenia: Przy usuwaniu usterki prasy')
  const crossedOut = within(paper()).getAllByText((_, element) => element?.tagName === 'S')
  expect(crossedOut.map(({ textContent }) => textContent.replace(/^skreślone: /, ''))).toEqual([
    'zbiorowy',
    'śmiertelny',
    'powodujący czasową niezdolność do pracy',
    'członek rodziny',
  ])
})

test('a step that is recorded fills in its point, and a protocol in time has no reason for a delay', async () => {
  const { user } = await visit(`/reports/${REPORT_BEFORE_HANDING_OVER}/paper`, { as: 'employer' })
  const handedOver = 'data doręczenia / przesłania ⁶'
  expect(paper()).toHaveTextContent('nie dotyczy')
  expect(entries('dnia')[0]).toBe('16.11.2026')
  expect(entries(handedOver)).toEqual([''])
  await user.click(screen.getByRole('link', { name: 'Zgłoszenie' }))
  const step = await screen.findByRole('form', { name: 'Doręczenie protokołu' })
  await user.click(within(step).getByRole('button', { name: 'Odnotuj' }))
  const done = screen.getByRole('list', { name: 'Zrobione kroki' })
  await waitFor(() => expect(done).toHaveTextContent('Doręczenie protokołu'))
  await user.click(screen.getByRole('link', { name: 'Protokół powypadkowy do druku' }))
  await screen.findByRole('heading', { level: 1, name: 'Protokół powypadkowy' })
  expect(entries(handedOver)).toEqual(['21.11.2026'])
})

test('the protocol names the team with their functions, and the case of a temporary worker is its employer’s', async () => {
  const filed = reportFiled('fall', {
    reportedBy: OWNER.id,
    injured: 'Jan Lis',
    accident: { who: 'temporary', severity: 'serious' },
  })
  const team = [
    { name: 'Ewa Ćwik', role: 'pracownik służby BHP' },
    { name: 'Adam Żak', role: 'społeczny inspektor pracy' },
  ]
  const appointed = {
    kind: 'accident-step-done',
    id: 'team',
    day: '2026-11-21',
    reportId: 'report-fall',
    step: 'team',
    doneOn: '2026-11-21',
    team,
  } as const satisfies Change
  await visit('/reports/report-fall/paper', { as: OWNER, changes: [BEGUN, filed, appointed] })
  expect(entries('1) imię i nazwisko')).toEqual(['Ewa Ćwik'])
  expect(entries('2) imię i nazwisko')).toEqual(['Adam Żak'])
  expect(entries('funkcja')).toEqual(team.map(({ role }) => role))
  expect(screen.getByText(/bada pracodawca użytkownik/)).toBeVisible()
})

test('a zleceniobiorca has a karta wypadku', async () => {
  await openPaper(
    { injuredId: 'person-p1', accident: { who: 'contract_worker', severity: 'light' } },
    'Karta wypadku',
  )
  expect(
    screen.getByRole('heading', { name: named('I. Dane identyfikacyjne płatnika składek') }),
  ).toBeVisible()
  expect(paper()).toHaveTextContent('Łucja Ćwiąkała')
  expect(paper()).toHaveTextContent('art. 3 ust. 3')
  expect(screen.getByText(/Trzy egzemplarze.*ZUS/)).toBeVisible()
})

test('an accident on the way to work has a card of its own', async () => {
  await openPaper(
    { injuredId: 'person-p1', accident: { who: 'commuter', severity: 'unknown' } },
    'Karta wypadku w drodze do pracy lub z pracy',
  )
  expect(paper()).toHaveTextContent(/Wypadek JEST \/ NIE JEST \* wypadkiem w drodze/)
  expect(paper()).toHaveTextContent('Zakłady Kontrolne')
  expect(paper()).not.toHaveTextContent('płatnika')
})

test('ZUS makes the card of a self-employed person, and no term runs here', async () => {
  const accident = { who: 'self_employed', severity: 'light' } as const
  const filed = reportFiled('fall', { reportedBy: OWNER.id, injured: 'Pan Kowalski', accident })
  await visit('/reports/report-fall', { as: OWNER, changes: [BEGUN, filed] })
  expect(screen.queryByRole('link', { name: /do\sdruku$/ })).toBeNull()
  expect(screen.getByText(/sporządza ZUS/)).toBeVisible()
  expect(screen.getByText('Żaden termin teraz nie biegnie')).toBeVisible()
})

test('the accident of a visitor has no paper, and its address says why', async () => {
  const accident = { who: 'visitor', severity: 'light' } as const
  const filed = reportFiled('fall', { reportedBy: OWNER.id, injured: 'Pan Kowalski', accident })
  const { go } = await visit('/reports/report-fall', { as: OWNER, changes: [BEGUN, filed] })
  expect(screen.queryByRole('link', { name: /do\sdruku$/ })).toBeNull()
  await go('/reports/report-fall/paper')
  expect(await screen.findByText(/nie sporządza się protokołu powypadkowego/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Drukuj' })).toBeNull()
})

test('the paper is for those who handle reports, and a near miss has none', async () => {
  const { go } = await visit(`/reports/${REPORT_OF_ANNA}`, { as: 'employee' })
  expect(screen.queryByRole('link', { name: /do\sdruku$/ })).toBeNull()
  await go(`/reports/${REPORT_OF_ANNA}/paper`)
  await screen.findByRole('heading', { level: 1, name: 'Brak dostępu' })
  await visit(`/reports/${REPORT_OF_NEAR_MISS}/paper`, { as: 'employer' })
  expect(screen.getByRole('heading', { level: 1, name: 'Strona nie znaleziona' })).toBeVisible()
})
