import { expiryDayLabel, issueDayLabel } from '~/domain/certificates/certificate'
import type { Renaming } from '~/domain/certificates/certificate-record'
import type { CertificateFacts } from '~/domain/certificates/new-certificate'
import { fullName, type User } from '~/domain/people/user'
import { qualificationLabel } from '~/domain/qualifications/qualification-label'

type Name = Pick<User, 'firstName' | 'lastName'>

/** Returns what a correction has changed, a line for each fact: „Numer: BHP/1 → BHP/2”. */
export function correctionLines({
  former,
  facts,
  renamed,
}: {
  former: CertificateFacts
  facts: CertificateFacts
  renamed?: Renaming | undefined
}): string[] {
  const compared: [name: string, from: string, to: string][] = [
    ['Posiadacz', renamed?.from ?? '', renamed?.to ?? ''],
    ['Rodzaj', qualificationLabel(former), qualificationLabel(facts)],
    ['Numer', former.number, facts.number],
    ['Data wydania', issueDayLabel(former.issueDate), issueDayLabel(facts.issueDate)],
    ['Ważność', expiryDayLabel(former.expiryDate), expiryDayLabel(facts.expiryDate)],
    ['Wystawca', former.issuedBy ?? 'nie podano', facts.issuedBy ?? 'nie podano'],
  ]
  return compared.flatMap(([name, from, to]) => (from === to ? [] : [`${name}: ${from} → ${to}`]))
}

/** Returns the names before and after a correction, or undefined if they are the same. */
export function renamingOf(former: Name, name: Name): Renaming | undefined {
  const [from, to] = [fullName(former), fullName(name)]
  return from === to ? undefined : { from, to }
}
