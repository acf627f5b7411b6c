import * as v from 'valibot'

import { parseFields, type ParsedForm } from '~/domain/words/form'
import { optionalText, typedLine } from '~/domain/words/typed-text'

import { MAX_PLACE_LENGTH } from './box'
import type { GivenPageOf } from './given-page'

/** The choices of the form, each a name in the register. */
export type GateChoices = Record<'companies' | 'positions' | 'departments', readonly string[]>

export type NewGate = Omit<GivenPageOf<'gate'>, 'of' | 'id' | 'key'>

const line = (tooLong: string) => typedLine(MAX_PLACE_LENGTH, tooLong)

const schema = v.pipe(
  v.object({
    name: v.pipe(line(`Skróć nazwę do ${MAX_PLACE_LENGTH} znaków`), v.nonEmpty('Podaj nazwę bramy')),
    callName: optionalText(line(`Skróć do ${MAX_PLACE_LENGTH} znaków`)),
    callPhone: optionalText(line(`Skróć numer do ${MAX_PLACE_LENGTH} znaków`)),
  }),
  v.forward(
    v.partialCheck(
      [['callName'], ['callPhone']],
      ({ callName, callPhone }) => callPhone === undefined || callName !== undefined,
      'Podaj, do kogo jest ten numer',
    ),
    ['callName'],
  ),
)

/** Parses the form of a list for a guard. A group in which nothing is ticked leaves nobody out. */
export function parseGate(form: FormData, choices: GateChoices): ParsedForm<NewGate> {
  const { value, errors } = parseFields(schema, {
    name: form.get('name') ?? '',
    callName: form.get('callName') ?? undefined,
    callPhone: form.get('callPhone') ?? undefined,
  })
  if (errors) return { errors }
  const { name, callName, callPhone } = value
  const ticked = (group: keyof GateChoices) =>
    choices[group].filter((each) => form.getAll(group).includes(each))
  return {
    value: {
      name,
      choice: {
        companies: ticked('companies'),
        positions: ticked('positions'),
        departments: ticked('departments'),
      },
      ...(callName !== undefined && {
        call: { name: callName, ...(callPhone !== undefined && { phone: callPhone }) },
      }),
    },
  }
}

/** Returns „wszystkie osoby” or „Firmy: A, B; działy: Hala A”. */
export function gateChoiceLabel({ companies, positions, departments }: NewGate['choice']): string {
  const groups = [
    ['firmy', companies],
    ['stanowiska', positions],
    ['działy', departments],
  ] as const
  const named = groups.filter(([, names]) => names.length > 0)
  return named.map(([group, names]) => `${group}: ${names.join(', ')}`).join('; ') || 'wszystkie osoby'
}
