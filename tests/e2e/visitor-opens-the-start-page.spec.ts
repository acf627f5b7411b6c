import { expect, test } from '../support/journey.ts'
import { startServer } from '../support/start-server.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('an example says who may not work today, and that it is an example', async ({ page }) => {
    await page.goto('/')
    const example = page.getByRole('figure', { name: /Przykład: zmyślona firma/ })
    await expect(example).toContainText(/3\sosoby z\s80 nie mogą dziś pracować/)
    await expect(example.getByText('Nie', { exact: true })).toHaveCount(3)
    await expect(example.getByRole('listitem').last()).toContainText('Do 26.11.2026')
  })

  test('each way on is offered once, and an own register at the top and at the end', async ({ page }) => {
    for (const [name, target, count] of [
      ['Zaloguj się', '/login', 1],
      ['Dowiedz się więcej', '/#kroki', 1],
      ['Obejrzyj na przykładzie', '/login', 1],
      ['Załóż własny rejestr', '/login/new', 2],
    ] as const) {
      await page.goto('/')
      const link = page.getByRole('link', { name })
      await expect(link).toHaveCount(count)
      await link.first().click()
      await expect(page).toHaveURL(target)
    }
  })

  test('„Dowiedz się więcej” shows the three steps, all of them in the browser', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Dowiedz się więcej' }).click()
    const steps = page.getByRole('region', { name: /w\strzech krokach/ })
    await expect(steps.getByRole('heading', { level: 2 })).toBeInViewport()
    await expect(steps.getByRole('heading', { level: 3 })).toHaveText([
      'Wczytaj swój Excel',
      'Wskaż, czego wymaga stanowisko',
      'Zobacz, kto może pracować',
    ])
    await expect(steps.getByText(/W\sTwojej przeglądarce/)).toBeVisible()
  })

  test('the page names four key functions', async ({ page }) => {
    await page.goto('/')
    const functions = page.getByRole('region', { name: 'Najważniejsze funkcje' })
    await expect(functions.getByRole('heading', { level: 3 })).toHaveText([
      'Zarządzanie certyfikatami',
      'Planowanie szkoleń',
      'Analizy i raporty',
      'Zarządzanie zespołem',
    ])
    for (const words of [
      /powiadomienia, zanim coś wygaśnie/,
      /śledzenie postępów/,
      /Statystyki/,
      /Przypisywanie certyfikatów i\suprawnień oraz kontrola zgodności/,
    ]) {
      await expect(functions).toContainText(words)
    }
  })
})

test('that data stay in the browser shows without scrolling on a large screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  await expect(page.getByText('Twoje dane zostają w Twojej przeglądarce')).toBeInViewport({ ratio: 1 })
  await expect(page.getByText(/nie mogą dziś pracować/)).toBeInViewport({ ratio: 1 })
})

test('without sample data the page offers no sample to look at', async ({ page }) => {
  const server = await startServer({ env: { SAMPLE_DATA: 'off' } })
  try {
    await page.goto(`http://127.0.0.1:${server.port}/`)
    await expect(page.getByRole('link', { name: 'Załóż własny rejestr' }).first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Obejrzyj na przykładzie' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Zobacz, co widać po zeskanowaniu' })).toHaveCount(0)
  } finally {
    await server.stop()
  }
})
