import { Fragment } from 'react'

/** Longer than nearly all Polish words. */
const LONG_WORD = /[^\s-]{24}/

/**
 * Shows a text that somebody has typed in a column that is as wide as its longest word. A very long word may break
 * anywhere, so that the column is not wider than the page. A usual one stays whole.
 */
export function Breakable({ children }: { children: string }) {
  return LONG_WORD.test(children) ? <span className="wrap-anywhere">{children}</span> : children
}

/** Shows an e-mail address that may break after `@` and between the words before it, in the domain only if it is long. */
export function BreakableEmail({ children }: { children: string }) {
  const parts = children.split(/(?<=@)|(?<=[._-])(?=.*@)/)
  return (
    <span>
      {parts.map((part, index) => (
        <Fragment key={`${index}-${part}`}>
          {index > 0 && <wbr />}
          <Breakable>{part}</Breakable>
        </Fragment>
      ))}
    </span>
  )
}
