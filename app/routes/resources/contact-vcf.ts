import { href } from 'react-router'

import { currentDay } from '~/data/clock.server'
import { findUser, profileVisibility } from '~/data/users.server'
import { contactVcf } from '~/documents/vcard'
import { publicCard } from '~/domain/profile/card'
import { publicAddress } from '~/server/public-address.server'

import type { Route } from './+types/contact-vcf'
import { fileResponse, messageResponse } from './file-response.server'

export { refuseSending as action } from './file-response.server'

/** Sends a public card as a contact with the same data. `?version=3` gives older phones vCard 3.0. */
export function loader({ params: { userId }, request, url }: Route.LoaderArgs) {
  const user = findUser(userId)
  if (!user) return messageResponse(404, NOT_FOUND)
  // A contact cannot hold certificates. It links to the card, which shows them.
  const card = publicCard(user, profileVisibility(user.id), [], currentDay())
  const address = publicAddress(href('/card/:userId', { userId }), { request, url })
  const version = url.searchParams.get('version')?.startsWith('3') ? '3.0' : '4.0'
  const { name, type, text } = contactVcf(card, address, version)
  return fileResponse(request, { name, type, content: () => text })
}

const NOT_FOUND = 'Nie znaleziono wizytówki o podanym identyfikatorze. Sprawdź, czy link jest poprawny.'
