import type { OwnKind } from '~/domain/qualifications/own-kind'
import { parseScope, type Scope } from '~/domain/qualifications/qualification'
import { foldText } from '~/domain/words/polish'

import {
  MAX_NAMING_LENGTH,
  nameQualification,
  qualificationKey,
  withoutPoints,
  type NamedQualification,
} from './named-qualification'

/** A part of a text that names a qualification, or a whole text that names none. */
export type NamedPart = { text: string; named: NamedQualification | undefined }

const SEPARATOR = /\s*(?:[+,;/&\n]|\s(?:i|oraz)\s)\s*/

/**
 * Finds all qualifications that a text names: „BHP + ppoż” are two, and so are „SEP E+D G1”. A text is one if any part of
 * it names none, „BHP dla inżynierów i techników”.
 */
export function nameQualifications(text: string, kinds: readonly OwnKind[]): NamedPart[] {
  const whole = { text, named: nameQualification(text, kinds) }
  if (text.length > MAX_NAMING_LENGTH || whole.named?.type === 'own') return [whole]
  const parts = text
    .split(SEPARATOR)
    .filter((part) => part.trim() !== '')
    .map((part): NamedPart => ({ text: part.trim(), named: nameQualification(part, kinds) }))
  const isElectrical = parts.every(({ named }) => (named?.type ?? 'electrical') === 'electrical')
  if (isElectrical && whole.named?.type === 'electrical') {
    const scopes = electricalScopes(text)
    return scopes.length < 2
      ? [whole]
      : scopes.map((scope) => ({ text, named: { type: 'electrical' as const, scope } }))
  }
  const keys = new Set(parts.flatMap(({ named }) => (named ? [keyOf(named)] : [])))
  return parts.length > 1 && keys.size === parts.length ? parts : [whole]
}

function keyOf({ type, scope }: NamedQualification): string {
  return scope === undefined ? type : qualificationKey({ type, scope })
}

const TOKEN = /\b(?<kind>[ed])(?![a-z])|\b(?<word>eksploatac|dozor)|(?<!\d)(?<group>[123])(?!\d)/g

/** Returns each kind with each group that belongs to it: „E+D G1”, „E G1, G2”, „E G1 i D G2”, „grupa 1 E i D”. */
function electricalScopes(text: string): Scope[] {
  const folded = withoutPoints(foldText(text)).replace(/\b(1 ?kv|1000 ?v)\b/g, '')
  const tokens = [...folded.matchAll(TOKEN)].map(
    ({ groups = {} }) => groups['kind'] ?? groups['group'] ?? (groups['word'] === 'dozor' ? 'd' : 'e'),
  )
  const ordered = /\d/.test(tokens[0] ?? '') ? tokens.toReversed() : tokens
  const scopes = new Set<string>()
  let kinds: string[] = []
  let hasGroup = false
  for (const token of ordered) {
    if (/\d/.test(token)) {
      for (const kind of kinds) scopes.add(`${kind}_g${token}`)
      hasGroup = true
    } else {
      kinds = hasGroup ? [token] : [...kinds, token]
      hasGroup = false
    }
  }
  return [...scopes].flatMap((scope) => parseScope('electrical', scope) ?? [])
}
