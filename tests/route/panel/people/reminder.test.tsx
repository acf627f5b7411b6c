import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { fill } from '../../../support/fill'
import { keptOf } from '../../../support/kept'
import { BEGUN, OWNER, personSaved } from '../../../support/owner'
import { findHeading, findToast, named } from '../../../support/queries'
import { LONGEST_PERSON, MALGORZATA, MAREK } from '../../../support/sample'
import { press, pressForTicked } from '../../../support/steps'
import { visit, type Visit } from '../../../support/visit'

const REMINDER = '/employees/reminder'
const HEADING = 'Przypomnij o terminach'
const NOTED = /przypomniano dziś/

const letter = () => screen.getByLabelText<HTMLTextAreaElement>('Wiadomość')
const write = (text: string) => fill(letter(), text)

/** Returns the address that a link to the mail program has. */
const mailOf = (link: HTMLElement) => new URL(link.getAttribute('href') ?? '')
const mail = () => mailOf(screen.getByRole('link', { name: 'Napisz e-mail' }))

/** Follows a link to the mail program, which jsdom cannot open. */
async function openMail({ user }: Visit, link: HTMLElement): Promise<void> {
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  await user.click(link)
}

test('an employer reminds a person by e-mail, and the page of the person says when', async () => {
  const page = await visit(`/employees/${MAREK}`, { as: 'employer' })
  await page.user.click(screen.getByRole('link', { name: 'Przypomnij' }))
  await findHeading(HEADING)
  expect(letter().value).toMatch(
    /– Orzeczenie lekarskie: termin ważności minął 15\.11\.2026\n– Szkolenie okresowe BHP.*: termin ważności minął 13\.11\.2026\n/,
  )
  write('Zadzwoń & przyjdź')
  expect(decodeURIComponent(mail().pathname)).toBe('marek.gzegzolka@pewnik.example')
  expect(mail().searchParams.get('subject')).toBe('Przypomnienie o terminach BHP')
  expect(mail().searchParams.get('body')).toBe('Zadzwoń & przyjdź')
  await openMail(page, screen.getByRole('link', { name: 'Napisz e-mail' }))
  expect(await findToast('Odnotowano przypomnienie')).toHaveTextContent('1 osoba')
  expect(await screen.findByText(NOTED)).toBeVisible()
  // The text that was typed stays, and the same day is noted once.
  expect(letter()).toHaveValue('Zadzwoń & przyjdź')
  await press(page, 'Odnotuj przypomnienie')
  expect((await keptOf(MALGORZATA)).match(/reminder-noted/g)).toHaveLength(1)

  await page.go(`/employees/${MAREK}`)
  await findHeading('Marek Gżegżółka')
  expect(screen.getByRole('region', { name: 'Czy może pracować' })).toHaveTextContent(
    'Przypomnienie z 21.11.2026',
  )
})

test('a letter that is too long for a mail program is copied, and the copy has the text as it is typed', async () => {
  const page = await visit(`${REMINDER}?person=${MAREK}`, { as: 'employer' })
  write('Zadzwoń & przyjdź')
  await press(page, 'Kopiuj treść')
  expect(await screen.findByText('Treść skopiowana')).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe('Zadzwoń & przyjdź')
  write('ż'.repeat(400))
  expect(await screen.findByText(/Treść jest za długa dla programu pocztowego/)).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Napisz e-mail' })).toBeNull()
})

test('a reminder that was noted can be taken back', async () => {
  const page = await visit(`${REMINDER}?person=${MAREK}`, { as: 'employer' })
  await press(page, 'Odnotuj przypomnienie')
  expect(await screen.findByText(NOTED)).toBeVisible()
  const toast = await findToast('Odnotowano przypomnienie')
  await page.user.click(within(toast).getByRole('button', { name: 'Cofnij' }))
  await findToast('Cofnięto')
  await waitFor(() => expect(screen.queryByText(NOTED)).toBeNull())
})

test('ticked people get one letter that says nothing of any of them, and do not see each other', async () => {
  const page = await visit('/employees', { as: 'employer' })
  for (const name of ['Gżegżółka Marek', 'Zięba Łukasz', 'Krzyżanowska-Świętochłowicka Bogumiła']) {
    await page.user.click(screen.getByRole('checkbox', { name: `Zaznacz: ${name}` }))
  }
  await pressForTicked(page, 'Przypomnij')
  await findHeading(HEADING)
  expect(screen.getByText('2 osoby')).toBeVisible()
  expect(screen.getByText('Nie trzeba przypominać: Bogumiła Krzyżanowska-Świętochłowicka.')).toBeVisible()
  expect(letter().value).not.toMatch(/Marek|Łukasz|–/)
  expect(mail().pathname).toBe('')
  expect(mail().searchParams.get('bcc')).toBe('marek.gzegzolka@pewnik.example,lukasz.zieba@pewnik.example')
  await press(page, 'Kopiuj adresy')
  expect(await screen.findByText('Adresy skopiowane')).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe(
    'marek.gzegzolka@pewnik.example; lukasz.zieba@pewnik.example',
  )
  expect(screen.queryByText(NOTED)).toBeNull()
  await openMail(page, screen.getByRole('link', { name: 'Napisz e-mail' }))
  expect(await findToast('Odnotowano przypomnienie')).toHaveTextContent('2 osoby')
  await waitFor(() => expect(screen.getAllByText(NOTED)).toHaveLength(2))

  write('Do wszystkich')
  await page.user.click(screen.getByRole('link', { name: /^Napisz osobno\s?: Łukasz/ }))
  await waitFor(() => expect(letter().value).toMatch(/– Orzeczenie lekarskie: ważność do 12\.12\.2026/))
  await page.back()
  await waitFor(() => expect(letter()).toHaveValue('Do wszystkich'))
})

test('of many people each group has its e-mail, and those without an address are named', async () => {
  const crew = Array.from({ length: 60 }, (_, n) => {
    const change = personSaved(`p${n}`, 'Jan', `Lis${n}`)
    const email = n === 0 ? undefined : `jan.lis.${n}@zaklady-metalowe.example`
    return { ...change, person: { ...change.person, email } }
  })
  const page = await visit(REMINDER, { as: OWNER, changes: [BEGUN, ...crew] })
  expect(screen.getByText('Do przypomnienia: 60 osób')).toBeVisible()
  const links = screen.getAllByRole('link', { name: /^E-mail \d+ z\s\d+ \(\d+\sos/ })
  const readers = links.flatMap((link) => mailOf(link).searchParams.get('bcc')?.split(',') ?? [])
  expect(readers).toHaveLength(59)
  expect(screen.getAllByText('Bez adresu e-mail')).toHaveLength(1)
  const [first = document.body] = links
  const count = /\((\d+)/.exec(first.textContent)?.[1]
  await openMail(page, first)
  expect(await findToast('Odnotowano przypomnienie')).toHaveTextContent(`${count} os`)
})

test('nobody else reminds people, and nobody without a deadline is reminded', async () => {
  await visit(REMINDER, { as: 'admin' })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Brak dostępu')
  const { go } = await visit(`${REMINDER}?person=${LONGEST_PERSON}`, { as: 'employer' })
  expect(screen.getByRole('heading', { level: 1, name: named(HEADING) })).toBeVisible()
  expect(screen.getByText('Nie ma o czym przypominać')).toBeVisible()
  await go(`/employees/${LONGEST_PERSON}`)
  await findHeading('Bogumiła Krzyżanowska-Świętochłowicka')
  expect(screen.queryByRole('link', { name: 'Przypomnij' })).toBeNull()
})
