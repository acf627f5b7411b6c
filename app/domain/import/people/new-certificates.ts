import { enteredBy, fixedIssuer, statusOnAdding } from '~/domain/access/access'
import { lastDayOf, type Certificate, type StatedTerm } from '~/domain/certificates/certificate'
import { normalNumber, WITHOUT_NUMBER } from '~/domain/certificates/certificate-number'
import type { NewCertificate } from '~/domain/certificates/new-certificate'
import type { ImportedCertificate } from '~/domain/import/rows/certificate-cells'
import { fullName, nameOf, type Person } from '~/domain/people/user'
import { qualificationLabel } from '~/domain/qualifications/qualification-label'
import type { PersonRecord } from '~/domain/records/person-changes'
import { indexById } from '~/domain/words/collection'
import { formatDay } from '~/domain/words/day'
import type { Steps } from '~/domain/words/steps'

import type { MatchedGroup } from './match-people'

/** A certificate or a paper that cannot be taken, with its line. */
export type Refused = { line: number; message: string }

/** A certificate to be added, with what is known of its kind. */
type PlannedCertificate = NewCertificate & Pick<Certificate, 'own'>

/**
 * Returns the certificates to be added, how many are there already, and those that contradict known ones or say more than
 * they do.
 */
export function* planCertificates(
  holders: ReadonlyMap<MatchedGroup, PersonRecord>,
  {
    viewer,
    people,
    certificates,
  }: { viewer: Person; people: readonly PersonRecord[]; certificates: readonly Certificate[] },
  createId: () => string,
): Steps<{ content: PlannedCertificate[]; present: number; refused: Refused[] }> {
  const names = indexById([...people, ...holders.values()])
  const holderOfNumber = new Map<string, string>()
  const terms = new Map<string, Certificate[]>()
  const trainings = new Map<string, Certificate[]>()
  const remember = (certificate: Certificate) => {
    if (!isWithoutNumber(certificate)) holderOfNumber.set(numberKey(certificate), certificate.userId)
    append(terms, termKey(certificate), certificate)
    if (certificate.type === 'bhp') append(trainings, trainingKey(certificate), certificate)
  }
  certificates.forEach(remember)
  // A table may leave the group of BHP training open, or a register.
  const sameTraining = (added: Comparable) =>
    added.type === 'bhp' && added.expiryDate !== undefined
      ? (added.scope === undefined ? trainings : terms).get(trainingKey(added))
      : undefined

  const content: PlannedCertificate[] = []
  const refused: Refused[] = []
  let present = 0
  for (const [group, holder] of holders) {
    for (const { line, certificate } of group.certificates) {
      const added = toNewCertificate(certificate, { id: createId(), viewer, holder })
      const owner = isWithoutNumber(added) ? undefined : holderOfNumber.get(numberKey(added))
      const same = terms.get(termKey(added)) ?? sameTraining(added)
      if (same && [undefined, holder.id].includes(owner)) {
        const missing = detailsMissingIn(same, certificate)
        if (missing.length === 0) present += 1
        else refused.push({ line, message: missingMessage(added, holder, missing) })
      } else if (owner === undefined) {
        content.push(added)
        remember(added)
      } else {
        const name = `${qualificationLabel(added)}, numer ${added.number}`
        const reason =
          owner === holder.id ? 'jest już z\u00a0innymi datami' : `ma już: ${nameOf(owner, names)}`
        refused.push({ line, message: `${name} ${reason}` })
      }
    }
    yield
  }
  return { content, present, refused }
}

function append<Item>(index: Map<string, Item[]>, key: string, item: Item): void {
  index.set(key, [...(index.get(key) ?? []), item])
}

/** Returns what the table says of a certificate, and none of the known ones that are the same has. */
function detailsMissingIn(
  same: readonly Certificate[],
  { qualification: { voltage }, number, issueDate, issuedBy }: ImportedCertificate,
): string[] {
  const hasNumber =
    isWithoutNumber({ number }) || same.some((known) => normalNumber(known.number) === normalNumber(number))
  const has = (field: 'issueDate' | 'issuedBy' | 'voltage') =>
    same.some((known) => known[field] !== undefined)
  return [
    ...(hasNumber ? [] : [`numeru ${number}`]),
    ...(issueDate === undefined || has('issueDate') ? [] : [`daty wydania ${formatDay(issueDate)}`]),
    ...(issuedBy === undefined || has('issuedBy') ? [] : [`wystawcy „${issuedBy}”`]),
    ...(voltage === undefined || has('voltage') ? [] : ['ograniczenia napięcia']),
  ]
}

function missingMessage(added: PlannedCertificate, holder: PersonRecord, missing: readonly string[]): string {
  const end = added.expiryDate === undefined ? '' : `, ważne do ${formatDay(added.expiryDate)}`
  return `${qualificationLabel(added)}${end}: ${fullName(holder)} ma już ten dokument, ale nie ma w\u00a0nim ${missing.join(' ani ')}. Dopisz to na stronie tej osoby`
}

function toNewCertificate(
  { qualification, number, issueDate, expiryDate, issuedBy }: ImportedCertificate,
  { id, viewer, holder }: { id: string; viewer: Person; holder: PersonRecord },
): PlannedCertificate {
  const issuer = fixedIssuer(viewer) ?? issuedBy
  return {
    id,
    userId: holder.id,
    ...qualification,
    number,
    issueDate,
    expiryDate,
    issuedBy: issuer,
    status: statusOnAdding(viewer, holder),
    enteredBy: enteredBy(viewer, holder),
  }
}

type Comparable = StatedTerm & Pick<Certificate, 'userId' | 'number'>

/** Type, scope and number tell certificates apart. */
function numberKey({ type, scope, number }: Comparable): string {
  return [type, scope, normalNumber(number)].join(' ')
}

/** The same person, qualification and last day: the same certificate, with its number or without. */
function termKey(certificate: Comparable): string {
  const { userId, type, scope, issueDate } = certificate
  // Our own files say until when a certificate is valid, which its document may not say.
  return [userId, type, scope, lastDayOf(certificate) ?? `od ${issueDate}`].join(' ')
}

/** The same without the scope: BHP training of one person with one end, of whichever group. */
function trainingKey(training: Comparable): string {
  return termKey({ ...training, scope: undefined })
}

function isWithoutNumber({ number }: Pick<Comparable, 'number'>): boolean {
  return normalNumber(number) === normalNumber(WITHOUT_NUMBER)
}
