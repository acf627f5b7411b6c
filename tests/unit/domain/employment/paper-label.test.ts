import { expect, it } from 'vitest'

import { examinationLabel } from '~/domain/employment/paper-label'

import { examination } from '../../../support/builders'

it('an orzeczenie names the position that it is about, and those that it was said to cover', () => {
  const spawacz = examination({ kind: 'periodic', position: 'spawacz', validUntil: '2027-11-20' })
  const label = (paper: typeof spawacz) => examinationLabel(paper).replaceAll('\u00a0', ' ')
  expect(label(spawacz)).toMatch(/\(okresowe\), następne badania 20\.11\.2027, spawacz$/)
  expect(label({ ...spawacz, alsoFor: ['monter', 'ślusarz'] })).toMatch(/, spawacz, także monter, ślusarz$/)
})
