import { isRegisterLost } from '~/browser/records/records.client'
import { findSessionUser } from '~/browser/session/session.client'
import { NOT_STORED } from '~/components/not-stored'

const LOST_REGISTER =
  'W\u00a0tej przeglądarce nie ma już tego rejestru. Komunikat u\u00a0góry strony mówi, jak do niego wrócić.'

/** Tells why the panel could not store something, and what to do about it. */
export function notStoredText(): string {
  const user = findSessionUser()
  return user && isRegisterLost(user.id) ? LOST_REGISTER : NOT_STORED
}
