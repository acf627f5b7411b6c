import type { NewCertificate } from '~/domain/certificates/new-certificate'

import { ANNA } from './sample.ts'

/** A change that adds Anna's electrical certificate, which is pending. */
export const ELECTRICAL = {
  kind: 'certificate-added' as const,
  id: 'change-electrical',
  day: '2026-11-20',
  certificate: {
    id: 'own-electrical',
    userId: ANNA,
    type: 'electrical' as const,
    number: 'SEP-90001',
    issueDate: '2026-11-02',
    expiryDate: '2031-11-02',
    status: 'pending' as const,
  },
}

/** A change that files Anna's report of an accident. */
export const ACCIDENT = {
  kind: 'report-filed' as const,
  id: 'change-accident',
  day: '2026-11-20',
  report: {
    id: 'own-accident',
    reportedBy: ANNA,
    type: 'accident' as const,
    date: '2026-11-19',
    description: 'Skaleczenie o krawędź blachy <b>przy</b> rozładunku',
  },
}

/** A change that signs Anna up for a training. */
export const SIGN_UP = {
  kind: 'signed-up' as const,
  id: 'change-sign-up',
  day: '2026-11-20',
  trainingId: 'own-training',
}

/** A newer certificate than `ANNAS_BHP` that a test adds. It waits to be confirmed. */
export const ANNAS_RENEWAL = {
  id: 'renewal',
  userId: ANNA,
  type: 'bhp',
  scope: 'workers',
  number: 'BHP-90001',
  issueDate: '2026-11-20',
  expiryDate: '2029-11-20',
  status: 'pending',
} satisfies NewCertificate

/** Returns a file of Anna's with only these records. */
export function fileOf(records: unknown[], parts: object = {}): string {
  return JSON.stringify({
    format: 'pewnik-dane',
    version: 1,
    day: '2026-11-20',
    userId: ANNA,
    records,
    drafts: {},
    ...parts,
  })
}
