import type { Certificate } from '~/domain/certificates/certificate'
import { hasOpenDeadline } from '~/domain/certificates/deadline'
import type { Renewable } from '~/domain/certificates/renewal'
import type { Training } from '~/domain/trainings/training'
import type { Day } from '~/domain/words/day'

/** Returns the person's own certificates with an open deadline. */
export function ownDeadlines<T extends Certificate & Renewable>(
  certificates: readonly T[],
  userId: string,
  today: Day,
): T[] {
  return certificates.filter(
    (certificate) => certificate.userId === userId && hasOpenDeadline(certificate, today),
  )
}

/** Returns the scheduled trainings for which the person has signed up. */
export function trainingsOf<T extends Training>(trainings: readonly T[], userId: string): T[] {
  return trainings.filter(
    ({ status, participants }) => status === 'scheduled' && participants.includes(userId),
  )
}
