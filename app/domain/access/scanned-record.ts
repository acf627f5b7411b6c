import { dutyTitle } from '~/domain/duties/duty'
import { examinationLabel, inductionLabel } from '~/domain/employment/paper-label'
import { namesById } from '~/domain/people/names-apart'
import type { Person } from '~/domain/people/user'
import { qualificationLabel } from '~/domain/qualifications/qualification-label'
import { paperLabel } from '~/domain/reports/accident-paper'
import { assessmentOf, isAccident } from '~/domain/reports/accident-progress'
import { measureTitle } from '~/domain/reports/measure'
import { reportName } from '~/domain/reports/report'
import type { ScanSubject } from '~/domain/scans/scan'
import { trainingName } from '~/domain/trainings/training'
import { indexById } from '~/domain/words/collection'

import { canKeepPapersOf, canMoveReports, canRunTraining } from './access'
import type { applyChanges } from './merge-changes'

/** The record that a scan belongs to: its name, and whether the viewer may add and remove its scans. */
export type ScannedRecord = { label: string; canKeep: boolean }

/**
 * Returns the record that a scan belongs to, or undefined if the viewer does not see it. Everybody who sees a
 * certificate or a report may add scans to it, because they stay in this browser. Papers, measures and trainings take
 * scans only from the people who keep them.
 */
export function findScannedRecord(
  viewer: Person,
  { of, id, within = '' }: ScanSubject,
  records: ReturnType<typeof applyChanges>,
): ScannedRecord | undefined {
  const {
    users,
    visibleCertificates,
    archivedCertificates,
    visibleReports,
    visibleDuties,
    trainings,
    employment,
    examinationsOf,
  } = records
  const people = indexById(users)
  const person = people.get(within)
  switch (of) {
    case 'certificate': {
      const certificate = [...visibleCertificates, ...archivedCertificates].find((one) => one.id === id)
      return (
        certificate && { label: `${qualificationLabel(certificate)} ${certificate.number}`, canKeep: true }
      )
    }
    case 'examination': {
      const paper = employment.examinations.find((one) => one.id === id && one.userId === within)
      return paper && examinationsOf.has(within) ? paperOf(examinationLabel(paper)) : undefined
    }
    case 'induction': {
      const paper = employment.inductions.find((one) => one.id === id && one.userId === within)
      return paper && paperOf(inductionLabel(paper))
    }
    case 'report': {
      const report = visibleReports.find((one) => one.id === id)
      // Nothing about the health of a person is kept with an indisposition (product rule).
      return report && { label: reportName(report), canKeep: report.type === 'accident' }
    }
    case 'protocol': {
      const report = canMoveReports(viewer) ? visibleReports.find((one) => one.id === id) : undefined
      const paper = report && isAccident(report) && paperLabel(assessmentOf(report))
      // Witnesses and the injured see the report, and not what others have said of it.
      return report && paper ? { label: `${reportName(report)} – ${paper}`, canKeep: true } : undefined
    }
    case 'measure': {
      const report = visibleReports.find((one) => one.id === within)
      const measure = report?.measures?.find((one) => one.id === id)
      return measure && { label: measureTitle(measure), canKeep: canMoveReports(viewer) }
    }
    case 'duty': {
      const duty = visibleDuties.find((one) => one.id === id)
      return duty && { label: dutyTitle(duty), canKeep: true }
    }
    case 'training': {
      const training = trainings.find((one) => one.id === id)
      return training && { label: trainingName(training), canKeep: canRunTraining(viewer, training) }
    }
  }

  function paperOf(label: string): ScannedRecord | undefined {
    return (
      person && {
        label: `${namesById(people)(within)} – ${label}`,
        canKeep: canKeepPapersOf(viewer, person),
      }
    )
  }
}
