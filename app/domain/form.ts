import * as v from 'valibot'

/** One error message for each wrong field, by the field's name. */
export type FieldErrors = Readonly<Partial<Record<string, string>>>

export type ParsedForm<Value> =
  | { value: Value; errors?: undefined }
  | { value?: undefined; errors: FieldErrors }

/** Parses fields by their schema. Each wrong field gets the message of its first error. */
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
