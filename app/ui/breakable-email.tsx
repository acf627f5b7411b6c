import { Fragment } from 'react'

/** An e-mail address that breaks where its parts end, its domain last of all. */
export function BreakableEmail({ children }: { children: string }) {
  const parts = children.split(/(?<=@)|(?<=[._-])(?=.*@)/)
  return (
    <span>
      {parts.map((part, place) => (
        <Fragment key={`${place}-${part}`}>
          {place > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  )
}
