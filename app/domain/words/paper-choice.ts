/** One of several words of which a form says „niepotrzebne skreślić”. None is crossed out as long as nothing is known. */
export type PaperChoice = { label: string; isCrossedOut: boolean }

/** Returns two words of which the one that does not apply is crossed out. */
export function choiceOf(isFirst: boolean | undefined, first: string, second: string): PaperChoice[] {
  return [
    { label: first, isCrossedOut: isFirst === false },
    { label: second, isCrossedOut: isFirst === true },
  ]
}

/** Returns the words with all but the chosen one crossed out. */
export function choicesBut<Key extends string>(
  labels: Record<Key, string>,
  chosen: Key | undefined,
): PaperChoice[] {
  return Object.entries<string>(labels).map(([key, label]) => ({
    label,
    isCrossedOut: chosen !== undefined && key !== chosen,
  }))
}
