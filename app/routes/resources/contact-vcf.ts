import { href } from 'react-router'

import { currentDay } from '~/data/clock.server'
import { findUser, profileVisibility } from '~/data/users.server'
import { contactVcf } from '~/documents/vcard'
import { publicCard } from '~/domain/card'
import { publicAddress } from '~/public-address.server'

import type { Route } from './+types/contact-vcf'
import { fileResponse, messageResponse } from './file-response.server'

export { refuseAction as action } from './file-response.server'

/** The public card as a contact, as much of it as the card shows; `?version=3` for older phones. */
export function loader({ params: { userId }, request, url }: Route.LoaderArgs) {
  const user = findUser(userId)
  if (!user) return messageResponse(404, NOT_FOUND)
  // A contact has no room for certificates: they stay on the card that it links to.
  const card = publicCard(user, profileVisibility(user.id), [], currentDay())
  const address = publicAddress(href('/card/:userId', { userId }), { request, url })
  const version = url.searchParams.get('version')?.startsWith('3') ? '3.0' : '4.0'
  const { name, type, text } = contactVcf(card, address, version)
  return fileResponse(request, { name, type, content: () => text })
}

const NOT_FOUND = 'Nie znaleziono wizytówki o podanym identyfikatorze. Sprawdź, czy link jest poprawny.'
