import { useId, useState } from 'react'

import { fullName, type Person } from '~/domain/people/user'
import type { Candidate } from '~/domain/staff/training-candidates'
import { countOf } from '~/domain/words/polish'
import { Button } from '~/ui/button'

/** So many more rows are shown at first and with each press: a register may have thousands of people. */
const STEP = 20

/** Lists people with a tick box each. */
export function CandidateList({
  heading,
  candidates,
  telling,
  chosen,
  onToggle,
}: {
  heading: string
  candidates: readonly Candidate[]
  /** Returns what tells a person from namesakes. */
  telling: (person: Person) => readonly string[]
  chosen: ReadonlySet<string>
  onToggle: (id: string, isChosen: boolean) => void
}) {
  const headingId = useId()
  const [count, setCount] = useState(STEP)
  const rest = candidates.length - count
  return (
    <section aria-labelledby={headingId} className="mt-2 flex flex-col items-start gap-2">
      <h2 id={headingId} className="font-semibold">
        {heading}: {countOf(candidates.length, 'person')}
      </h2>
      {candidates.length > 0 && (
        <ul className="w-full divide-y divide-line rounded-card border border-line bg-surface">
          {candidates.slice(0, count).map(({ person, reason, isLacking, signedUp }) => (
            <li key={person.id}>
              <label className="grid min-h-11 cursor-pointer grid-cols-[auto_1fr] items-center gap-x-3 px-3.5 py-2 sm:grid-cols-[auto_1fr_auto]">
                <input
                  type="checkbox"
                  checked={chosen.has(person.id)}
                  onChange={(event) => onToggle(person.id, event.currentTarget.checked)}
                  className="size-5 shrink-0 accent-primary"
                />
                <span className="min-w-0 [overflow-wrap:anywhere]">
                  <span className="font-medium">{fullName(person)}</span>
                  <span className="text-sm text-muted empty:hidden">
                    {besideName(person, telling(person))}
                  </span>
                </span>
                <span
                  className={`text-sm tabular-nums max-sm:col-start-2 ${isLacking ? 'text-danger' : 'text-muted'}`}
                >
                  {[reason, signedUp].filter(Boolean).join(', ')}
                </span>
              </label>
            </li>
          ))}
        </ul>
      )}
      {rest > 0 && (
        <Button size="sm" onClick={() => setCount(count + STEP)}>
          Pokaż więcej osób ({rest})
        </Button>
      )}
    </section>
  )
}

/** Returns „ · spawacz, nr 12”: the position, and what else tells namesakes apart. */
function besideName({ position }: Person, facts: readonly string[]): string {
  const beside = [position, ...facts.filter((fact) => fact !== position)].filter(Boolean)
  return beside.length > 0 ? ` · ${beside.join(', ')}` : ''
}
