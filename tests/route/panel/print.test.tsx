import { describe, expect, it } from 'vitest'

import { mayTell, PRIVATE_MATTERS, type Writing } from '~/domain/access/disclosure'

import { TODAY } from '../../support/builders'
import { OWNER } from '../../support/owner'
import { printedText } from '../../support/printed-text'
import { INDISPOSITION, LUCJA, PRIVATE_CHANGES, PRIVATE_WORDS } from '../../support/private-register'
import { visit } from '../../support/visit'

const SCREENS: [address: string, writing: Writing][] = [
  ['/dashboard', 'print of the dashboard'],
  ['/employer', 'print of the panel of employers'],
  [`/calendar?date=${TODAY}`, 'print of the calendar'],
  ['/calendar?date=2026-12-05', 'print of the calendar'],
  ['/certificates', 'print of certificates'],
  ['/certificates?view=table', 'print of certificates'],
  ['/certificates/certificate-tests', 'print of certificates'],
  ['/employees', 'print of people'],
  ['/employees?view=matrix', 'print of people'],
  ['/employees?view=gate', 'print of people'],
  [`/employees/${LUCJA}`, 'print of people'],
  ['/employees/archive', 'print of people'],
  [`/employees/pocket-card?person=${LUCJA}`, 'print of people'],
  [`/employees/authorization?person=${LUCJA}`, 'print of people'],
  ['/employer/inspection', 'print of an inspection'],
  ['/profile', 'print of people'],
  ['/scans', 'print of scans'],
  ['/reports', 'print of reports'],
  ['/reports/measures', 'print of reports'],
  ['/reports/register', 'print of reports'],
  ['/reports/statistics', 'print of reports'],
]

describe.each(SCREENS)('%s on paper', (address, writing) => {
  it('names nothing that its readers may not know', async () => {
    await visit(address, { as: OWNER, changes: PRIVATE_CHANGES })
    const text = printedText()
    expect(text).not.toBe('')
    const names = PRIVATE_MATTERS.filter((matter) => PRIVATE_WORDS[matter].test(text))
    expect(names.filter((matter) => !mayTell(writing, matter))).toEqual([])
  })
})

it('a printed list of reports counts an indisposition, without the person and their words', async () => {
  await visit('/reports', { as: OWNER, changes: PRIVATE_CHANGES })
  const text = printedText()
  expect(text).toContain('Niedyspozycja')
  expect(text).toMatch(/Dane o\szdrowiu nie są drukowane/)
  expect(text).toContain('Złamana ręka')
  expect(text).not.toContain('Ćwiąkała')
})

it('one report is printed whole: the person hands it to somebody who may know', async () => {
  await visit(`/reports/${INDISPOSITION}`, { as: OWNER, changes: PRIVATE_CHANGES })
  expect(printedText()).toContain('Zawroty głowy')
})
