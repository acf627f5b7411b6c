import { href } from 'react-router'

import { certificateName } from '~/domain/certificates/certificate'
import type { NewCertificate } from '~/domain/certificates/new-certificate'
import type { Change } from '~/domain/changes/change'
import { addedBefore } from '~/domain/changes/sent-before'
import { namesById } from '~/domain/people/names-apart'
import type { Person } from '~/domain/people/user'
import { withOwnKind } from '~/domain/qualifications/qualification'
import type { Kinds } from '~/domain/qualifications/qualification-law'

/** Refuses a form that has added certificates from another tab and now says something else. */
export function unlessSentBefore(
  form: FormData,
  {
    id,
    sent,
    people,
    kinds = [],
  }: {
    id: string
    sent: readonly NewCertificate[]
    people: ReadonlyMap<string, Person>
    /** The register's own ones. A training centre has none. */
    kinds?: Kinds
  },
) {
  const name = namesById(people)
  const find = (changes: readonly Change[]) =>
    addedBefore(id, sent, changes).map((certificate) => ({
      to: href('/certificates/:id', { id: certificate.id }),
      label: `${certificateName(withOwnKind(certificate, kinds))} – ${name(certificate.userId)}`,
    }))
  return { form, find }
}
