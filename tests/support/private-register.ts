import type { Change } from '~/domain/changes/change'
import { toOwnKindId } from '~/domain/qualifications/own-kind'

import { certificate, scan, TODAY } from './builders'
import { certificateAdded, examinationRecorded, measureSaved, positionSaved, reportFiled } from './changes'
import { BEGUN, OWNER, personSaved } from './owner'

/** Łucja Ćwiąkała, of whom the register knows something of health and an accident. */
export const LUCJA = 'person-lucja'

export const INDISPOSITION = 'report-indisposition'

const psychological = { type: 'own', scope: toOwnKindId('psychological_tests') } as const
const bhp = { type: 'bhp', scope: 'workers' } as const
const { issueDate } = certificate()
const ofLucja = { userId: LUCJA, issueDate, status: 'active' } as const

/** A register that has something of every private matter. */
export const PRIVATE_CHANGES: readonly Change[] = [
  BEGUN,
  personSaved('lucja', 'Łucja', 'Ćwiąkała'),
  positionSaved('position', 'magazynier', [{ qualification: bhp }, { qualification: psychological }]),
  certificateAdded('bhp', { ...ofLucja, ...bhp, number: 'BHP-7', expiryDate: '2026-12-10' }),
  certificateAdded('tests', { ...ofLucja, ...psychological, number: 'PSYCH-13', expiryDate: '2026-12-05' }),
  examinationRecorded('paper', { userId: LUCJA, outcome: 'unfit' }),
  {
    kind: 'scan-added',
    id: 'scan',
    day: TODAY,
    subject: { of: 'examination', id: 'paper', within: LUCJA },
    scan: scan({ name: 'orzeczenie.pdf' }),
  },
  {
    kind: 'unread-cells-imported',
    id: 'cells',
    day: TODAY,
    cells: [{ id: 'cell', userId: LUCJA, heading: 'Badania', text: 'niezdolna', reason: 'To nie jest data' }],
  },
  reportFiled('accident', {
    reportedBy: OWNER.id,
    description: 'Złamana ręka przy regale',
    injuredId: LUCJA,
    witnesses: [],
  }),
  { ...measureSaved('guard', { ownerId: LUCJA, due: TODAY }), reportId: 'report-accident' },
  reportFiled('indisposition', { reportedBy: LUCJA, type: 'indisposition', description: 'Zawroty głowy' }),
]

/** Words that only the private matters of this register bring in. */
export const PRIVATE_WORDS = {
  health: /psychotech|PSYCH-13|niezdoln[ay]|przeciwwskaz|orzecze|zawroty/i,
  accident: /złamana|odbojnic|wypadek/i,
}
