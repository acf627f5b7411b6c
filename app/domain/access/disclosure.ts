import { isMedical, type Qualification } from '~/domain/qualifications/qualification'
import type { Report } from '~/domain/reports/report'

// The one rule of what readers of a print, a file, a letter or a link learn of health and accidents. `visibility.ts`
// decides who may see these on a screen; here the rule is narrower, because what leaves the screen is sent on and lies
// about (RODO art. 9).

/**
 * `health`: an examination, a certificate of a kind about health, an indisposition. `accident`: an accident or a near miss
 * and all that follows from it, as the steps and the measures.
 */
export const PRIVATE_MATTERS = ['health', 'accident'] as const

export type PrivateMatter = (typeof PRIVATE_MATTERS)[number]

/**
 * `anybody`: a list, a screen or a calendar may be read by everybody in the room, and a card is for strangers.
 * `case`: those who deal with accidents, as the team, the inspector or the service of BHP. An indisposition is none.
 * `entitled`: the person, or somebody to whom they or their employer hand the paper, because the law lets them know.
 */
type Reader = 'anybody' | 'case' | 'entitled'

const MAY_READ: Record<Reader, readonly PrivateMatter[]> = {
  anybody: [],
  case: ['accident'],
  entitled: ['accident', 'health'],
}

/** Everything that may name health or accidents and leaves a screen, with its readers. */
export const WRITINGS = {
  'print of the dashboard': 'anybody',
  'print of the panel of employers': 'anybody',
  'print of the calendar': 'anybody',
  'print of people': 'anybody',
  'print of certificates': 'anybody',
  // Their names are those of files, so a list of them may say anything.
  'print of scans': 'anybody',
  'print of reports': 'case',
  'print of measures': 'case',
  'print of the accident register': 'case',
  // It lies on a table. Examinations are in it only if the employer ticks them, as a dossier.
  'print of an inspection': 'case',
  // Each is about one case or one person, for somebody who asks for it by law: nothing is left out.
  'print of a report': 'entitled',
  'print of an accident paper': 'entitled',
  'print of a dossier': 'entitled',
  'certificates.csv': 'anybody',
  'employees.csv': 'anybody',
  'matrix.csv': 'anybody',
  'gate.csv': 'anybody',
  'links.csv': 'anybody',
  'reports.csv': 'case',
  'measures.csv': 'case',
  'accident-register.csv': 'case',
  'duties.csv': 'anybody',
  'deadlines.ics': 'anybody',
  card: 'anybody',
  'curriculum vitae': 'anybody',
  notification: 'anybody',
  // Mail, push and a calendar's feed: the server and others on the way read it.
  reminder: 'anybody',
  'letter to the person': 'entitled',
  'dossier.zip': 'entitled',
  // The dossiers of all, without examinations. With them each is a `dossier.zip`.
  'inspection.zip': 'case',
  'shared report': 'entitled',
} satisfies Record<string, Reader>

export type Writing = keyof typeof WRITINGS

/** True if all readers of the writing may know of the matter. Undefined is no private matter. */
export function mayTell(writing: Writing, matter: PrivateMatter | undefined): boolean {
  return matter === undefined || MAY_READ[WRITINGS[writing]].includes(matter)
}

export function matterOfQualification(qualification: Qualification): PrivateMatter | undefined {
  return isMedical(qualification) ? 'health' : undefined
}

export function matterOfReport({ type }: Pick<Report, 'type'>): PrivateMatter {
  return type === 'indisposition' ? 'health' : 'accident'
}

/** Returns the certificates that the writing may name. */
export function certificatesNamedIn<Row extends Qualification>(
  writing: Writing,
  certificates: readonly Row[],
): Row[] {
  return certificates.filter((certificate) => mayTell(writing, matterOfQualification(certificate)))
}
