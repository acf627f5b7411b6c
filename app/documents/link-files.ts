import { matterOfQualification, mayTell } from '~/domain/access/disclosure'
import type { Certificate } from '~/domain/certificates/certificate'
import { fullName } from '~/domain/people/user'
import { qualificationTitle, scopeLabel } from '~/domain/qualifications/qualification-label'
import type { PersonRecord } from '~/domain/records/person-changes'
import type { Day } from '~/domain/words/day'

import { csvFile } from './csv'
import type { TextFile } from './text-file'

/** Returns the links of signed certificates, to be sent to each holder by mail merge. */
export function linksCsv(
  links: readonly { certificate: Certificate; holder: PersonRecord; address: string }[],
  today: Day,
): TextFile {
  const told = links.filter(({ certificate }) => mayTell('links.csv', matterOfQualification(certificate)))
  return csvFile('linki', today, told, [
    { heading: 'Posiadacz', cell: ({ holder }) => fullName(holder) },
    { heading: 'E-mail', cell: ({ holder }) => holder.email },
    { heading: 'Firma', cell: ({ holder }) => holder.company },
    { heading: 'Rodzaj', cell: ({ certificate }) => qualificationTitle(certificate) },
    { heading: 'Zakres', cell: ({ certificate }) => scopeLabel(certificate) },
    { heading: 'Numer', cell: ({ certificate }) => certificate.number },
    { heading: 'Data wydania', cell: ({ certificate }) => certificate.issueDate },
    { heading: 'Data ważności', cell: ({ certificate }) => certificate.expiryDate ?? 'bezterminowo' },
    { heading: 'Link', cell: ({ address }) => address },
  ])
}
