import * as v from 'valibot'

/** What is wrong with a form: one message for each field, by the field's name. */
export type FieldErrors = Readonly<Partial<Record<string, string>>>

export type ParsedForm<Value> =
  | { value: Value; errors?: undefined }
  | { value?: undefined; errors: FieldErrors }

/** The fields of a form as its schema gives them back, or the first thing wrong with each. */
export function parseFields<Schema extends v.GenericSchema>(
  schema: Schema,
  fields: unknown,
): ParsedForm<v.InferOutput<Schema>> {
  const parsed = v.safeParse(schema, fields)
  if (parsed.success) return { value: parsed.output }
  const { nested = {} } = v.flatten(parsed.issues)
  return {
    errors: Object.fromEntries(Object.entries(nested).map(([name, messages]) => [name, messages?.[0]])),
  }
}
