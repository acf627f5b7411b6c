import { certificatesNamedIn, mayTell } from '~/domain/access/disclosure'
import type { applyChanges } from '~/domain/access/merge-changes'
import { admissionFor, papersOf } from '~/domain/admission/admission'
import { mayWorkText, outsideLabel, uncheckedLabel } from '~/domain/admission/admission-label'
import {
  admissionQuestions,
  leftToOthers,
  type AdmissionQuestion,
} from '~/domain/admission/admission-questions'
import { settlingQuestion } from '~/domain/admission/settling-question'
import { issuedLabel } from '~/domain/certificates/certificate'
import type { CertificateRecord } from '~/domain/certificates/certificate-record'
import { verdictOf } from '~/domain/certificates/verdict'
import type { Change } from '~/domain/changes/change'
import { examinationLabel, inductionLabel } from '~/domain/employment/paper-label'
import { positionNames } from '~/domain/people/other-positions'
import { qualificationLabel } from '~/domain/qualifications/qualification-label'
import type { Position } from '~/domain/qualifications/requirement'
import type { PersonRecord } from '~/domain/records/person-changes'
import { scansOf, type ScanRecord } from '~/domain/records/scan-changes'
import type { ScanSubject } from '~/domain/scans/scan'
import { lastDayOf } from '~/domain/trainings/training'
import { formatDay, type Day } from '~/domain/words/day'

import { employeeStanding } from './employee-standing'
import { workHistory } from './work-history'

/** A paper, a certificate or a training of a person, with its scans. */
export type DossierDocument = {
  id: string
  label: string
  /** More about it, if there is more to say. */
  detail?: string
  scans: readonly ScanRecord[]
}

/** All that an inspector asks about one person: the state of a day, and what it rests on. */
export type Dossier = {
  person: PersonRecord
  /** „Dokumenty aktualne do 26.11.2026”, also what the answer leaves out. */
  verdict: string
  questions: readonly AdmissionQuestion[]
  /** Papers that came after the work had begun, and the positions of the person, if they had several. */
  history: readonly string[]
  documents: readonly DossierDocument[]
}

type Records = ReturnType<typeof applyChanges> & { positions: readonly Position[] }

/** Returns the dossier of an employee, for their employer. It names the orzeczenia if the writing may. */
export function dossierOf(
  person: PersonRecord,
  records: Records,
  changes: readonly Change[],
  today: Day,
  writing: 'dossier.zip' | 'inspection.zip' = 'dossier.zip',
): Dossier {
  const { visibleCertificates, archivedCertificates, employment } = records
  const certificates = person.isArchived ? archivedCertificates : visibleCertificates
  const standing = employeeStanding(person, { ...records, certificates }, { today, on: undefined })
  const admission = admissionFor(writing, standing.admission)
  const { examinations, inductions } = papersOf(person, employment)
  const told = mayTell(writing, 'health') ? examinations : []
  const scans = (subject: ScanSubject) => scansOf(changes, subject).current
  // Nobody asks whether somebody in the archive may work.
  const verdict = person.isArchived
    ? ['W archiwum']
    : [
        mayWorkText(admission),
        outsideLabel(admission),
        uncheckedLabel(leftToOthers(person, employment.required)),
        settlingQuestion(admission),
      ]
  return {
    person,
    verdict: verdict.filter(Boolean).join(', '),
    questions: person.isArchived ? [] : admissionQuestions(admission, employment, today),
    history: workHistory(person, { examinations: told, inductions }, employment.required),
    documents: [
      ...told.map((paper) => ({
        id: paper.id,
        label: examinationLabel(paper),
        scans: scans({ of: 'examination', id: paper.id, within: person.id }),
      })),
      ...inductions.map((paper) => ({
        id: paper.id,
        label: inductionLabel(paper),
        scans: scans({ of: 'induction', id: paper.id, within: person.id }),
      })),
      ...certificatesNamedIn(writing, certificates)
        .filter(({ userId }) => userId === person.id)
        .map((certificate) => ({
          id: certificate.id,
          label: `${qualificationLabel(certificate)}, ${certificate.number}`,
          detail: certificateDetail(certificate, today),
          scans: scans({ of: 'certificate', id: certificate.id }),
        })),
      ...standing.past.map((training) => ({
        id: training.id,
        label: `Szkolenie: ${training.title}`,
        detail: `${formatDay(lastDayOf(training))}, ${training.trainingCenter}`,
        scans: scans({ of: 'training', id: training.id }),
      })),
    ],
  }
}

function certificateDetail(certificate: CertificateRecord, today: Day): string {
  const { issueDate, issuedBy } = certificate
  return [verdictOf(certificate, today).words, issuedLabel(issueDate), issuedBy].filter(Boolean).join(', ')
}

/** Returns who a person is in the firm, for the head of their dossier. */
export function dossierFacts(person: PersonRecord, company: string | undefined): string[] {
  const { unit: department, hiredOn } = person
  const facts = [
    ...positionNames(person),
    department,
    company,
    hiredOn && `zatrudnienie od ${formatDay(hiredOn)}`,
  ]
  return facts.flatMap((fact) => fact || [])
}
