import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { CERTIFICATE_TYPE_LABELS } from '~/domain/qualifications/qualification'
import { NumberForm, type NumberAnswer } from '~/routes/public/verify/number-form'

const render = (answer: NumberAnswer) =>
  renderToStaticMarkup(createElement(NumberForm, { answer, known: '' }))

it('the form offers all types if the number is not enough, so that the choice reveals nothing', () => {
  const form = render({ typed: 'E/1/204', outcome: 'several' })
  expect(form).toContain('value="E/1/204"')
  expect(form).toContain('Sam numer nie wystarczy.')
  for (const label of Object.values(CERTIFICATE_TYPE_LABELS)) expect(form).toContain(label)
})

it('the form asks for no type otherwise, and keeps a chosen one', () => {
  expect(render({ typed: '' })).not.toContain('Rodzaj certyfikatu')
  expect(render({ typed: 'x', outcome: 'none' })).not.toContain('Rodzaj certyfikatu')
  expect(render({ typed: 'x', outcome: 'none', type: 'electrical' })).toMatch(/value="electrical" selected/)
})
