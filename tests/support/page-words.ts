/** What code shows where a value is missing. */
const BROKEN = ['undefined', 'null', 'NaN', 'Invalid Date', '[object Object]']

/** Keys, and links with them: among their random letters may be any short word. */
const RANDOM_LETTERS = /[\w-]{20,}/g

const ENGLISH = [
  'and active add all are back cancel certificate certificates click close dashboard date day days delete details',
  'employee employees employer error expired failed file for from has input invalid is loading login logout',
  'message missing new next not number open page password pending please previous profile remove report required',
  'save search select settings sign signature status-code submit text the this title today training undo unknown',
  'update upload user users value with year yes you your',
].flatMap((line) => line.split(' '))

const ENGLISH_WORD = new RegExp(`(?<![\\p{L}\\d@./:_-])(${ENGLISH.join('|')})(?![\\p{L}\\d@/:_-])`, 'giu')

/**
 * Returns all that a document says: its title, its text, and the names that only screen readers and fields have. Runs
 * in the page, so it uses nothing of this module.
 */
export function wordsOfPage(): string {
  const attributes = [
    'aria-label',
    'aria-description',
    'aria-roledescription',
    'aria-valuetext',
    'title',
    'placeholder',
    'alt',
  ]
  const named = [...document.querySelectorAll(attributes.map((name) => `[${name}]`).join())].flatMap(
    (element) => attributes.map((name) => element.getAttribute(name)).filter((text) => text !== null),
  )
  const text = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest('script, style, noscript, [lang="en"]')
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  )
  const texts: string[] = []
  while (text.nextNode()) texts.push(text.currentNode.nodeValue ?? '')
  return [document.title, ...named, ...texts].filter((each) => each.trim() !== '').join('\n')
}

/** Returns the words of a page that no Polish reader should see: broken values and English. */
export function foreignWords(words: string): string[] {
  const texts = words.replaceAll(RANDOM_LETTERS, '')
  return [
    ...BROKEN.filter((broken) => texts.includes(broken)),
    ...[...texts.matchAll(ENGLISH_WORD)].map(([word]) => word),
  ]
}
