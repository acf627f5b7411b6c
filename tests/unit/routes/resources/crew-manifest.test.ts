import { expect, test } from 'vitest'

import { loader } from '~/routes/resources/crew-manifest'

const ask = (page: string, language: string) => loader({ params: { page, language } })

test('the icon of a page of the crew is named in the language of the page, and opens that page alone', async () => {
  const answer = ask('mine', 'uk')
  expect(answer.headers.get('Content-Type')).toBe('application/manifest+json')
  expect(await answer.json()).toMatchObject({
    id: '/mine',
    short_name: 'Мої документи',
    lang: 'uk',
    start_url: '/mine',
    scope: '/mine',
  })
  expect(await ask('gate', 'en').json()).toMatchObject({ name: 'Gate – Pewnik' })
  expect(await ask('gate', 'pl').json()).toMatchObject({ short_name: 'Brama' })
})

test('no other page and no other language has one', () => {
  expect(ask('box', 'pl').status).toBe(404)
  expect(ask('mine', 'de').status).toBe(404)
})
