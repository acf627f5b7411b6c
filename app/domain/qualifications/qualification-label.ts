import {
  CERTIFICATE_TYPE_LABELS,
  QUALIFICATION_TYPE_LABELS,
  ruleOf,
  type Qualification,
} from './qualification'
import { mayLimitVoltage, VOLTAGE_LABELS } from './voltage'

/** Returns the name of a certificate without its scope, for headings. */
export function qualificationTitle(qualification: Qualification): string {
  return ruleOf(qualification)?.title ?? QUALIFICATION_TYPE_LABELS[qualification.type]
}

/** Returns the scope in words, „eksploatacja, do 1 kV”, or undefined without one. */
export function scopeLabel(qualification: Qualification): string | undefined {
  const { voltage } = qualification
  const limit = voltage && mayLimitVoltage(qualification) ? VOLTAGE_LABELS[voltage] : undefined
  return [ruleOf(qualification)?.label, limit].filter(Boolean).join(', ') || undefined
}

/** Returns another name under which people look for it: they say „SEP”, and the law has a longer name. */
export function commonName({ type }: Qualification): string | undefined {
  return type === 'electrical' ? CERTIFICATE_TYPE_LABELS[type] : undefined
}

/** Returns title and scope in one line, „Szkolenie okresowe BHP · służba BHP”. */
export function qualificationLabel(qualification: Qualification): string {
  return [qualificationTitle(qualification), scopeLabel(qualification)].filter(Boolean).join(' · ')
}
