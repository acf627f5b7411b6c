import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { NO_DATA } from '~/domain/records/own-data'
import { backupText } from '~/domain/register/backup'
import { sharedFileName } from '~/domain/register/shared-names'

import { chooseMemoryFolder } from '../../../support/chosen-folder'
import { refuseWritesAfter } from '../../../support/database'
import { watchDownloads } from '../../../support/downloads'
import { BEGUN, OWNER, personSaved } from '../../../support/owner'
import { findToast, named, words } from '../../../support/queries'
import { readChanges } from '../../../support/stored'
import { visit, type Visit } from '../../../support/visit'

const FILE = sharedFileName(OWNER)
const TAB = '/settings?tab=data'
const LUCJA = personSaved('a', 'Łucja', 'Ćwiąkała')
const ZANETA = personSaved('b', 'Żaneta', 'Źdźbło')

type Folder = ReturnType<typeof chooseMemoryFolder>

const fileOf = (records: unknown[], userId = OWNER.id) =>
  backupText({ ...NO_DATA, records }, userId, '2026-11-20')
const put = (folder: Folder, name: string, text: string) => folder.put(name, new Blob([text]))
const card = () => screen.getByRole('region', { name: 'Folder wspólny' })

/** Waits for an alert with this text. The card and the frame of the panel may both tell it. */
async function findAlert(text: string): Promise<HTMLElement> {
  await waitFor(() => expect(alertsWith(text)).not.toEqual([]))
  return alertsWith(text)[0] ?? document.body
}

const alertsWith = (text: string) =>
  screen
    .queryAllByRole('alert')
    .filter(({ textContent }) => textContent.replaceAll(/\s/g, ' ').includes(text))

/** Opens the settings of a register that shares a folder. */
async function share(): Promise<Visit & { folder: Folder }> {
  const folder = chooseMemoryFolder()
  const opened = await visit(TAB, { as: OWNER, changes: [BEGUN, LUCJA] })
  await opened.user.click(await screen.findByRole('button', { name: 'Wybierz folder' }))
  await waitFor(() => expect(card()).toHaveTextContent(FILE))
  await findInFile(folder, 'Łucja')
  return { ...opened, folder }
}

/** Waits until the shared file holds all of that. */
async function findInFile(folder: Folder, ...texts: string[]) {
  await waitFor(async () => {
    const file = (await folder.textOf(FILE)) ?? ''
    expect(texts.filter((text) => !file.includes(text))).toEqual([])
  })
}

async function addMarek({ user, go }: Visit) {
  await go('/employees/new')
  await user.type(await screen.findByLabelText('Imię'), 'Marek')
  await user.type(screen.getByLabelText('Nazwisko'), 'Gżegżółka')
  await user.click(screen.getByRole('button', { name: 'Dodaj pracownika' }))
  await screen.findByRole('heading', { level: 1, name: 'Marek Gżegżółka' })
}

const lookAgain = () => document.dispatchEvent(new Event('visibilitychange'))

test('a register in a shared folder is nowhere said to be in this browser only', async () => {
  const { user } = await share()
  await user.click(screen.getByText('Co tu jest i gdzie'))
  const own = screen.getByRole('region', { name: named('Czy moje dane są bezpieczne?') })
  expect(own).toHaveTextContent(words('są tutaj i w folderze wspólnym'))
  await screen.findByText(
    words('Ten rejestr jest w tej przeglądarce i w folderze wspólnym, ale nie na serwerze.'),
  )
  expect(screen.getByRole('main')).not.toHaveTextContent(words('tylko w tej przeglądarce'))
  await user.click(screen.getByRole('button', { name: 'Usuń rejestr' }))
  const question = await screen.findByRole('dialog', { name: named('Usunąć cały rejestr?') })
  expect(question).toHaveTextContent(words('przywróci tylko kopia lub folder wspólny.'))
  await user.click(within(question).getByRole('button', { name: 'Anuluj' }))
})

test('a damaged file is never overwritten, and a removed one is written anew with all', async () => {
  const opened = await share()
  const { user, folder } = opened
  put(folder, FILE, '{"format":"pewnik-dane","ver')
  await addMarek(opened)
  const alert = await findAlert('Plik rejestru w folderze wspólnym jest uszkodzony')
  expect(await folder.textOf(FILE)).toBe('{"format":"pewnik-dane","ver')
  expect(await readChanges(OWNER.id)).toHaveLength(3)

  await folder.removeEntry(FILE)
  await user.click(within(alert).getByRole('button', { name: 'Spróbuj ponownie' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  await findInFile(folder, 'Łucja', 'Marek')
})

test('a file of a newer version stays as it is until this one is newer, too', async () => {
  const { folder, reload } = await share()
  const newer = JSON.stringify({ ...JSON.parse(fileOf([BEGUN])), version: 2 })
  put(folder, FILE, newer)
  await reload()
  await findAlert('zapisała nowsza wersja aplikacji')
  expect(await folder.textOf(FILE)).toBe(newer)
})

test('entries that this version does not know stay in the file', async () => {
  const opened = await share()
  put(opened.folder, FILE, fileOf([BEGUN, { kind: 'from-the-future', id: 'f' }, LUCJA]))
  await addMarek(opened)
  await findInFile(opened.folder, 'from-the-future', 'Łucja', 'Marek')
  expect(await readChanges(OWNER.id)).toHaveLength(3)
})

test('a company with a new name stays in the same file', async () => {
  const { user, folder, go } = await share()
  await go('/settings?tab=account')
  await user.clear(await screen.findByLabelText('Firma'))
  await user.type(screen.getByLabelText('Firma'), 'Zakłady Przemianowane')
  await user.click(screen.getByRole('button', { name: 'Zapisz dane' }))
  await findInFile(folder, 'Łucja', 'Zakłady Przemianowane')
  expect(folder.names()).toEqual([FILE])
})

test('a report says who reads it: everybody who has the folder', async () => {
  const { user, go } = await share()
  await go('/reports/new')
  await user.click(await screen.findByRole('radio', { name: /^Niedyspozycja/ }))
  const everybody = /może przeczytać każdy, kto ma dostęp do folderu wspólnego/
  await screen.findByText(everybody)
  await user.type(screen.getByLabelText(/^Wpływ na pracę/), 'Praca przerwana')
  await user.click(screen.getByRole('button', { name: 'Zapisz zgłoszenie' }))
  expect(await screen.findByRole('region', { name: 'Co teraz' })).toHaveTextContent(everybody)
  expect(screen.getByRole('article')).toHaveTextContent(words('w tej przeglądarce i w folderze wspólnym'))
})

test('where the browser cannot keep what comes, the file stays and comes later', async () => {
  const { folder, go } = await share()
  const file = fileOf([BEGUN, LUCJA, ZANETA])
  put(folder, FILE, file)
  const makeRoom = refuseWritesAfter(0)
  lookAgain()
  await findAlert('Nie udało się przyjąć zmian z folderu wspólnego')
  expect(await folder.textOf(FILE)).toBe(file)
  makeRoom()
  lookAgain()
  await go('/employees')
  await screen.findByRole('link', { name: named('Źdźbło Żaneta') })
})

test('a copy that cannot be read is named and stays, and the rest works', async () => {
  const opened = await share()
  const copy = FILE.replace('.json', ' (conflicted copy 2026-11-21).json')
  put(opened.folder, copy, 'broken')
  await opened.user.click(screen.getByRole('button', { name: 'Sprawdź teraz' }))
  await waitFor(() => expect(card()).toHaveTextContent('Zostają nietknięte.'))
  await addMarek(opened)
  await findInFile(opened.folder, 'Marek')
  expect(await opened.folder.textOf(copy)).toBe('broken')
})

test('data are not erased while they would come back, and a deleted register leaves its file', async () => {
  const { user, folder } = await share()
  await user.click(screen.getByRole('button', { name: 'Usuń dane' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Usuń dane' }))
  await findAlert('Najpierw odłącz folder wspólny')
  expect(await readChanges(OWNER.id)).toHaveLength(2)

  await user.click(screen.getByRole('button', { name: 'Usuń rejestr' }))
  const question = within(await screen.findByRole('dialog'))
  await user.type(question.getByLabelText('Nazwa rejestru'), OWNER.company)
  await user.click(question.getByRole('button', { name: 'Usuń rejestr' }))
  await findToast('Usunięto rejestr')
  expect(await readChanges(OWNER.id)).toEqual([])
  await findInFile(folder, 'Łucja')

  await visit('/login/new')
  await user.click(await screen.findByRole('button', { name: 'Otwórz folder wspólny' }))
  await screen.findByRole('heading', { level: 1, name: named('Dzień dobry, Jan') })
  expect(await readChanges(OWNER.id)).toHaveLength(2)
})

test('the login page offers the registers of a folder, and says where there is none', async () => {
  const folder = chooseMemoryFolder()
  const { user, go } = await visit('/login/new')
  put(folder, 'umowa.json', '{}')
  put(folder, 'pewnik-x.json', 'broken')
  const open = screen.getByRole('button', { name: 'Otwórz folder wspólny' })
  await user.click(open)
  await findAlert('W tym folderze nie ma pliku rejestru.')

  const other = { ...BEGUN, id: 'otherRegister001', owner: { ...BEGUN.owner, company: 'Inna Firma' } }
  put(folder, FILE, fileOf([BEGUN, LUCJA]))
  put(folder, sharedFileName(other), fileOf([other], other.id))
  await user.click(open)
  const registers = within(await screen.findByRole('list', { name: 'Rejestry w folderze' }))
  expect(registers.getAllByRole('button')).toHaveLength(2)
  await user.click(registers.getByRole('button', { name: named('Otwórz: Zakłady Kontrolne – Jan Próbny') }))
  await screen.findByRole('heading', { level: 1, name: named('Dzień dobry, Jan') })
  await go('/employees')
  await screen.findByRole('link', { name: named('Ćwiąkała Łucja') })
})

test('without folders, the shared file is read and saved by hand in two taps', async () => {
  const saved = watchDownloads()
  const { user } = await visit(TAB, { as: OWNER, changes: [BEGUN, LUCJA] })
  const choose = (text: string) =>
    user.upload(screen.getByLabelText('Plik wspólny', { selector: 'input' }), new File([text], FILE))
  await choose('broken')
  await findAlert('Nie wczytano pliku')
  await choose(fileOf([BEGUN, { kind: 'from-the-future', id: 'f' }, ZANETA]))
  await findToast('Dodanie lub zmiana osoby: Żaneta Źdźbło')
  expect(screen.queryByRole('alert')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Zapisz plik wspólny' }))
  await expect.poll(() => saved).toMatchObject([{ name: FILE }])
  const { records } = JSON.parse((await saved[0]?.content.text()) ?? '')
  expect(records).toEqual([BEGUN, { kind: 'from-the-future', id: 'f' }, ZANETA, LUCJA])
})

test('the folder is looked into after a change and when the tab comes back, not at each move', async () => {
  const opened = await share()
  const looks = vi.spyOn(opened.folder, 'queryPermission')
  await opened.go('/calendar')
  await screen.findByRole('heading', { level: 1, name: 'Kalendarz szkoleń' })
  const before = looks.mock.calls.length
  for (const [path, name] of [
    ['/certificates', 'Certyfikaty'],
    ['/reports', 'Zgłoszenia'],
    ['/trainings', 'Szkolenia'],
    ['/employees', 'Pracownicy'],
  ] as const) {
    await opened.go(path)
    await screen.findByRole('heading', { level: 1, name })
  }
  expect(looks).toHaveBeenCalledTimes(before)
  await addMarek(opened)
  await findInFile(opened.folder, 'Łucja', 'Marek')
  expect(looks).toHaveBeenCalledTimes(before + 1)
  lookAgain()
  await waitFor(() => expect(looks).toHaveBeenCalledTimes(before + 2))
})
