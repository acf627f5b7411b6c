import { enteredBy, statusOnAdding } from '~/domain/access/access'
import type { NewCertificate } from '~/domain/certificates/new-certificate'
import type { Person } from '~/domain/people/user'
import type { Qualification, Scope } from '~/domain/qualifications/qualification'
import type { Issue } from '~/domain/trainings/issuing'

/**
 * Returns the certificates that one form gives to the attendees of a training. The viewer's role sets the status: what a
 * centre issues counts at once, and so does what an employer copies for people whom they have added.
 */
export function certificatesOf(
  { recipients, issuedBy, ...term }: Issue,
  {
    viewer,
    people,
    id,
    qualification: { type, scope },
    organizer,
  }: {
    viewer: Person
    people: ReadonlyMap<string, Person>
    /** The id of the form. */
    id: string
    qualification: Qualification & { scope: Scope }
    organizer: string
  },
): NewCertificate[] {
  return recipients.map((recipient) => {
    const { userId } = recipient
    const { isOwn } = people.get(userId) ?? {}
    return {
      id: `${id}-${userId}`,
      ...recipient,
      ...term,
      type,
      scope,
      status: statusOnAdding(viewer, { id: userId, isOwn }),
      issuedBy: issuedBy ?? organizer,
      enteredBy: enteredBy(viewer, { isOwn }),
    }
  })
}
