import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'

import { goToPeople, openImport, paste, record } from '../../../support/import-steps'
import { named } from '../../../support/queries'

test('two positions of one person are asked about before anything is recorded, and both are kept', async () => {
  const page = await openImport()
  const { user, go } = page
  await paste(
    page,
    'Nazwisko | Imię | Numer pracownika | Stanowisko',
    'Ćwik | Ewa | 1 | magazynier / operator wózka',
    'Kos | Adam | 2 | elektryk',
    'Kos | Adam | 2 | spawacz',
    'Lis | Jan | 3 | frezer, tokarz',
  )
  await goToPeople(page)
  expect(screen.getByRole('checkbox', { name: /magazynier \/ operator wózka/ })).toBeChecked()
  await user.click(screen.getByRole('checkbox', { name: /frezer, tokarz/ }))
  expect(screen.getByText('to nazwa jednego stanowiska')).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Wczytaj' }))
  await screen.findByText(/^Wskaż najpierw, które dane są aktualne: Adam Kos/)
  expect(screen.getByRole('option', { name: 'Z wcześniejszego wiersza: elektryk' })).toBeVisible()
  await user.selectOptions(screen.getByLabelText('Stanowisko'), 'both')
  await record(page)

  await go('/employees?q=Kos')
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('elektryk, spawacz'))
  await go('/employees?q=Ćwik')
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('magazynier, operator wózka'))
  await go('/employees?q=frezer')
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('frezer, tokarz'))
  await user.click(await screen.findByRole('link', { name: named('Lis Jan') }))
  await screen.findByText(/^frezer, tokarz · /)
})
