import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { refuseWritesAfter } from '../../../support/database'
import { findToast, item, named, rows } from '../../../support/queries'
import { closeDialog } from '../../../support/steps'
import { visit } from '../../../support/visit'

const FIRST_AID = 'Pierwsza pomoc w zakładzie pracy z użyciem AED'
const SEP = 'Przygotowanie do egzaminu kwalifikacyjnego SEP, grupa G1'
const FIRE = 'Ochrona przeciwpożarowa: szkolenie pracowników'
const SEMINAR = 'Seminarium: najczęstsze przyczyny wypadków w magazynie'

/** Returns the row of a training. Another row may warn of the same title. */
function row(title: string): HTMLElement {
  const found = rows(title).find((one) => within(one).queryByRole('button', { name: `Szczegóły: ${title}` }))
  if (!found) throw new Error(`No row is about ${title}.`)
  return found
}

const signUp = (title: string) => within(row(title)).getByRole('button', { name: named('Zapisz się') })

/** Opens the details of a training in the list. */
async function openDetails({ user }: Awaited<ReturnType<typeof visit>>, title: string) {
  await user.click(within(row(title)).getByRole('button', { name: /^Szczegóły/ }))
  return screen.findByRole('dialog', { name: named(title) })
}

test('signing up takes a place on every screen, and signing off gives it back', async () => {
  const page = await visit('/trainings', { as: 'employee' })
  expect(row(SEP)).toHaveTextContent('1 / 15')
  const details = await openDetails(page, SEP)
  expect(details).toHaveTextContent('Wolne miejsca: 14')
  await page.user.click(within(details).getByRole('button', { name: /^Zapisz się na szkolenie/ }))
  await within(details).findByText('Jesteś na liście')
  expect(details).toHaveTextContent('Wolne miejsca: 13')
  await closeDialog(page)
  await waitFor(() => expect(row(SEP)).toHaveTextContent(/Jesteś na liście.*2 \/ 15/))

  await page.go('/calendar?date=2026-11-24')
  await screen.findByText('Uczestnicy: 2 / 15')
  await page.go('/dashboard')
  await page.user.click(await screen.findByRole('button', { name: /^Szczegóły.*SEP, grupa G1$/ }))
  const onDashboard = await screen.findByRole('dialog', { name: named(SEP) })
  expect(onDashboard).toHaveTextContent('2 / 15')
  await page.user.click(within(onDashboard).getByRole('button', { name: /^Wypisz się/ }))
  await waitFor(() => expect(onDashboard).toHaveTextContent('1 / 15'))
  await page.reload()
  expect(screen.getByRole('heading', { level: 1, name: 'Dzień dobry, Anna' })).toBeVisible()
  await page.go('/trainings')
  await screen.findByRole('heading', { level: 1, name: 'Szkolenia' })
  expect(row(SEP)).toHaveTextContent('1 / 15')
})

test('the toast names the training and takes the enrolment back', async () => {
  const { user } = await visit('/trainings', { as: 'employee' })
  await user.click(signUp(SEP))
  expect(await findToast('Zapisano na szkolenie')).toHaveTextContent(SEP)
  await waitFor(() => expect(row(SEP)).toHaveTextContent('2 / 15'))
  await user.click(await screen.findByRole('button', { name: 'Cofnij' }))
  await waitFor(() => expect(row(SEP)).toHaveTextContent('1 / 15'))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cofnij' })).toBeNull())
})

test('two taps at once sign up once', async () => {
  await visit('/trainings', { as: 'employee' })
  const button = signUp(SEP)
  fireEvent.click(button)
  fireEvent.click(button)
  await waitFor(() => expect(row(SEP)).toHaveTextContent('2 / 15'))
  expect(await screen.findAllByRole('button', { name: 'Cofnij' })).toHaveLength(1)
})

test('a full training has a waiting list that does not count as participants', async () => {
  const { user, go } = await visit('/trainings', { as: 'employer' })
  expect(row(FIRST_AID)).toHaveTextContent('12 / 12')
  await user.click(within(row(FIRST_AID)).getByRole('button', { name: /^Zapisz się na listę rezerwową/ }))
  await waitFor(() => expect(row(FIRST_AID)).toHaveTextContent('Lista rezerwowa – miejsce 1'))
  expect(row(FIRST_AID)).toHaveTextContent('12 / 12')
  await go('/employer')
  await screen.findByRole('heading', { level: 1, name: 'Panel pracodawcy' })
  await waitFor(() => expect(item(FIRST_AID)).toHaveTextContent('12 / 12'))
  await go('/calendar?date=2026-11-27')
  await user.click(screen.getByRole('button', { name: FIRST_AID }))
  const details = await screen.findByRole('dialog', { name: named(FIRST_AID) })
  expect(details).toHaveTextContent('Lista rezerwowa – miejsce 1')
  expect(details).toHaveTextContent('Brak wolnych miejsc')
  await user.click(within(details).getByRole('button', { name: /^Wypisz się/ }))
  await within(details).findByRole('button', { name: /^Zapisz się na listę rezerwową/ })
})

test('signing off from a full training frees the place', async () => {
  const { user } = await visit('/calendar?date=2026-11-27', { as: 'employee' })
  await user.click(screen.getByRole('button', { name: FIRST_AID }))
  const details = await screen.findByRole('dialog', { name: named(FIRST_AID) })
  await user.click(within(details).getByRole('button', { name: /^Wypisz się/ }))
  await waitFor(() => expect(details).toHaveTextContent('Wolne miejsca: 1'))
  expect(details).toHaveTextContent('11 / 12')
})

test('list and details warn of a training at the same time and still allow to sign up', async () => {
  const page = await visit('/trainings', { as: 'employee' })
  expect(screen.queryByText(/W tym samym czasie/)).toBeNull()
  await page.user.click(signUp(FIRE))
  await waitFor(() => expect(row(SEMINAR)).toHaveTextContent(`W tym samym czasie: ${FIRE}, 9:00–16:00.`))
  const details = await openDetails(page, SEMINAR)
  expect(details).toHaveTextContent(`W tym samym czasie: ${FIRE}, 9:00–16:00.`)
  expect(details).toHaveTextContent('Miejsca bez ograniczeń')
  await page.user.click(within(details).getByRole('button', { name: /^Zapisz się na szkolenie/ }))
  await within(details).findByText('Jesteś na liście')
  expect(details).toHaveTextContent('W tym samym czasie')
})

test('a toast warns of a training at the same time after signing up', async () => {
  const { user } = await visit('/trainings', { as: 'employee' })
  await user.click(signUp(FIRE))
  await waitFor(() => expect(row(FIRE)).toHaveTextContent('Jesteś na liście'))
  await user.click(signUp(SEMINAR))
  await findToast(`W tym samym czasie: ${FIRE}`)
})

test('a past training takes nobody, and only its centre sees the participants', async () => {
  const page = await visit('/trainings?status=completed', { as: 'employee' })
  expect(screen.queryByRole('button', { name: /^Zapisz się/ })).toBeNull()
  await page.go('/trainings?status=scheduled')
  await waitFor(() => expect(row(FIRST_AID)).toBeVisible())
  const details = await openDetails(page, FIRST_AID)
  expect(within(details).queryByRole('region', { name: 'Uczestnicy' })).toBeNull()
})

test('an enrolment shows for one person only in this browser', async () => {
  const { user } = await visit('/trainings', { as: 'employee' })
  await user.click(signUp(SEP))
  await waitFor(() => expect(row(SEP)).toHaveTextContent('2 / 15'))
  await visit('/trainings', { as: 'employer' })
  expect(row(SEP)).toHaveTextContent('1 / 15')
  await visit('/trainings', { as: 'employee' })
  expect(row(SEP)).toHaveTextContent('2 / 15')
})

test('a full storage is reported and changes nothing', async () => {
  const { user } = await visit('/trainings', { as: 'employee' })
  refuseWritesAfter(0)
  await user.click(signUp(SEP))
  await screen.findByText('Nie udało się zapisać')
  expect(row(SEP)).toHaveTextContent('1 / 15')
})
