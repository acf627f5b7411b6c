import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs'
import { useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { factsApart } from '~/domain/people/names-apart'
import { positionNames } from '~/domain/people/other-positions'
import { fullName } from '~/domain/people/user'
import { withMostUrgent, type Candidate, type Candidates } from '~/domain/staff/training-candidates'
import { CHOSEN_FIELD, chosenValue, countBeyond, PEOPLE_FIELD } from '~/domain/trainings/training-plan'
import { countOf } from '~/domain/words/polish'
import { MAX_QUERY_LENGTH, queryMatcher } from '~/domain/words/query'
import { Button } from '~/ui/button'
import { FieldGroup, TextField } from '~/ui/field'
import { focusById, handFocusOn } from '~/ui/focus'
import { Icon } from '~/ui/icon'

import { CandidateList } from './candidate-list'

/**
 * Lets an employer choose the people of a training: those who need it first, all others below. Nobody is chosen before
 * a press. The ids are in one hidden field, because only a part of a long list is in the document.
 */
export function PeoplePicker({
  candidates: { needing, others },
  chosen,
  onChoose,
  places,
  placesName = 'miejsc',
  error,
}: {
  candidates: Candidates
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
  places: number | undefined
  placesName?: string
  error: string | undefined
}) {
  const [query, setQuery] = useState('')
  const [isOnlyChosen, setIsOnlyChosen] = useState(false)
  const telling = useMemo(
    () => factsApart([...needing, ...others].map(({ person }) => person)),
    [needing, others],
  )
  const isShown = useMemo(() => {
    const matches = queryMatcher(query)
    return ({ person }: Candidate) =>
      matches(fullName(person), ...positionNames(person), ...telling(person)) &&
      (!isOnlyChosen || chosen.has(person.id))
  }, [query, isOnlyChosen, chosen, telling])
  const field = useRef<HTMLSelectElement>(null)
  const choose = (ids: Iterable<string>) => {
    // Rendered at once, because the form reads its fields for the draft.
    flushSync(() => onChoose(new Set(ids)))
    // A form hears of no press on a button, and of no change in a hidden input. It hears what a select tells.
    field.current?.dispatchEvent(new Event('change', { bubbles: true }))
  }
  // Another search begins with the first rows again.
  const search = `${isOnlyChosen} ${query}`
  const list = {
    telling,
    chosen,
    onToggle: (id: string, isChosen: boolean) => {
      const rest = [...chosen].filter((other) => other !== id)
      choose(isChosen ? [...rest, id] : rest)
    },
  }
  return (
    <FieldGroup legend="Uczestnicy">
      <select ref={field} hidden name={CHOSEN_FIELD}>
        <option>{chosenValue(chosen)}</option>
      </select>
      <ChosenStatus count={chosen.size} places={places} placesName={placesName} />
      <div className="flex flex-wrap gap-3">
        {places !== 0 && needing.some(({ signedUp }) => signedUp === undefined) && (
          <Button onClick={() => choose(withMostUrgent(chosen, needing, places))}>
            Zaznacz najpilniejszych
          </Button>
        )}
        {chosen.size > 0 && (
          <Button ref={handFocusToStatus} onClick={() => choose([])}>
            Odznacz wszystkich
          </Button>
        )}
      </div>
      <TextField
        label="Szukaj osoby"
        type="search"
        name={PEOPLE_FIELD}
        error={error}
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
        onKeyDown={(event) => {
          // Enter would send the form.
          if (event.key === 'Enter') event.preventDefault()
        }}
        maxLength={MAX_QUERY_LENGTH}
        placeholder="Osoba lub stanowisko"
        className="mt-2 sm:max-w-80"
      />
      <label className="flex min-h-11 cursor-pointer items-center gap-3 self-start">
        <input
          type="checkbox"
          checked={isOnlyChosen}
          onChange={(event) => setIsOnlyChosen(event.currentTarget.checked)}
          className="size-5 shrink-0 accent-primary"
        />
        Pokaż tylko zaznaczone osoby
      </label>
      {needing.length > 0 && (
        <CandidateList
          key={`needing ${search}`}
          {...list}
          heading="Potrzebują tego szkolenia"
          candidates={needing.filter(isShown)}
        />
      )}
      {others.length > 0 && (
        <CandidateList
          key={`others ${search}`}
          {...list}
          heading={needing.length > 0 ? 'Pozostali pracownicy' : 'Pracownicy'}
          candidates={others.filter(isShown)}
        />
      )}
      {needing.length + others.length === 0 && <p className="text-muted">Nie ma kogo dodać.</p>}
    </FieldGroup>
  )
}

const STATUS_ID = 'chosen-status'

/** The button that unticks everybody goes with its press. */
function handFocusToStatus(button: HTMLButtonElement | null) {
  return handFocusOn(button, () => focusById(STATUS_ID))
}

/** Says how many people are chosen, and how many of them have no place. */
function ChosenStatus({
  count,
  places,
  placesName,
}: {
  count: number
  places: number | undefined
  placesName: string
}) {
  const beyond = countBeyond(count, places)
  return (
    <p
      id={STATUS_ID}
      role="status"
      tabIndex={-1}
      className={`flex outline-none items-center gap-1.5 tabular-nums ${beyond > 0 ? 'font-semibold text-danger' : 'text-muted'}`}
    >
      {beyond > 0 && <Icon of={CircleAlert} className="size-4 shrink-0" />}
      Zaznaczono: {countOf(count, 'person')}
      {places !== undefined && `, ${placesName}: ${places}`}
      {beyond > 0 && `, bez miejsca: ${countOf(beyond, 'person')}`}
    </p>
  )
}
