import { reportFiled } from '../../support/changes.ts'
import { BEGUN, OWNER } from '../../support/owner.ts'
import { REPORT_OF_SERIOUS_ACCIDENT } from '../../support/sample.ts'
import type { State } from '../../support/state.ts'

/** The official forms of accidents. */
export const PAPERS: readonly State[] = [
  {
    title: 'the protocol of an accident',
    as: 'Pracodawca',
    address: `/reports/${REPORT_OF_SERIOUS_ACCIDENT}/paper`,
  },
  {
    title: 'the card of an accident',
    as: OWNER,
    changes: [
      BEGUN,
      reportFiled('fall', { reportedBy: OWNER.id, accident: { who: 'contract_worker', severity: 'light' } }),
    ],
    address: '/reports/report-fall/paper',
  },
]
