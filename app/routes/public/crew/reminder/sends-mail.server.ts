import { messageSettings, storeConfiguration } from '~/data/configuration.server'

/** True if a phone of the crew can have reminders by e-mail. Nobody of the crew has the invitation of an operator. */
export function sendsMailToCrew(): boolean {
  const { store, storeInvitations } = storeConfiguration()
  return messageSettings().mail !== undefined && store !== undefined && storeInvitations.length === 0
}
