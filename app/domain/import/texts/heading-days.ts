import { foldText } from '~/domain/words/polish'

/** The days of a column: those on which something was done or issued, or those on which it ends. */
export type DaysOfHeading = 'issue' | 'end'

/** „do 1 kV” and „do pracy na wysokości” name no end, so this word says something only behind all others. */
const END =
  /\bwazn\w*\b(?! od\b)|\bdo( dnia| kiedy)?[\s.:)]*$|\bterm(in(?!al)|\.)|\bnast(\b|epn)|\bkolejn|\bprzyszl|\bwygas|\buplyw|\bkon(iec|ca)\b|\bodnow/
const FROM = /\b(wazn\w*|wydan\w*|uprawni\w*|data) od\b|\bod( dnia)?[\s.:)]*$/
const DONE =
  /\bwydan|\bwystawien|\buzyskan|\bnadan|\bodby[tcw]|\bukoncz|\bzdan(y|e|ia)\b|\bprzeprowadz|\bwykonan|\bostatni|\bost\b|\bz dnia\b/
/** The end of a training is the day on which it is done, or the last one on which it is valid: nobody can tell. */
const END_OF_TRAINING = /\bkon(iec|ca) (szkolen|kurs|egzamin)/
/** Words that say nothing beside those of an end: „data ważności”, „termin egzaminu”. */
const DAY = /\bdat[ay]\b|\bdnia\b|\bdzien\b|\bkiedy\b|\begzamin/

/**
 * Says what the days below a heading are. Undefined if the heading does not tell, „Szkolenie BHP”, or names both, „data
 * odbycia / ważne do”, or may be either, „Koniec szkolenia”.
 */
export function daysOfHeading(heading: string): DaysOfHeading | undefined {
  const folded = foldText(heading)
  if (END_OF_TRAINING.test(folded)) return undefined
  const isDone = DONE.test(folded) || FROM.test(folded)
  if (END.test(folded)) return isDone ? undefined : 'end'
  return isDone || DAY.test(folded) ? 'issue' : undefined
}

/** True if a heading speaks of the issue of a document by more than the word „data”: „Data urodzenia” does not. */
export function namesIssue(heading: string): boolean {
  const folded = foldText(heading)
  return (
    daysOfHeading(heading) === 'issue' &&
    (DONE.test(folded) ||
      FROM.test(folded) ||
      /^(data|daty|dnia|data (szkolen|egzamin|kurs)\w*)\W*$/.test(folded))
  )
}

/** True if a heading speaks of the end of a document: „Zwolnienie L4 do” is none. */
export function namesEnd(heading: string): boolean {
  const isOfTerm = /\bwazn|termin|wygas|uplyw|\bnast|kolejn/.test(foldText(heading))
  return daysOfHeading(heading) === 'end' && (isOfTerm || withoutDateWords(heading) === '')
}

/** The part of a heading about its days, not about the kind: „ważne do”, „termin ważności”, „data wydania”. */
const DATE_WORD =
  'data|daty|dnia|dzie[ńn]|termin\\p{L}*|wa[żz]n\\p{L}*|kiedy|wydan\\p{L}*|wystawien\\p{L}*|uzyskan\\p{L}*|odby\\p{L}*|uko[ńn]cz\\p{L}*|wygas\\p{L}*|nast(?:[ęe]pn\\p{L}*)?|ostatni\\p{L}*|kolejn\\p{L}*|koniec|ko[ńn]ca|do|od|z'
const DATES_AT_END = new RegExp(`[\\s,:–(-]*(?<!\\p{L})(${DATE_WORD})[\\s.:)]*$`, 'iu')
const DATES_AT_START = new RegExp(`^(${DATE_WORD})(?!\\p{L})[\\s.:,–-]*`, 'iu')

/** Returns the kind that a heading names: „Kurs hakowego” of „Kurs hakowego – data ukończenia”. */
export function withoutDateWords(heading: string): string {
  const shorter = heading.replace(DATES_AT_END, '').replace(DATES_AT_START, '').trim()
  return shorter === heading ? heading : withoutDateWords(shorter)
}
