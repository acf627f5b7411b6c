import * as v from 'valibot'

import { parseNewPassphrase } from '~/domain/people/password'
import { parseFields, type ParsedForm } from '~/domain/words/form'

/** Parses the form that makes a key. Without a passphrase the key has no copy. */
export function parseNewKey(form: FormData): ParsedForm<{ passphrase?: string }> {
  if (!form.has('hasCopy')) return { value: {} }
  return parseNewPassphrase(form)
}

const unlockSchema = v.object({ passphrase: v.pipe(v.string(), v.nonEmpty('Podaj hasło')) })

export function parseUnlock(form: FormData): ParsedForm<{ passphrase: string }> {
  return parseFields(unlockSchema, Object.fromEntries(form))
}

const GROUP_LENGTH = 4

/** Splits the id of a key into groups that can be read out and compared: `k3Jd 82Lm QpX`. */
export function keyIdGroups(id: string): string {
  return id.match(new RegExp(`.{1,${GROUP_LENGTH}}`, 'g'))?.join(' ') ?? ''
}
