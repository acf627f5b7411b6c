import { countOf, type Noun } from '~/domain/polish'

/** How many rows a list shows, announced when a filter changes it. */
export function ListStatus({ count, noun }: { count: number; noun: Noun }) {
  return (
    <p role="status" className="text-sm text-muted">
      {countOf(count, noun)}
    </p>
  )
}
