import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { Change, ChangeOf } from '~/domain/changes/change'
import { NO_DATA } from '~/domain/records/own-data'
import { backupText } from '~/domain/register/backup'

import { TODAY } from '../../../support/builders'
import { certificateAdded } from '../../../support/changes'
import { BEGUN, OWNER, personSaved } from '../../../support/owner'
import { visit, type Visit } from '../../../support/visit'

const TAB = '/settings?tab=data'

/** A sheet of 320 people, of whom 97 have two certificates. */
const SHEET: ChangeOf<'sheet-imported'> = {
  kind: 'sheet-imported',
  id: 'sheet',
  day: TODAY,
  people: Array.from({ length: 320 }, (_, place) => ({
    id: `p${place}`,
    firstName: 'Łucja',
    lastName: `Ćwik-${place}`,
  })),
  restored: [],
  certificates: Array.from({ length: 417 }, (_, place) => {
    const added = { userId: `p${place % 320}`, status: 'active', enteredBy: 'Jan Próbny' } as const
    return certificateAdded(`${place}`, { ...added, number: `KPP-${place}` }).certificate
  }),
}

const copyOf = (records: readonly Change[], userId = OWNER.id) =>
  new File([backupText({ ...NO_DATA, records }, userId, TODAY)], 'kopia.json')

/** Begins the register of somebody else. */
const OTHER = { ...BEGUN, id: 'otherOwner000001', owner: { ...BEGUN.owner, company: 'Dawne Zakłady' } }

const preview = () => screen.findByLabelText('Dane z pliku')

/** Waits until the preview of the file and the question are gone. */
async function previewIsGone() {
  await waitFor(() => expect(screen.queryByText('Anuluj')).toBeNull())
}

async function choose({ user }: Visit, file: File) {
  await user.upload(screen.getByLabelText('Plik z kopią danych'), file)
}

/** Puts a file in the place of the data, and returns what the question before it says. */
async function replaceBy(opened: Visit, file: File): Promise<string> {
  const { user } = opened
  await choose(opened, file)
  const replacing = within(await preview()).getByRole('radio', { name: /^Zastąp zapisane/ })
  await user.click(replacing)
  await waitFor(() => expect(replacing).toBeChecked())
  await user.click(await screen.findByRole('button', { name: 'Wczytaj dane' }))
  const question = await screen.findByRole('dialog')
  const said = question.textContent.replaceAll('\u00a0', ' ')
  await user.click(within(question).getByRole('button', { name: 'Zastąp dane' }))
  await previewIsGone()
  return said
}

/** Waits until the card shows those numbers. */
async function findCounts(counts: Record<string, number>) {
  const card = screen.getByRole('region', { name: 'Czy moje dane są bezpieczne?' })
  await waitFor(() => {
    for (const [name, count] of Object.entries(counts)) expect(card).toHaveTextContent(`${name}${count}`)
  })
}

/** Waits until the card says what the file has taken away. */
async function findLost(lost: RegExp) {
  await waitFor(() => expect(screen.getByText(/^Te dane są z\spliku\./)).toHaveTextContent(lost))
}

const bringBack = () => screen.findByRole('button', { name: 'Przywróć poprzednie dane' })

test('the copy of a register with a large sheet fits the same register whole', async () => {
  const opened = await visit(TAB, { as: OWNER, changes: [BEGUN, SHEET] })
  await choose(opened, copyOf([BEGUN, SHEET]))
  expect(await preview()).toHaveTextContent('Nowe wpisy0')
  expect(await preview()).toHaveTextContent('Nie pasują0')
  await opened.user.click(screen.getByRole('button', { name: 'Wczytaj dane' }))
  await screen.findByText('Wczytano dane z pliku')
  await findCounts({ Osoby: 320, Certyfikaty: 417 })
})

test('the same copy in the place of the register takes nothing away', async () => {
  const opened = await visit(TAB, { as: OWNER, changes: [BEGUN, SHEET] })
  const said = await replaceBy(opened, copyOf([BEGUN, SHEET]))
  expect(said).toContain('Osób, certyfikatów i innych danych nie ubędzie ani nie przybędzie.')
  expect(said).not.toContain('Plik zabierze więcej')
  await findCounts({ Osoby: 320, Certyfikaty: 417 })
})

test('a file with less says in numbers what goes, and what was there comes back from another screen, too', async () => {
  const opened = await visit(TAB, { as: OWNER, changes: [BEGUN, SHEET] })
  const { user, go, back } = opened
  const smaller = copyOf([BEGUN, personSaved('p1', 'Łucja', 'Lis')])
  const said = await replaceBy(opened, smaller)
  expect(said).toContain('Plik zabierze więcej, niż przyniesie. Zniknie: 320 osób, 417 certyfikatów.')
  expect(said).toContain('Przybędzie: 1 osoba.')
  expect(said).toContain('dopóki ta karta jest otwarta i nikt jej nie odświeży')
  await findCounts({ Osoby: 1, Certyfikaty: 0 })

  // A second file in its place leaves both ways back, the latest first.
  await replaceBy(opened, copyOf([BEGUN]))
  await findLost(/Zniknęło: 1\sosoba\./)
  await go('/employees')
  await screen.findByRole('heading', { level: 1, name: 'Pracownicy' })
  await back()
  await screen.findByRole('heading', { level: 1, name: 'Ustawienia' })
  await findLost(/Zniknęło: 1\sosoba\./)
  await user.click(await bringBack())
  await findCounts({ Osoby: 1 })
  await findLost(/Zniknęło: 320\sosób, 417\scertyfikatów/)
  await user.click(await bringBack())
  await findCounts({ Osoby: 320, Certyfikaty: 417 })
  expect(screen.queryByText('Przywróć poprzednie dane')).toBeNull()
})

test('the next start of the app, and erasing, end the way back', async () => {
  const opened = await visit(TAB, { as: OWNER, changes: [BEGUN, SHEET] })
  const { user, reload } = opened
  await replaceBy(opened, copyOf([BEGUN]))
  await bringBack()
  await user.click(screen.getByRole('button', { name: 'Usuń dane' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Usuń dane' }))
  await screen.findByText('Usunięto dane z tej przeglądarki')
  await previewIsGone()
  await waitFor(() => expect(screen.queryByText('Przywróć poprzednie dane')).toBeNull())

  await replaceBy(opened, copyOf([BEGUN, personSaved('p1', 'Łucja', 'Lis')]))
  await bringBack()
  await reload()
  await findCounts({ Osoby: 1 })
  expect(screen.queryByText('Przywróć poprzednie dane')).toBeNull()
})

test('the undo of the toast is the same way back: it is gone afterwards', async () => {
  const opened = await visit(TAB, { as: OWNER, changes: [BEGUN, SHEET] })
  await replaceBy(opened, copyOf([BEGUN]))
  await bringBack()
  await opened.user.click(screen.getByRole('button', { name: 'Cofnij' }))
  await screen.findByText('Cofnięto')
  await findCounts({ Osoby: 320 })
  await waitFor(() => expect(screen.queryByText('Przywróć poprzednie dane')).toBeNull())
})

test('the copy of another register leads to taking it in beside the open one, and changes nothing by itself', async () => {
  const opened = await visit(TAB, { as: OWNER, changes: [BEGUN] })
  await choose(opened, copyOf([OTHER, SHEET], OTHER.id))
  const other = within(await screen.findByRole('region', { name: 'Kopia innego rejestru' }))
  expect(other.getByText(/„Dawne Zakłady – Jan Próbny”/)).toBeVisible()
  await opened.user.click(other.getByRole('button', { name: 'Anuluj' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Kopia innego rejestru' })).toBeNull())
  expect(screen.getByRole('button', { name: 'Wczytaj z pliku' })).toHaveFocus()
})

test('the copy of a sample account is refused in a register, and says where to take it', async () => {
  const opened = await visit(TAB, { as: OWNER, changes: [BEGUN] })
  await choose(opened, copyOf([certificateAdded('a')], 'user-1'))
  expect(await screen.findByRole('alert')).toHaveTextContent('Zaloguj się jako ta osoba i wczytaj go tam.')
})
