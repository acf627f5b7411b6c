import { Fragment } from 'react'

/** Shows an e-mail address that may break after `@` and between the words before it, never in the domain. */
export function BreakableEmail({ children }: { children: string }) {
  const parts = children.split(/(?<=@)|(?<=[._-])(?=.*@)/)
  return (
    <span>
      {parts.map((part, index) => (
        <Fragment key={`${index}-${part}`}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  )
}
