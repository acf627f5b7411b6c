/** The name under which a password manager keeps the passphrase, apart from the password of the account. */
export const KEY_LOGIN = 'Klucz podpisu'
