import type { ParsedForm } from '~/domain/words/form'

export const CONFIRM_INTENT = 'confirm-certificates'

/** Returns the ids of the certificates that are ticked. */
export function parseTicked(form: FormData): ParsedForm<ReadonlySet<unknown>> {
  const ticked = new Set(form.getAll('certificateId'))
  return ticked.size === 0
    ? { errors: { certificateId: 'Zaznacz certyfikaty, które potwierdzasz' } }
    : { value: ticked }
}
