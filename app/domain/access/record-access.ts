import type { Certificate } from '~/domain/certificates/certificate'
import type { CertificateFacts, NewCertificate } from '~/domain/certificates/new-certificate'
import { effectiveChanges, type Change } from '~/domain/changes/change'
import { withImportedRows } from '~/domain/changes/imported-rows'
import type { Person } from '~/domain/people/user'
import { isIssuedByCentres } from '~/domain/qualifications/qualification'
import { withPersonChanges } from '~/domain/records/person-changes'
import type { ScanSubject } from '~/domain/scans/scan'
import { isSaidBy } from '~/domain/signing/signed-certificate'
import type { Training } from '~/domain/trainings/training'
import { groupBy, indexById } from '~/domain/words/collection'

import {
  canDecideOn,
  canKeepDuties,
  canKeepPapersOf,
  canManagePeople,
  canMoveReports,
  canRunTraining,
  canSignUpEmployee,
  fixedIssuer,
  holdersFor,
  statusOnAdding,
  takersFor,
  vouchesFor,
} from './access'
import { mayLeadTo } from './staff-training'
import type { Sample } from './visibility'

export type KnownRecords = Pick<Sample, 'users' | 'certificates' | 'trainings'> & { isOwnRegister: boolean }

/**
 * Returns the tests whether the viewer could have done something on the screens to the records that changes are about.
 * `changes` are those of the file and of this browser, because they may add the records that others change. A decision
 * on an unknown certificate is refused: a later file could bring that certificate, as one that the viewer may not decide
 * on.
 */
export function accessToRecords(viewer: Person, sample: KnownRecords, changes: readonly Change[]) {
  const rows = withImportedRows(firstOfEachId(changes))
  // A person who is archived now was not yet when something was added to them.
  const peopleChanges = rows.filter(({ kind }) => kind !== 'person-archived')
  const users = withPersonChanges(sample.users, peopleChanges, viewer)
  const usersById = indexById(users)
  const holders = indexById(holdersFor(viewer, { ...sample, users }))
  const takers = indexById(takersFor(viewer, { ...sample, users }))
  const sampleCertificates = indexById(sample.certificates)
  const added = groupBy(addedCertificates(rows), ({ id }) => id)
  // A sheet that was undone and taken in again brings the same certificates twice.
  const counting = groupBy(addedCertificates(withImportedRows(effectiveChanges(changes))), ({ id }) => id)
  const corrections = groupBy(
    rows.filter((change) => change.kind === 'certificate-corrected'),
    ({ certificateId }) => certificateId,
  )
  // One signature may have been undone, and another one taken.
  const signatures = groupBy(
    rows.filter((change) => change.kind === 'certificate-signed'),
    ({ certificateId }) => certificateId,
  )
  const keptLinks = groupBy(
    rows.filter((change) => change.kind === 'certificate-link-kept'),
    ({ certificateId }) => certificateId,
  )
  const trainings = new Map<string, Pick<Training, 'trainingCenter'>>([
    ...rows.flatMap((change) =>
      change.kind === 'training-saved' ? [[change.training.id, change.training] as const] : [],
    ),
    ...indexById(sample.trainings),
  ])

  const erased = new Set(
    changes.flatMap((change) => (change.kind === 'person-erased' ? [change.erasedId] : [])),
  )

  // A training keeps the name that the company of its register had then.
  const formerNames = new Set(sample.isOwnRegister ? rows.flatMap(companyNamedBy) : [])

  function mayAddCertificate(certificate: NewCertificate): boolean {
    // A second certificate under the same id would share the decisions on the first one.
    if ((counting.get(certificate.id) ?? []).length > 1) return false
    return couldAdd(certificate)
  }

  function couldAdd(certificate: NewCertificate): boolean {
    const { id, userId, status, issuedBy, type, scope, enteredBy } = certificate
    const isSigned = () => (signatures.get(id) ?? []).some(({ token }) => isSaidBy(token, certificate))
    const isOfKeptLink = () =>
      status === 'pending' && (keptLinks.get(id) ?? []).some(({ token }) => isSaidBy(token, certificate))
    // A certificate that its issuer has signed is taken as it is, whoever the issuer is. It waits if that is unknown.
    if (takers.has(userId) && (isSigned() || isOfKeptLink())) return true
    const issuer = fixedIssuer(viewer)
    // Centres could issue all types while certificates had no scope.
    const mayIssue = issuer === undefined || scope === undefined || isIssuedByCentres({ type, scope })
    const holder = holders.get(userId)
    return (
      mayIssue &&
      holder !== undefined &&
      (status === 'pending' || statusOnAdding(viewer, holder) === 'active') &&
      (enteredBy === undefined || vouchesFor(viewer, holder)) &&
      [undefined, issuedBy].includes(issuer)
    )
  }

  function mayDecideOn(certificateId: string): boolean {
    const certificate = sampleCertificates.get(certificateId)
    const known: readonly Pick<Certificate, 'userId' | 'issuedBy'>[] = certificate
      ? [certificate]
      : (added.get(certificateId) ?? [])
    return known.length > 0 && known.every((one) => canDecideOn(viewer, one))
  }

  /** The employer of the holder knows the programme. */
  function mayKeepPapersOfHolder(certificateId: string): boolean {
    const certificate = sampleCertificates.get(certificateId)
    const known = certificate ? [certificate] : (added.get(certificateId) ?? [])
    return known.length > 0 && known.every(({ userId }) => mayKeepPapersOf(userId))
  }

  /** A correction may say only what could have been added. */
  function mayCorrect(certificateId: string, facts: CertificateFacts): boolean {
    const known = added.get(certificateId) ?? []
    return (
      !sampleCertificates.has(certificateId) &&
      known.length > 0 &&
      known.every((certificate) => couldAdd({ ...certificate, ...facts }))
    )
  }

  /** A signature is kept only if it says the same as the certificate. The page of its link tells whether it is right. */
  function maySign(certificateId: string, token: string): boolean {
    const facts = [
      ...(added.get(certificateId) ?? []),
      ...(corrections.get(certificateId) ?? []).map(({ facts: corrected }) => corrected),
    ]
    return facts.some((stated) => isSaidBy(token, stated))
  }

  function runs({ trainingCenter }: Pick<Training, 'trainingCenter'>): boolean {
    return canRunTraining(viewer, { trainingCenter, isOwn: formerNames.has(trainingCenter) })
  }

  function mayRunTraining(trainingId: string): boolean {
    const training = trainings.get(trainingId)
    return training === undefined || runs(training)
  }

  function maySignUp(userId: string): boolean {
    const user = usersById.get(userId)
    return user !== undefined && canSignUpEmployee(viewer, user)
  }

  function maySaveTraining(training: Parameters<typeof runs>[0] & Pick<Training, 'id' | 'leadsTo'>): boolean {
    const { id, leadsTo } = training
    return runs(training) && mayRunTraining(id) && (!leadsTo || mayLeadTo(viewer, leadsTo))
  }

  /** Those of whom the viewer adds certificates take part in the viewer's trainings. */
  function mayTakePart(userId: string): boolean {
    return holders.has(userId)
  }

  /** The papers of a person are kept by their employer. */
  function mayKeepPapersOf(userId: string): boolean {
    const user = usersById.get(userId)
    return user !== undefined && canKeepPapersOf(viewer, user)
  }

  /** Other scans are shown only with a record that the viewer sees. */
  function mayKeepScansOf({ of, within }: ScanSubject): boolean {
    if (of === 'protocol') return canMoveReports(viewer)
    if (of === 'duty') return canKeepDuties(viewer)
    return (of !== 'examination' && of !== 'induction') || (within !== undefined && mayKeepPapersOf(within))
  }

  function mayReport(userId: string): boolean {
    const user = usersById.get(userId)
    // The report of somebody who was erased stays: it may be about others.
    const isErased = erased.has(userId) && canManagePeople(viewer)
    return userId === viewer.id || isErased || (user !== undefined && vouchesFor(viewer, user))
  }

  return {
    mayAddCertificate,
    mayCorrect,
    mayDecideOn,
    maySign,
    mayKeepPapersOfHolder,
    mayKeepPapersOf,
    mayKeepScansOf,
    mayReport,
    maySaveTraining,
    mayRunTraining,
    mayTakePart,
    maySignUp,
  }
}

function addedCertificates(rows: readonly Change[]): NewCertificate[] {
  return rows.flatMap((change) => (change.kind === 'certificate-added' ? [change.certificate] : []))
}

/** Returns the name that a change gives to the company of a register. */
function companyNamedBy(change: Change): string[] {
  return 'owner' in change ? [change.owner.company] : []
}

/** Of two changes with one id only the first one is kept, so only that one counts here. */
function firstOfEachId(changes: readonly Change[]): Change[] {
  return [...indexById(changes.toReversed()).values()].toReversed()
}
