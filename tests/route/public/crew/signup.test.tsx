import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'

import { DICTIONARIES } from '~/domain/crew/languages/dictionaries'
import type { Language } from '~/domain/crew/languages/language'
import type { ReceiptPage, SignupPage } from '~/domain/crew/pages/page'
import { shiftDay, warsawDay } from '~/domain/words/day'

import type { CrewRegister } from '../../../support/crew-register'
import { serveCrew, speak } from '../../../support/crew-server'
import { named, words } from '../../../support/queries'
import { visit } from '../../../support/visit'

const { pl } = DICTIONARIES
const DAY = warsawDay(new Date())

async function publish(crew: CrewRegister, facts: Partial<SignupPage> = {}): Promise<string> {
  const box = (await crew.openBox()).replace('/box#', '')
  return crew.publish({
    kind: 'signup',
    v: 1,
    writtenAt: new Date(Date.now() - 60 * 60 * 1000).toISOString(),
    training: {
      id: 'training-1',
      title: 'Praca na wysokości',
      date: shiftDay(DAY, { days: 5 }),
      startTime: '08:00',
      endTime: '16:00',
      location: 'Łódź, Sala 2',
    },
    organiser: 'Ośrodek Próbny',
    description: 'Dla monterów',
    placesLeft: 2,
    isCancelled: false,
    box,
    ...facts,
  })
}

beforeEach(() => speak('pl'))

describe.each(Object.keys(DICTIONARIES) as Language[])('in the language %s of the phone', (language) => {
  const { signup, problems, receipt } = DICTIONARIES[language]

  test('somebody signs up for a training, and keeps the receipt', async () => {
    speak(language)
    const crew = await serveCrew()
    const { user } = await visit(await publish(crew, { question: 'Ile masz lat praktyki?' }))
    expect(await screen.findByRole('heading', { name: 'Praca na wysokości' })).toBeVisible()
    expect(screen.getByText(words(signup.organiser('Ośrodek Próbny')))).toBeVisible()
    expect(screen.getByText(words(`${signup.placesLeft(2)}.`))).toBeVisible()
    // The register of the link reads it, whoever trains.
    expect(screen.getByText(words(signup.readers('Zakłady Kontrolne')))).toBeVisible()
    const send = screen.getByRole('button', { name: words(signup.send) })
    await user.click(send)
    const name = screen.getByRole('textbox', { name: words(signup.name) })
    expect(name).toHaveFocus()
    expect(name).toHaveAccessibleDescription(words(problems.name_missing))
    await user.type(name, 'Jan Lis')
    await user.type(screen.getByRole('textbox', { name: words(signup.contact) }), 'jan@lis.example')
    await user.type(screen.getByRole('textbox', { name: 'Ile masz lat praktyki?' }), 'dwa')
    await user.click(send)
    expect(await screen.findByRole('heading', { name: words(signup.sentTitle) })).toBeVisible()
    expect(screen.getByRole('link', { name: named(receipt.open) })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/receipt#/),
    )
    expect(await crew.readDrops()).toMatchObject([
      {
        kind: 'sign-up',
        trainingId: 'training-1',
        name: 'Jan Lis',
        contact: 'jan@lis.example',
        answer: 'dwa',
        language,
      },
    ])
  })

  test.each(['accepted', 'waiting_list', 'refused', 'cancelled'] as const)(
    'their receipt says %s',
    async (state) => {
      speak(language)
      const page: ReceiptPage = {
        kind: 'receipt',
        v: 1,
        writtenAt: new Date().toISOString(),
        of: 'sign-up',
        state,
        on: DAY,
      }
      await visit(await (await serveCrew()).publish(page))
      expect(await screen.findByText(words(signup.receipt[state]))).toBeVisible()
    },
  )
})

test.each([
  ['full', { placesLeft: 0 }],
  ['cancelled', { isCancelled: true }],
] as const)('a training that is %s takes nobody', async (status, facts) => {
  await visit(await publish(await serveCrew(), facts))
  expect(await screen.findByRole('alert')).toHaveTextContent(words(pl.signup.closed[status]))
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('a closed box says that the organiser takes no entries, and what was typed stays', async () => {
  const crew = await serveCrew()
  const { user } = await visit(await publish(crew))
  const name = await screen.findByRole('textbox', { name: words(pl.signup.name) })
  await crew.closeBox()
  await user.type(name, 'Jan Lis')
  await user.type(screen.getByRole('textbox', { name: words(pl.signup.contact) }), '600 700 800')
  await user.click(screen.getByRole('button', { name: words(pl.signup.send) }))
  expect(await screen.findByRole('alert')).toHaveTextContent(words(pl.signup.notTaken))
  expect(name).toHaveValue('Jan Lis')
})
