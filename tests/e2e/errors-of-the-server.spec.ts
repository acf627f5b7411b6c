import { expectAccessible, expect, test } from '../support/journey.ts'
import { ANNAS_BHP } from '../support/sample.ts'
import { startServer, type StartedServer } from '../support/start-server.ts'

test.describe.configure({ mode: 'serial' })

const ID = /Numer błędu: ([0-9a-f]{8})/

let server: StartedServer

test.beforeAll(async () => {
  // The day of the real clock is asked for only where none is fixed.
  server = await startServer({
    nodeOptions: ['--import', './tests/support/broken-clock.mjs'],
    env: { TODAY: '' },
  })
})

test.afterAll(async () => {
  await server.stop()
})

function address(path: string): string {
  return `http://127.0.0.1:${server.port}${path}`
}

function idOf(text: string): string {
  const [, id] = ID.exec(text) ?? []
  if (id === undefined) throw new Error(`No error id in: ${text}`)
  return id
}

function logLine(id: string): string | undefined {
  return server
    .log()
    .split('\n')
    .find((line) => line.includes(id))
}

for (const { path, route } of [
  { path: `/certificates/verify/${ANNAS_BHP}`, route: 'certificates/verify/:id' },
  { path: '/c/header.claims.signature', route: 'c/:token' },
  { path: '/certificates?q=Kowalska', route: 'certificates' },
  { path: '/certificates.data?q=Kowalska', route: 'certificates' },
  { path: '/trainings/YfDI4diy9zroQCoG/training.ics', route: 'trainings/:id/training.ics' },
]) {
  test(`an error at ${path} is one line of the log, without what was asked for, and the answer shows its number`, async ({
    request,
  }) => {
    const response = await request.get(address(path))
    expect(response.status()).toBe(500)
    expect(response.headers()['content-security-policy']).toContain("default-src 'none'")
    const answer = await response.text()
    expect(answer).not.toContain('provoked')
    const id = idOf(answer)
    await expect.poll(() => logLine(id)).toBeDefined()
    expect(JSON.parse(logLine(id) ?? '')).toEqual({
      level: 'error',
      id,
      method: 'GET',
      route,
      name: 'RangeError',
      message: 'provoked\nby the clock',
      stack: expect.stringContaining('RangeError: provoked'),
    })
    expect(server.log()).not.toMatch(/^ +at /m)
  })
}

test.describe('in the browser', () => {
  test.use({ expectedErrors: [/500|Unexpected Server Error/] })

  test('the number stays when scripts take over the page', async ({ page }) => {
    const number = page.getByText(ID)
    const response = await page.goto(address('/dashboard'))
    const sent = idOf((await response?.text()) ?? '')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!')
    await page.waitForLoadState('networkidle')
    await expect(number).toHaveText(`Numer błędu: ${sent}`)
    await expectAccessible(page)
  })

  test('a screen whose data cannot be had shows the number of the last try', async ({ page }) => {
    await page.clock.install()
    await page.goto(address('/login'))
    await page.getByRole('button', { name: 'Pracownik' }).click()
    await page.getByRole('button', { name: 'Zaloguj się' }).click()
    const heading = page.getByRole('heading', { level: 1 })
    // The panel waits up to 4 s between its tries.
    await expect(async () => {
      await page.clock.fastForward(4_000)
      await expect(heading).toHaveText('Nie udało się pobrać danych', { timeout: 500 })
    }).toPass()
    const id = idOf(await page.getByText(ID).innerText())
    expect(logLine(id)).toContain('"route":"dashboard"')
  })
})
