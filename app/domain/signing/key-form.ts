import * as v from 'valibot'

import { newSecret } from '~/domain/people/password'
import { parseFields, type ParsedForm } from '~/domain/words/form'

/** Long enough that guessing it from a stolen copy takes years (product rule). */
export const MIN_PASSPHRASE_LENGTH = 12

const passphraseSchema = v.pipe(
  v.object({
    passphrase: newSecret(MIN_PASSPHRASE_LENGTH, 'Podaj hasło'),
    repeatedPassphrase: v.pipe(v.string(), v.nonEmpty('Powtórz hasło')),
  }),
  v.forward(
    v.partialCheck(
      [['passphrase'], ['repeatedPassphrase']],
      ({ passphrase, repeatedPassphrase }) => passphrase === repeatedPassphrase,
      'Wpisz drugi raz to samo hasło',
    ),
    ['repeatedPassphrase'],
  ),
)

/** Parses the form that makes a key. Without a passphrase the key has no copy. */
export function parseNewKey(form: FormData): ParsedForm<{ passphrase?: string }> {
  if (!form.has('hasCopy')) return { value: {} }
  return parseFields(passphraseSchema, Object.fromEntries(form))
}

const unlockSchema = v.object({ passphrase: v.pipe(v.string(), v.nonEmpty('Podaj hasło')) })

/** Parses the form that unlocks a key. */
export function parseUnlock(form: FormData): ParsedForm<{ passphrase: string }> {
  return parseFields(unlockSchema, Object.fromEntries(form))
}
