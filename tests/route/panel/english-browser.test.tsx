import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'

import { BEGUN, OWNER } from '../../support/owner'
import { MAREK } from '../../support/sample'
import { visit } from '../../support/visit'

const EXAMINATION = `/employees/${MAREK}/examination`

/** Makes a browser of a computer, or of a phone, whose language is English. */
function stubEnglishBrowser({ isPhone }: { isPhone: boolean }): void {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-US')
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), {
      matches: media.includes('pointer: fine') && !isPhone,
      media,
      onchange: null,
    }),
  )
}

beforeEach(() => stubEnglishBrowser({ isPhone: false }))

test('a day is typed and shown in the Polish form, and stays in the draft', async () => {
  const { user, reload } = await visit('/certificates/new', { as: OWNER, changes: [BEGUN] })
  const issued = () => screen.getByLabelText('Data wydania')
  const expires = () => screen.getByLabelText('Data ważności')
  await user.selectOptions(screen.getByLabelText('Rodzaj certyfikatu'), 'bhp')
  await user.selectOptions(await screen.findByLabelText('Zakres'), 'workers')
  await user.type(issued(), '21 11 26')
  await waitFor(() => expect(expires()).toHaveValue('21.11.2029'))
  await user.tab()
  expect(issued()).toHaveValue('21.11.2026')
  await user.clear(expires())
  await user.type(expires(), '31.02.2030')
  await user.click(screen.getByRole('button', { name: 'Zapisz certyfikat' }))
  await waitFor(() => expect(expires()).toHaveAccessibleDescription(/Podaj datę, która istnieje/))
  const { readOwnData } = await import('~/browser/records/own-data.client')
  await expect.poll(async () => JSON.stringify(await readOwnData(OWNER.id))).toContain('31.02.2030')
  await reload()
  expect(issued()).toHaveValue('21.11.2026')
  expect(expires()).toHaveValue('31.02.2030')
})

test('the day of a screen is typed, and what is no day is left for the one that is shown', async () => {
  const { user, address, back } = await visit('/certificates', { as: 'employer' })
  const day = () => screen.getByRole('textbox', { name: 'Stan na dzień' })
  await waitFor(day)
  expect(day()).toHaveValue('21.11.2026')
  await user.clear(day())
  await user.type(day(), '1.3.2027')
  await waitFor(() => expect(address()).toBe('/certificates?on=2027-03-01'))
  expect(screen.getAllByText(/^Stan na 1\smarca 2027/)[0]).toBeVisible()
  await user.clear(day())
  await user.type(day(), '32.13.2027')
  await user.tab()
  await waitFor(() => expect(day()).toHaveValue('01.03.2027'))
  expect(address()).toBe('/certificates?on=2027-03-01')
  await back()
  await waitFor(() => expect(day()).toHaveValue('21.11.2026'))
})

test('an hour is typed and shown as in Poland', async () => {
  const { user } = await visit('/reports/new', { as: 'employee' })
  await user.click(screen.getByLabelText(/^Wypadek/))
  const time = await screen.findByLabelText('Godzina (opcjonalnie)')
  await user.type(time, '9.05')
  await user.tab()
  expect(time).toHaveValue('9:05')
  await user.clear(time)
  await user.type(time, '26')
  await user.click(screen.getByRole('button', { name: 'Zapisz zgłoszenie' }))
  await waitFor(() => expect(time).toHaveAccessibleDescription(/Podaj godzinę w\spostaci\s9:05/))
  expect(time).toHaveValue('26')
})

test('on a phone the browser’s own picker stays', async () => {
  stubEnglishBrowser({ isPhone: true })
  await visit(EXAMINATION, { as: 'employer' })
  expect(screen.getByLabelText('Data orzeczenia')).toHaveAttribute('type', 'date')
})
