import { certificateName } from '~/domain/certificates/certificate'
import type { Change } from '~/domain/changes/change'
import { namesById } from '~/domain/people/names-apart'
import type { Person } from '~/domain/people/user'
import { withOwnKind } from '~/domain/qualifications/qualification'
import type { OwnKinds } from '~/domain/qualifications/qualification-law'

/** Names the certificates that a form has added from another tab, each with its holder. */
export function addedBeforeLabel({
  people,
  kinds = [],
}: {
  people: ReadonlyMap<string, Person>
  /** The register's own kinds of qualifications. A training centre has none. */
  kinds?: OwnKinds
}) {
  const name = namesById(people)
  return (change: Change) =>
    change.kind === 'certificate-added'
      ? `${certificateName(withOwnKind(change.certificate, kinds))} – ${name(change.certificate.userId)}`
      : undefined
}
