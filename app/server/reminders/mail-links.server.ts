import type { Language } from '~/domain/crew/languages/language'
import type { Reminder } from '~/server/store/reminder-rows.server'
import type { Store } from '~/server/store/store.server'

import { isLinkToken, linkToken, type LinkPurpose } from './server-keys.server'

/**
 * Returns the path of the link in a mail that confirms or ends a reminder. It names the language of the mail, because a
 * reminder that has ended knows none.
 */
export async function mailLinkPath(
  store: Store,
  purpose: LinkPurpose,
  { language, ...reminder }: Pick<Reminder, 'id' | 'target'> & { language: Language },
): Promise<string> {
  const token = await linkToken(store, purpose, subjectOf(purpose, reminder))
  const path = `/reminders/${reminder.id}/${purpose}/${token}`
  return language === 'pl' ? path : `${path}?language=${language}`
}

/** Tells whether a link is one that this server has sent for the reminder, to the address that it has now. */
export function isMailLink(
  store: Store,
  {
    purpose,
    token,
    reminder,
  }: { purpose: LinkPurpose; token: string; reminder: Pick<Reminder, 'id' | 'target'> },
): Promise<boolean> {
  return isLinkToken(store, { purpose, subject: subjectOf(purpose, reminder), token })
}

/** A link that was sent to one address never confirms another. The end of a reminder is the same for all its addresses. */
function subjectOf(purpose: LinkPurpose, { id, target }: Pick<Reminder, 'id' | 'target'>): string {
  return purpose === 'confirm' ? `${id} ${target}` : id
}
