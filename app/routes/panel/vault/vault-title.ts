/** The title of the card, which shows before its code is there. */
export const VAULT_TITLE = 'Na innych urządzeniach'
