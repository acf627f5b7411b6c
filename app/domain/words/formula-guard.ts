// A spreadsheet may run a text as a formula. An apostrophe in front makes it plain text, and is taken off again when the
// file is read.

/**
 * Matches text that a spreadsheet may run as a formula, also after spaces, quotes and characters that nobody sees, such
 * as direction marks: https://owasp.org/www-community/attacks/CSV_Injection. East Asian keyboards type the wide signs.
 */
const RUNS_AS_FORMULA = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}"']*[=+\-@＝＋－＠|%]|^[\t\r\n]/u
/** Programs protect numbers in the same way: `'00123`. */
const NUMBER = /^'*[\d\s]/

/** Puts the apostrophe in front of text that needs it, or that would lose its own one. */
export function guarded(text: string): string {
  return RUNS_AS_FORMULA.test(text) || withoutGuard(text) !== text ? `'${text}` : text
}

/** Takes the apostrophe off. */
export function withoutGuard(text: string): string {
  if (!text.startsWith("'")) return text
  const protectedText = text.slice(1)
  return RUNS_AS_FORMULA.test(protectedText) || NUMBER.test(protectedText) ? protectedText : text
}
