/** The title of the card, which shows before its code is there. */
export const VAULT_TITLE = 'Ten rejestr na innych urządzeniach'
