import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { filesIn } from '../../../support/backup'
import { dutySaved, examinationRecorded, inductionRecorded } from '../../../support/changes'
import { watchDownloads, type Download } from '../../../support/downloads'
import { BEGUN, OWNER, personSaved } from '../../../support/owner'
import { printedText } from '../../../support/printed-text'
import { PRIVATE_CHANGES, PRIVATE_WORDS } from '../../../support/private-register'
import { findHeading, named, words } from '../../../support/queries'
import { visit } from '../../../support/visit'

const JAN = 'person-jan'
const STAFF = [BEGUN, personSaved('jan', 'Jan', 'Lis')]

/** Waits until the list has the line, and returns all about it. */
async function findLine(label: string): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { level: 3, name: named(label) })
  const found = heading.closest('li')
  if (!found) throw new Error(`${label} is in no list.`)
  return found
}

async function saved(downloads: readonly Download[]): Promise<Download> {
  return waitFor(
    () => {
      const [download] = downloads
      if (!download) throw new Error('Nothing is saved.')
      return download
    },
    { timeout: 10_000 },
  )
}

test('each line says its law, what is here and where, and each gap has the way to do something about it', async () => {
  const { user } = await visit('/employer/duties', { as: OWNER, changes: STAFF })
  await user.click(await screen.findByRole('link', { name: 'Kontrola jutro' }))
  const examinations = await findLine('Orzeczenia lekarskie')
  expect(examinations).toHaveTextContent(words('Kodeks pracy, art. 229 § 4'))
  expect(examinations).toHaveTextContent('Nie da się do jutra')
  expect(within(examinations).getByRole('link', { name: named('Skieruj na badania') })).toBeVisible()
  expect(await findLine('Pomiary czynnika szkodliwego')).toHaveTextContent('Zamów go dziś')
  const induction = await findLine('Karty szkolenia wstępnego')
  expect(induction).toHaveTextContent('Do zrobienia dziś')
  await user.click(
    within(induction).getByRole('link', { name: named('Karty szkolenia: Brak instruktażu ogólnego') }),
  )
  await findHeading('Karta szkolenia wstępnego')
  expect(screen.getByRole('article', { name: named('Jan Lis') })).toBeVisible()
})

test('a paper that ends today is missing in the morning', async () => {
  const paper = examinationRecorded('paper', { userId: JAN, outcome: 'fit', validUntil: '2026-11-21' })
  await visit('/employer/inspection', { as: OWNER, changes: [...STAFF, paper] })
  const line = await findLine('Orzeczenia lekarskie')
  expect(line).toHaveTextContent(words('Orzeczenie lekarskie po terminie – 1 osoba'))
  expect(within(line).getByRole('link', { name: named('Zobacz osoby') })).toHaveAttribute(
    'href',
    expect.stringContaining('on=2026-11-22'),
  )
})

test('what is in order says so, with what is written down', async () => {
  const changes = [
    ...STAFF,
    inductionRecorded('card', {
      userId: JAN,
      position: 'magazynier',
      generalOn: '2026-11-20',
      positionOn: '2026-11-20',
    }),
    dutySaved('aid', { sort: 'first_aid', doneOn: '2026-03-02', people: [JAN] }),
  ]
  await visit('/employer/inspection', { as: OWNER, changes })
  expect(await findLine('Karty szkolenia wstępnego')).toHaveTextContent('Bez braków')
  expect(await findLine('Pierwsza pomoc')).toHaveTextContent(words('data wyznaczenia: 02.03.2026, Jan Lis'))
})

test('only what is ticked is printed, and what is about health is not ticked', async () => {
  const { user } = await visit('/employer/inspection', { as: OWNER, changes: STAFF })
  await findLine('Służba bhp')
  expect(printedText()).toContain('Służba bhp')
  expect(printedText()).not.toContain('Orzeczenia lekarskie')
  await user.click(screen.getByRole('checkbox', { name: named('Na wydruku: Służba bhp') }))
  await user.click(screen.getByRole('checkbox', { name: named('Na wydruku: Orzeczenia lekarskie') }))
  expect(printedText()).not.toContain('Służba bhp')
  expect(printedText()).toContain('Orzeczenia lekarskie')
  await user.click(screen.getByRole('checkbox', { name: 'Braki także na wydruku' }))
  expect(printedText()).not.toContain('nie dopuszczaj')
})

test('the package has the dossiers of all, the list and the duties, and nothing of health', async () => {
  const { user } = await visit('/employer/inspection', { as: OWNER, changes: PRIVATE_CHANGES })
  const downloads = watchDownloads()
  await user.click(await screen.findByRole('button', { name: 'Pobierz ZIP' }))
  const { name, content } = await saved(downloads)
  expect(name).toBe('kontrola-2026-11-22.zip')
  const files = filesIn(new Uint8Array(await content.arrayBuffer()))
  expect(Object.keys(files)).toEqual([
    'kontrola.html',
    'obowiazki-firmy-2026-11-21.csv',
    'teczki/Ćwiąkała Łucja/teczka.html',
  ])
  const text = Object.values(files)
    .map((bytes) => new TextDecoder().decode(bytes))
    .join('\n')
  expect(text).toContain('Ćwiąkała')
  expect(text).not.toMatch(PRIVATE_WORDS.health)
})

test('the list in the package has the lines and the gaps that are printed', async () => {
  const { user } = await visit('/employer/inspection', { as: OWNER, changes: STAFF })
  const downloads = watchDownloads()
  await findLine('Służba bhp')
  await user.click(screen.getByRole('checkbox', { name: named('Na wydruku: Służba bhp') }))
  await user.click(screen.getByRole('checkbox', { name: 'Braki także na wydruku' }))
  await user.click(screen.getByRole('button', { name: 'Pobierz ZIP' }))
  const { content } = await saved(downloads)
  const list = filesIn(new Uint8Array(await content.arrayBuffer()))['kontrola.html']
  const text = new TextDecoder().decode(list)
  expect(text).toContain('Pomiary czynnika')
  expect(text).not.toContain('Służba bhp')
  expect(text).not.toContain('Zamów go dziś')
})

test('a package that is stopped when it is done already is not saved', async () => {
  const { user } = await visit('/employer/inspection', { as: OWNER, changes: STAFF })
  const downloads = watchDownloads()
  const { blob } = Response.prototype
  // The ZIP is read from it, so this is the last moment.
  const reading = vi.spyOn(Response.prototype, 'blob').mockImplementation(async function (this: Response) {
    const content = await blob.call(this)
    await user.click(screen.getByRole('button', { name: 'Przerwij' }))
    return content
  })
  await user.click(await screen.findByRole('button', { name: 'Pobierz ZIP' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Przerwij' })).toBeNull())
  expect(reading).toHaveBeenCalledOnce()
  expect(downloads).toEqual([])
})

test('two devices of the same name are two lines and two gaps', async () => {
  const device = { sort: 'device', about: 'Wózek', doneOn: '2025-10-01', everyMonths: 12 } as const
  const changes = [...STAFF, dutySaved('one', device), dutySaved('two', device)]
  await visit('/employer/inspection', { as: OWNER, changes })
  const line = await findLine('Urządzenie pod dozorem')
  expect(within(line).getAllByText(named('Wózek: data badania'))).toHaveLength(2)
  expect(within(line).getAllByRole('link', { name: named('Otwórz wpis') })).toHaveLength(2)
})

test.each(['Orzeczenia lekarskie w teczkach', 'Rejestr wypadków (CSV)'])(
  'a package with „%s” is locked by a passphrase',
  async (part) => {
    const { user } = await visit('/employer/inspection', { as: OWNER, changes: PRIVATE_CHANGES })
    const downloads = watchDownloads()
    await user.click(await screen.findByRole('checkbox', { name: named(part) }))
    await user.click(screen.getByRole('button', { name: 'Pobierz ZIP' }))
    expect(await screen.findByRole('dialog', { name: named('Pakiet z hasłem') })).toBeVisible()
    expect(downloads).toEqual([])
  },
)

test('nothing can be saved if nothing is ticked that has files', async () => {
  const { user } = await visit('/employer/inspection', { as: OWNER, changes: STAFF })
  for (const part of ['Lista z tego ekranu', 'Teczki', 'Obowiązki firmy']) {
    await user.click(await screen.findByRole('checkbox', { name: named(part) }))
  }
  expect(screen.getByRole('button', { name: 'Pobierz ZIP' })).toBeDisabled()
})

test('the sample employer sees an example', async () => {
  await visit('/employer/inspection', { as: 'employer' })
  expect(await findLine('Ocena ryzyka zawodowego')).toHaveTextContent(words('zapoznano 2 z 2, na papierze'))
})

test.each(['employee', 'admin', 'training_center'] as const)(
  'a viewer of role %s has no such screen',
  async (role) => {
    await visit('/employer/inspection', { as: role })
    expect(await findHeading('Brak dostępu')).toBeVisible()
  },
)
