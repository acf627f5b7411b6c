import { data } from 'react-router'

import { isLanguage, type Language } from '~/domain/crew/languages/language'
import { parseKeptPlan } from '~/domain/reminders/plan'
import { UNLISTED_HEADERS } from '~/routes/public/plain-page'
import { isMailLink } from '~/server/reminders/mail-links.server'
import type { LinkPurpose } from '~/server/reminders/server-keys.server'
import type { Reminder } from '~/server/store/reminder-rows.server'
import type { Store } from '~/server/store/store.server'
import { hasStore, tryStore } from '~/server/store/vault-store.server'

type LinkArgs = { params: { id: string; token: string }; url: URL }

/** What a link is about. A reminder that its device has taken back is gone. */
export type Linked = { store: Store; reminder: Reminder | undefined; language: Language }

/** Works with the reminder of a link in a mail. Throws the answer to a link that is none, and while the store fails. */
export async function withMailLink<Result extends {}>(
  purpose: LinkPurpose,
  { params: { id, token }, url }: LinkArgs,
  work: (linked: Linked) => Promise<Result>,
): Promise<Result> {
  if (!hasStore()) throw notFound()
  const result = await tryStore(async (store) => {
    const reminder = await store.findReminder(id)
    const isOurs = await isMailLink(store, { purpose, token, reminder: reminder ?? { id, target: '' } })
    if (!isOurs) throw notFound()
    const named = url.searchParams.get('language')
    // One that has ended has no plan any more.
    const language = parseKeptPlan(reminder?.plan ?? '')?.language ?? (isLanguage(named) ? named : 'pl')
    return work({ store, reminder, language })
  })
  if (!result) throw data(null, { status: 503, headers: { ...UNLISTED_HEADERS, 'Retry-After': '15' } })
  return result
}

export function notFound() {
  return data(null, { status: 404, headers: UNLISTED_HEADERS })
}

/** Reads the form of a press to its end, that of our page or that of a mail program (RFC 8058). */
export async function readPress(request: Request): Promise<void> {
  if (request.method !== 'POST') {
    throw data(null, { status: 405, headers: { ...UNLISTED_HEADERS, Allow: 'GET, HEAD, POST' } })
  }
  await request.text()
}
