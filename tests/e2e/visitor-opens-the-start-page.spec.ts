import { within } from '@testing-library/dom'

import { expect, test } from '../support/journey.ts'
import { readPage } from '../support/public-page.ts'
import { startServer } from '../support/start-server.ts'

test.describe('a visit without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } })

  test('that data stay in the browser shows without scrolling, and „Dowiedz się więcej” goes to the steps', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(page.getByText('Twoje dane zostają w Twojej przeglądarce')).toBeInViewport({ ratio: 1 })
    await expect(page.getByText(/nie mogą dziś pracować/)).toBeInViewport({ ratio: 1 })
    await page.setViewportSize({ width: 360, height: 740 })
    await page.getByRole('link', { name: 'Dowiedz się więcej' }).click()
    const steps = page.getByRole('region', { name: /w\strzech krokach/ })
    await expect(steps.getByRole('heading', { level: 2 })).toBeInViewport()
  })
})

test('an example says who may not work today, and that it is an example', async ({ request }) => {
  const { main, text } = await readPage(request, '/')
  const example = main.getByRole('figure')
  expect(text(example)).toContain('Przykład: zmyślona firma')
  expect(text(example)).toContain('3 osoby z 80 nie mogą dziś pracować')
  expect(within(example).getAllByText('Nie')).toHaveLength(3)
  expect(text(within(example).getAllByRole('listitem').at(-1))).toContain('Do 26.11.2026')
})

test('the first button begins an own register, and signing in is beside it', async ({ request }) => {
  const { main } = await readPage(request, '/')
  const links = main.getAllByRole('link').map(({ textContent }) => textContent)
  expect(links.slice(0, 3)).toEqual(['Załóż własny rejestr', 'Zaloguj się', 'Dowiedz się więcej'])
})

test('each way on is offered once, and an own register at the top and at the end', async ({ request }) => {
  const { body } = await readPage(request, '/')
  for (const [name, targets] of Object.entries({
    'Zaloguj się': ['/login'],
    'Dołącz do czyjegoś rejestru': ['/join'],
    'Dowiedz się więcej': ['#kroki'],
    'Obejrzyj na przykładzie': ['/login'],
    'Załóż własny rejestr': ['/login/new', '/login/new'],
  })) {
    const links = body.getAllByRole('link', { name: (label) => label.includes(name) })
    expect(
      links.map((link) => link.getAttribute('href')),
      name,
    ).toEqual(targets)
  }
})

test('the page tells three steps, all of them in the browser, and four key functions', async ({
  request,
}) => {
  const { main, text } = await readPage(request, '/')
  const steps = main.getByRole('region', { name: /w\strzech krokach/ })
  const functions = main.getByRole('region', { name: 'Najważniejsze funkcje' })
  const headingsIn = (region: HTMLElement) =>
    within(region)
      .getAllByRole('heading', { level: 3 })
      .map((heading) => text(heading))
  expect(headingsIn(steps)).toEqual([
    'Wczytaj swój Excel',
    'Wskaż, czego wymaga stanowisko',
    'Zobacz, kto ma aktualne dokumenty',
  ])
  expect(text(steps)).toContain('W Twojej przeglądarce')
  expect(headingsIn(functions)).toEqual([
    'Zarządzanie certyfikatami',
    'Planowanie szkoleń',
    'Analizy i raporty',
    'Zarządzanie zespołem',
  ])
  for (const words of [
    'powiadomienia, zanim coś wygaśnie',
    'śledzenie postępów',
    'Statystyki',
    'Przypisywanie certyfikatów i uprawnień oraz kontrola zgodności',
  ]) {
    expect(text(functions)).toContain(words)
  }
})

test('without sample data the page offers no sample to look at', async ({ request }) => {
  const server = await startServer({ env: { SAMPLE_DATA: 'off' } })
  try {
    const { main } = await readPage(request, `http://127.0.0.1:${server.port}/`)
    expect(main.getAllByRole('link', { name: 'Załóż własny rejestr' })).toHaveLength(2)
    expect(main.queryByRole('link', { name: 'Obejrzyj na przykładzie' })).toBeNull()
    expect(main.queryByRole('link', { name: 'Zobacz, co widać po zeskanowaniu' })).toBeNull()
  } finally {
    await server.stop()
  }
})
