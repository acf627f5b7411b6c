import type { Reminder } from '~/server/store/reminders.server'

/** How sending went. `refused`: by the address itself, for good. `failed`: worth another try. */
export type Delivery = 'sent' | 'refused' | 'failed'

/** Sends the link that confirms an address. */
export async function sendConfirmation(_reminder: Reminder): Promise<Delivery> {
  return 'failed'
}

/** Sends a message that says that reminders arrive. */
export async function sendTest(_reminder: Reminder): Promise<Delivery> {
  return 'failed'
}
