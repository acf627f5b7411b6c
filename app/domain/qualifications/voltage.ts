import * as v from 'valibot'

// The limit of voltage that the document of an electrician may have, and that a position may ask for.

export const VOLTAGE_LABELS = { up_to_1_kv: 'do 1\u00a0kV', above_1_kv: 'powyżej 1\u00a0kV' } as const

export type Voltage = keyof typeof VOLTAGE_LABELS

export const voltageSchema = v.picklist(['up_to_1_kv', 'above_1_kv'])

/** Returns the limit that a field names, or undefined. */
export function parseVoltage(text: unknown): Voltage | undefined {
  return v.is(voltageSchema, text) ? text : undefined
}

/** True for a qualification whose document may limit the voltage. */
export function mayLimitVoltage({ type, scope }: { type: string; scope?: string | undefined }): boolean {
  return type === 'electrical' && (scope === 'e_g1' || scope === 'd_g1')
}
