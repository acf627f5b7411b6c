import type { Page } from 'playwright/test'

import { listCertificates } from '~/data/certificates.server'
import { listPeople } from '~/data/users.server'
import { fullName } from '~/domain/people/user'
import { NO_DATA } from '~/domain/records/own-data'
import { backupText } from '~/domain/register/backup'

import {
  expect,
  expectAccessibleEverywhere,
  expectNoSidewaysScroll,
  openAs,
  signIn,
  test,
  openMore,
} from '../support/journey.ts'
import { expectDraft } from '../support/own-data.ts'
import { BEGUN } from '../support/owner.ts'
import {
  addPerson,
  beginRegister,
  COMPANY,
  leavePapersToAnotherSystem,
  openElsewhere,
  recordPapers,
  openSealedFile,
  saveCopy,
  saveSealedCopy,
  submitOwner,
} from '../support/register.ts'
import { TODAY } from '../support/server.ts'
import { startServer } from '../support/start-server.ts'

const OPEN = `Otwórz: ${COMPANY} – Jan Próbny`

async function addCertificate(page: Page, number: string): Promise<void> {
  await page.getByRole('link', { name: 'Dodaj certyfikat' }).first().click()
  await page.getByLabel('Rodzaj').selectOption('bhp')
  await page.getByLabel('Zakres').selectOption('workers')
  await page.getByLabel('Numer').fill(number)
  await page.getByLabel('Data wydania').fill('2026-10-01')
  await page.getByRole('button', { name: 'Zapisz certyfikat' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Szkolenie okresowe BHP' })).toBeVisible()
}

const bell = (page: Page, count: number) =>
  page.getByRole('button', { name: `Powiadomienia, liczba: ${count}` })

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Wyloguj' }).first().click()
  await expect(page).toHaveURL(/\/login/)
}

test('an employer begins a register, adds a person with a certificate and sees who may work', async ({
  page,
}) => {
  await beginRegister(page)
  const steps = page.getByRole('region', { name: 'Zacznij tutaj' })
  await expect(steps.getByRole('listitem')).toHaveCount(3)
  await steps.getByRole('link', { name: 'Dodaj pracownika' }).click()
  await expect(page.getByRole('heading', { name: 'Dodaj pracownika' })).toBeVisible()

  await addPerson(page, 'Łucja', 'Ćwiąkała', 'magazynier')
  await expect(page.getByText('Nie może dziś pracować')).toBeVisible()
  await bell(page, 1).click()
  await expect(page.getByRole('link', { name: /^1\sosoba nie może dziś pracować/ })).toHaveAttribute(
    'href',
    '/dashboard',
  )
  await page.keyboard.press('Escape')
  await recordPapers(page, { done: '2026-10-01', nextExamination: '2028-10-01' })
  await expect(page.getByText('Nie wiadomo, czy może dziś pracować')).toBeVisible()
  await addCertificate(page, 'BHP/12/2026')
  await expect(page.getByText('Ważny do 01.10.2029')).toBeVisible()
  await expect(bell(page, 0)).toBeVisible()
  await expect(page.getByText(/^wpisany z\sdokumentu przez: Jan Próbny$/)).toBeVisible()

  await page.goto('/employees')
  await expect(page.getByRole('row', { name: /Ćwiąkała Łucja/ })).toContainText('Do 01.10.2028')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Dzień dobry, Jan' })).toBeVisible()
  await expect(steps).toBeHidden()
})

test('a register opens again from the login page, beside another one that it does not see', async ({
  page,
}) => {
  await beginRegister(page)
  await addPerson(page, 'Łucja', 'Ćwiąkała', 'magazynier')
  await signOut(page)
  await beginRegister(page, 'Inna firma')
  await page.goto('/employees')
  await expect(page.getByText('Brak pracowników')).toBeVisible()
  await signOut(page)
  await expect(page.getByRole('button', { name: /Otwórz: Inna firma/ })).toBeVisible()
  await page.getByRole('button', { name: OPEN }).click()
  await expect(page.getByRole('heading', { name: 'Dzień dobry, Jan' })).toBeVisible()
  await page.goto('/employees')
  await expect(page.getByRole('link', { name: 'Ćwiąkała Łucja' })).toBeVisible()
  // The sample knows nothing of it either.
  await signOut(page)
  await signIn(page, 'Administrator')
  await expect(page).toHaveURL('/dashboard')
  await page.goto('/employees?q=lucja')
  await expect(page.getByText('Brak wyników')).toBeVisible()
})

test('a register shows nothing of the sample, on no screen', async ({ page }) => {
  test.slow()
  const names = listPeople().map(fullName)
  const numbers = listCertificates(TODAY).map(({ number }) => number)
  await beginRegister(page)
  for (const path of [
    [
      '/dashboard',
      '/employer',
      '/certificates',
      '/certificates/new',
      '/calendar',
      '/reports',
      '/reports/new',
    ],
    ['/reports/statistics', '/trainings', '/employees', '/employees/new', '/employees?view=matrix'],
    ['/employer/positions', '/employer/positions/new', '/employer/kinds', '/employer/kinds/own_welder'],
    ['/employees?view=gate', '/employees/archive', '/profile', '/profile?tab=certificates'],
    [
      '/profile?tab=card',
      '/settings',
      '/settings?tab=account',
      '/settings?tab=privacy',
      '/settings?tab=data',
    ],
  ].flat()) {
    await page.goto(path)
    await expect(page.getByText('Wczytywanie…')).toHaveCount(0)
    const text = await page.getByRole('main').innerText()
    expect(
      [...names, ...numbers].filter((known) => text.includes(known)),
      path,
    ).toEqual([])
  }
  await bell(page, 0).click()
  await expect(page.getByText('Nie ma nic pilnego.')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.goto(`/certificates/${listCertificates(TODAY)[0]?.id}`)
  await expect(page.getByRole('heading', { name: 'Strona nie znaleziona' })).toBeVisible()
})

test('nothing that is typed into a register leaves the browser', async ({ page }) => {
  test.slow()
  // The browsers of journeys have no service worker, so the server gets each address that is opened.
  const sent = watchAll(page)
  await beginRegister(page)
  await addPerson(page, 'Łucja', 'Ćwiąkała', 'magazynier')
  await addCertificate(page, 'BHP/12/2026')
  await addPerson(page, 'Ewa', 'Nowak', 'Frezer')
  for (const path of [
    '/certificates',
    '/employees',
    '/employees?view=matrix',
    '/employees?view=gate&state=all',
  ]) {
    await page.goto(path)
    await page.getByRole('searchbox').fill('Ćwiąkała')
    await expect(page).toHaveURL(`${path}#${new URLSearchParams({ q: 'Ćwiąkała' })}`)
    await page.reload()
    await expect(page.getByRole('searchbox')).toHaveValue('Ćwiąkała')
    await expect(page.getByRole('status')).toHaveText(/^1\s/)
  }
  await page.getByRole('searchbox').fill('')
  await page.getByRole('combobox', { name: 'Stanowisko' }).selectOption('magazynier')
  await expect(page).toHaveURL('/employees?view=gate&state=all#position=magazynier')
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Stanowisko' })).toHaveValue('magazynier')
  await page.getByRole('link', { name: 'Kwalifikacje' }).click()
  await expect(page).toHaveURL('/employees?view=matrix#position=magazynier')
  await page.reload()
  await expect(page.getByRole('status')).toHaveText(/^1\spracownik/)
  await page.goto('/settings?tab=data')
  await expect(page.getByRole('heading', { name: 'Dane w tej przeglądarce' })).toBeVisible()
  await signOut(page)
  await page.getByRole('button', { name: OPEN }).click()
  await expect(page.getByRole('heading', { name: 'Dzień dobry, Jan' })).toBeVisible()
  const requests = await Promise.all(sent)
  expect(requests.length).toBeGreaterThan(20)
  expect(requests.filter((request) => !request.startsWith('GET '))).toEqual([])
  const typed = [
    'Jan',
    'Próbny',
    'zaklady',
    'Kontrolne',
    'Łucja',
    'Ćwiąkała',
    'magazynier',
    '12/2026',
    '12%2F2026',
  ]
  const leaked = requests.map((request) => decodeURIComponent(request))
  expect(typed.filter((text) => leaked.some((request) => request.includes(text)))).toEqual([])
})

/** Returns all that each later request tells the server. */
function watchAll(page: Page): readonly Promise<string>[] {
  const sent: Promise<string>[] = []
  page.on('request', (request) => {
    const line = `${request.method()} ${request.url()} ${request.postData() ?? ''}`
    sent.push(request.allHeaders().then((headers) => `${line} ${JSON.stringify(headers)}`))
  })
  return sent
}

test('a person is changed, archived and brought back, and each step can be undone', async ({ page }) => {
  await beginRegister(page)
  await leavePapersToAnotherSystem(page)
  await addPerson(page, 'Łucja', 'Ćwiąkała', 'magazynier')
  await openMore(page)
  await page.getByRole('link', { name: 'Zmień dane' }).click()
  await page.getByLabel('Nazwisko').fill('Ćwik')
  await page.getByLabel('Numer pracownika').fill('117')
  await page.getByRole('button', { name: 'Zapisz zmiany' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Łucja Ćwik' })).toBeVisible()
  await expect(page.getByText(/nr 117/)).toBeVisible()

  await addCertificate(page, 'BHP/12/2026')
  await page.goBack()
  await page.goBack()
  await openMore(page)
  await page.getByRole('button', { name: 'Do archiwum' }).click()
  await expect(page.getByText(/^Ta osoba jest w\sarchiwum/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Czy może pracować' })).toBeHidden()
  await expect(page.getByRole('link', { name: /^Uzupełnij/ })).toBeHidden()
  await page.getByRole('link', { name: 'Szkolenie okresowe BHP' }).click()
  await expect(page.getByText('Ważny do 01.10.2029')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Odnów' })).toBeHidden()
  await page.goto('/dashboard')
  await expect(page.getByRole('region', { name: 'Zacznij tutaj' })).toBeVisible()
  await page.goto('/employees')
  await page.getByRole('link', { name: /^Archiwum: 1\sosoba$/ }).click()
  await page.getByRole('link', { name: 'Ćwik Łucja' }).click()
  await openMore(page)
  await page.getByRole('button', { name: /^Przywróć/ }).click()
  await expect(page.getByText('Może pracować do 01.10.2029')).toBeVisible()
  await page.getByRole('button', { name: 'Cofnij' }).last().click()
  await expect(page.getByText(/^Ta osoba jest w\sarchiwum/)).toBeVisible()
})

test('a copy opens the register in another browser, and a damaged one changes nothing', async ({
  page,
  browser,
}, testInfo) => {
  await beginRegister(page)
  await addPerson(page, 'Łucja', 'Ćwiąkała', 'magazynier')
  await recordPapers(page, { done: '2026-10-01', nextExamination: '2028-10-01' })
  await addCertificate(page, 'BHP/12/2026')
  const copy = await saveSealedCopy(page, testInfo, 'poprawny koń bateria')
  const there = await openElsewhere(browser, testInfo)
  const choose = there.getByLabel('Plik z kopią rejestru')
  await choose.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{') })
  await expect(there.getByText('Nie wczytano kopii')).toBeVisible()
  // A disk that does not answer: the reading can be ended, and another file chosen.
  await there.evaluate(() => {
    const { text } = Blob.prototype
    let isStuck = true
    Blob.prototype.text = function () {
      if (this.size !== 4 || !isStuck) return Reflect.apply(text, this, [])
      isStuck = false
      return new Promise(() => {})
    }
  })
  await choose.setInputFiles({ name: 'y.json', mimeType: 'application/json', buffer: Buffer.alloc(100, '{') })
  await there.getByRole('button', { name: 'Przerwij' }).click()
  await expect(there.getByRole('button', { name: 'Wczytaj kopię rejestru' })).toBeEnabled()
  await expect(there.getByText('Nie wczytano kopii')).toHaveCount(0)
  await choose.setInputFiles(copy)
  await openSealedFile(there, 'poprawny koń bateria')
  await expect(there.getByRole('heading', { name: 'Dzień dobry, Jan' })).toBeVisible()
  await there.goto('/employees')
  await expect(there.getByRole('row', { name: /Ćwiąkała Łucja/ })).toContainText('Do 01.10.2028')
  await there.context().close()
})

test('the copy of a register leads out of a new one that was begun in its place', async ({
  page,
  browser,
}, testInfo) => {
  await beginRegister(page)
  await addPerson(page, 'Łucja', 'Ćwiąkała', 'magazynier')
  const copy = await saveCopy(page, testInfo)
  const there = await openElsewhere(browser, testInfo)
  await submitOwner(there, 'Nowe Zakłady')
  await expect(there.getByRole('heading', { name: 'Dzień dobry, Jan' })).toBeVisible()

  await there.goto('/settings?tab=data')
  const choose = there.getByLabel('Plik z kopią danych')
  const other = there.getByRole('region', { name: 'Kopia innego rejestru' })
  // Nobody leaves a register for another one of which something is missing without a word.
  const records = [
    { ...BEGUN, id: 'partOfARegister1' },
    { kind: 'from-the-future', id: 'newer' },
  ]
  const part = backupText({ ...NO_DATA, records }, 'partOfARegister1', TODAY)
  await choose.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(part) })
  await other.getByRole('button', { name: 'Wczytaj kopię rejestru' }).click()
  await expect(there.getByRole('status').filter({ hasText: 'ale nie cały' })).toContainText('nie rozumie: 1.')

  await choose.setInputFiles(copy)
  await expect(other).toContainText(`„${COMPANY} – Jan Próbny”`)
  await expect(other).toBeFocused()
  await expectAccessibleEverywhere(there)
  await other.getByRole('button', { name: 'Wczytaj kopię rejestru' }).click()
  await expect(there).toHaveURL(/\/dashboard$/)
  await there.goto('/employees')
  await expect(there.getByRole('link', { name: 'Ćwiąkała Łucja' })).toBeVisible()

  await signOut(there)
  await there.getByRole('button', { name: 'Otwórz: Nowe Zakłady – Jan Próbny' }).click()
  await expect(there.getByRole('heading', { name: 'Dzień dobry, Jan' })).toBeVisible()
  await there.goto('/employees')
  await expect(there.getByText('Brak pracowników')).toBeVisible()
  await there.context().close()
})

test('the owner’s new name and company hold everywhere, also after signing in anew, and can be taken back', async ({
  page,
}) => {
  await beginRegister(page)
  await addPerson(page, 'Łucja', 'Ćwiąkała', 'magazynier')
  await addCertificate(page, 'BHP/12/2026')
  const certificatePage = page.url()
  await page.goto('/settings?tab=account')
  await page.getByLabel('Firma').fill('')
  await page.getByRole('button', { name: 'Zapisz dane' }).click()
  await expect(page.getByText('Podaj nazwę firmy').first()).toBeVisible()
  await page.getByLabel('Firma').fill('Nowe Zakłady')
  await page.getByLabel('Nazwisko').fill('Zmieniony')
  await page.getByLabel('Numer telefonu').fill('+48 500 000 100')
  await page.getByRole('button', { name: 'Zapisz dane' }).click()
  await expect(page.getByText('Zmieniono dane rejestru')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Jan Zmieniony.*menu użytkownika/ })).toBeVisible()

  await page.goto('/employees')
  await page.getByRole('link', { name: 'Ćwiąkała Łucja' }).click()
  await expect(page.getByText('magazynier · Nowe Zakłady')).toBeVisible()
  // Who had the paper in hand is told by the name of that day.
  await page.goto(certificatePage)
  await expect(page.getByText(/^wpisany z\sdokumentu przez: Jan Próbny$/)).toBeVisible()
  await page.goto('/profile')
  await expect(page.getByRole('main')).toContainText('+48 500 000 100')
  await signOut(page)
  await expect(page.getByRole('button', { name: OPEN })).toBeHidden()
  await page.getByRole('button', { name: 'Otwórz: Nowe Zakłady – Jan Zmieniony' }).click()
  await page.goto('/employees')
  await expect(page.getByRole('link', { name: 'Ćwiąkała Łucja' })).toBeVisible()

  await page.goto('/settings?tab=account')
  await page.getByLabel('Firma').fill('Trzecie Zakłady')
  await page.getByRole('button', { name: 'Zapisz dane' }).click()
  await page.getByRole('button', { name: 'Cofnij' }).click()
  await expect(page.getByText('Cofnięto', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Firma')).toHaveValue('Nowe Zakłady')
  await page.goto('/employer')
  await expect(page.getByRole('main')).toContainText('Nowe Zakłady')
})

test('a change of the company shows at once in another tab', async ({ page, context }) => {
  await beginRegister(page)
  const other = await context.newPage()
  await other.goto('/employer')
  await expect(other.getByRole('main')).toContainText(COMPANY)
  await page.goto('/settings?tab=account')
  await page.getByLabel('Firma').fill('Nowe Zakłady')
  await page.getByRole('button', { name: 'Zapisz dane' }).click()
  await expect(other.getByRole('main')).toContainText('Nowe Zakłady')
})

test('an employer files a report in the name of one of their people, and never of an archived one', async ({
  page,
}) => {
  await beginRegister(page)
  await page.goto('/reports/new')
  await page.getByRole('radio', { name: /Wypadek/ }).check({ force: true })
  await expect(page.getByLabel('Opis zdarzenia')).toBeVisible()
  await expect(page.getByLabel('Osoba zgłaszająca')).toBeHidden()
  await addPerson(page, 'Łucja', 'Ćwiąkała', 'magazynier')
  await addPerson(page, 'Ewa', 'Dawna', 'magazynier')
  await openMore(page)
  await page.getByRole('button', { name: 'Do archiwum' }).click()
  await expect(page.getByText(/^Ta osoba jest w\sarchiwum/)).toBeVisible()

  await page.goto('/reports/new')
  await page.getByRole('radio', { name: /Wypadek/ }).check({ force: true })
  const reporter = page.getByLabel('Osoba zgłaszająca')
  await expect(reporter.getByRole('option')).toHaveText(['Jan Próbny (Ty)', 'Łucja Ćwiąkała'])
  const witnesses = page.getByRole('group', { name: 'Świadkowie' })
  await expect(witnesses.getByRole('checkbox')).toHaveCount(1)
  await reporter.selectOption('Łucja Ćwiąkała')
  await expect(witnesses.getByRole('checkbox', { name: 'Jan Próbny' })).toBeVisible()
  await expectDraft(page, await reporter.inputValue())
  await page.reload()
  await expect(reporter.getByRole('option', { selected: true })).toHaveText('Łucja Ćwiąkała')
  await page.getByLabel('Opis zdarzenia').fill('Skaleczenie dłoni przy wyładunku')
  await page.getByRole('button', { name: 'Zapisz zgłoszenie' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Wypadek' })).toBeVisible()
  const article = page.getByRole('article')
  await expect(article).toContainText('Osoba zgłaszającaŁucja Ćwiąkała')
  await expect(article).toContainText(/Wpisano zgłoszenie.*Jan Próbny/)
  await page.goto('/reports')
  await expect(page.getByRole('row', { name: /Wypadek/ })).toContainText('Łucja Ćwiąkała')
})

test('the form of a person names what is wrong and keeps what was typed', async ({ page }) => {
  await beginRegister(page)
  await page.goto('/employees/new')
  await page.getByLabel('Imię').fill('Łucja')
  await page.getByLabel('E-mail').fill('łucja')
  await page.getByRole('button', { name: 'Dodaj pracownika' }).click()
  const summary = page.getByRole('group', { name: 'Popraw dane' })
  await expect(summary.getByRole('link')).toHaveText([
    'Podaj nazwisko',
    /^Podaj adres e-mail w\spostaci nazwa@domena.pl$/,
  ])
  await page.reload()
  await expect(page.getByLabel('Imię')).toHaveValue('Łucja')
})

test('an employee of the sample has no form for people', async ({ page }) => {
  await openAs(page, 'Pracownik', '/employees/new', 'Brak dostępu')
})

test('where the browser keeps nothing, no register is begun and the form says so', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('denied', 'SecurityError')
    }
  })
  await page.goto('/login/new')
  await submitOwner(page)
  await expect(page.getByText('Nie udało się założyć rejestru')).toBeVisible()
  await expect(page.getByLabel('Firma')).toHaveValue(COMPANY)
})

test('without sample data the login page offers only own registers, and they work', async ({ page }) => {
  const server = await startServer({ env: { SAMPLE_DATA: 'off' } })
  try {
    const base = `http://127.0.0.1:${server.port}`
    await page.goto(`${base}/login`)
    await expect(page.getByRole('heading', { name: 'Własny rejestr' })).toBeVisible()
    await expect(page.getByLabel('Hasło')).toBeHidden()
    await expect(page.getByText('Konta przykładowe')).toBeHidden()
    await page.getByRole('link', { name: 'Załóż własny rejestr' }).click()
    await submitOwner(page)
    await expect(page.getByRole('region', { name: 'Zacznij tutaj' })).toBeVisible()
    const known = await page.request.get(`${base}/certificates/verify/IWL59ljS5zaeI0js`)
    expect(await known.text()).toContain('Certyfikat nie został znaleziony')
    // An idle page fetches files ahead, which a stopped server refuses.
    await page.close()
  } finally {
    await server.stop()
  }
})

test('a register with long names stays within 360 px on the login page', async ({ page }) => {
  await beginRegister(page, 'Przedsiębiorstwo Wielobranżowe Świętochłowice-Zgorzelec sp. z o.o. sp. k.')
  await signOut(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(page.getByRole('button', { name: /^Otwórz: Przedsiębiorstwo/ })).toBeVisible()
  await expectNoSidewaysScroll(page)
})

test(
  'the registers of this browser move nothing on the login page when they show',
  { tag: '@whole-chromium' },
  async ({ page }) => {
    await beginRegister(page)
    await signOut(page)
    for (const [width, height] of [
      [1280, 800],
      [360, 1200],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.reload()
      await expect(page.getByRole('button', { name: /^Otwórz:/ })).toBeInViewport({ ratio: 1 })
      const shifts = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const observer = new PerformanceObserver((list) => resolve(list.getEntries().length))
            observer.observe({ type: 'layout-shift', buffered: true })
            // Without any shift, the observer is never called.
            requestIdleCallback(() => setTimeout(() => resolve(observer.takeRecords().length)))
          }),
      )
      expect(shifts, `${width} px`).toBe(0)
    }
  },
)

for (const path of [
  '/login',
  '/login/new',
  '/dashboard',
  '/employees/new',
  '/employees/archive',
  '/employees',
]) {
  test(`${path} of a register is accessible and stays within 360 px`, async ({ page }) => {
    if (!path.startsWith('/login')) await beginRegister(page)
    await page.goto(path)
    await expect(page.getByText('Wczytywanie…')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessibleEverywhere(page)
  })
}
