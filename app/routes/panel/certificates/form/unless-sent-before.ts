import { href } from 'react-router'

import { certificateName } from '~/domain/certificates/certificate'
import type { NewCertificate } from '~/domain/certificates/new-certificate'
import type { Change } from '~/domain/changes/change'
import { addedBefore } from '~/domain/changes/sent-before'
import { nameOf, type Person } from '~/domain/people/user'

/** Refuses a form that has added certificates from another tab and now says something else. */
export function unlessSentBefore(
  form: FormData,
  { id, sent, people }: { id: string; sent: readonly NewCertificate[]; people: ReadonlyMap<string, Person> },
) {
  const find = (changes: readonly Change[]) =>
    addedBefore(id, sent, changes).map((certificate) => ({
      to: href('/certificates/:id', { id: certificate.id }),
      label: `${certificateName(certificate)} – ${nameOf(certificate.userId, people)}`,
    }))
  return { form, find }
}
