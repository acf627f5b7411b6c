import type { Certificate } from '~/domain/certificate'
import type { Day } from '~/domain/day'
import type { PersonRecord } from '~/domain/person-record'
import { qualificationTitle, scopeLabel } from '~/domain/qualification'
import { fullName } from '~/domain/user'

import { csvFile } from './csv'
import type { TextFile } from './text-file'

/** Returns the links of signed certificates, to be sent to each holder by mail merge. */
export function linksCsv(
  links: readonly { certificate: Certificate; holder: PersonRecord; address: string }[],
  today: Day,
): TextFile {
  return csvFile('linki', today, links, [
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
