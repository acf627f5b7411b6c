import { useState } from 'react'

import { DayField } from '~/components/day-field'
import type { NewsOf } from '~/domain/import/people/holders'
import { sinceProblem, type NewsAnswer, type NewsAnswers } from '~/domain/import/people/news'
import { FIRST_EMPLOYMENT_DAY, PERSON_FIELDS } from '~/domain/people/person-fields'
import { fullName, startOnPosition } from '~/domain/people/user'
import { groupBy } from '~/domain/words/collection'
import { formatDay, LAST_DAY, type Day } from '~/domain/words/day'
import { pageOf } from '~/domain/words/page'
import { LocalPages } from '~/routes/panel/import/local-pages'
import { Button } from '~/ui/button'
import { SelectField } from '~/ui/field'

const PEOPLE_PER_PAGE = 25

/**
 * Asks what counts where the table says something else of known people: one press answers for all, and each answer can be
 * changed. A new position goes with its day, one for all or one for each.
 */
export function NewsOfPeople({
  news,
  nameOfLine,
  today,
  onAnswer,
}: {
  news: readonly NewsOf[]
  /** Names a line as its sheet does. */
  nameOfLine: (line: number) => string
  today: Day
  onAnswer: (answers: NewsAnswers) => void
}) {
  const [number, setNumber] = useState(1)
  const [day, setDay] = useState<string>(today)
  const people = [...groupBy(news, ({ holder }) => holder.id).values()]
  const positions = news.filter(({ field }) => field === 'position')
  const page = pageOf(people, number, PEOPLE_PER_PAGE)
  const answerOf = ({ since }: NewsOf, isTaken: boolean): NewsAnswer => ({ isTaken, since: since ?? day })
  const answerAll = (isTaken: boolean) =>
    onAnswer(new Map(news.map((each) => [each.key, answerOf(each, isTaken)])))
  const changeDay = (next: string) => {
    setDay(next)
    const withDay = news.filter(
      ({ field, isTaken, since }) => field === 'position' && isTaken && since === day,
    )
    onAnswer(new Map(withDay.map(({ key }) => [key, { isTaken: true, since: next }])))
  }
  return (
    <div className="flex flex-col gap-4">
      {positions.length > 0 && (
        <DayField
          label="Na nowym stanowisku od"
          hint="Przy każdej osobie można podać inny dzień."
          className="max-w-sm"
          min={FIRST_EMPLOYMENT_DAY}
          max={LAST_DAY}
          value={day}
          onDay={changeDay}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => answerAll(true)}>Wszystko z&nbsp;arkusza ({news.length})</Button>
        <Button onClick={() => answerAll(false)}>Wszystko z&nbsp;rejestru ({news.length})</Button>
        {positions.length > 1 && (
          <Button
            onClick={() =>
              onAnswer(new Map(positions.map(({ key }) => [key, { isTaken: false, isBeside: true }])))
            }
          >
            Wszędzie oba stanowiska ({positions.length})
          </Button>
        )}
      </div>
      <ul className="flex flex-col divide-y divide-line">
        {page.items.map((ofPerson) => (
          <li key={ofPerson[0]?.holder.id} className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0">
            <PersonHeading news={ofPerson} nameOfLine={nameOfLine} />
            <div className="grid items-start gap-4 sm:grid-cols-2">
              {ofPerson.map((each) => (
                <NewsFields
                  key={each.key}
                  news={each}
                  onAnswer={(answer) =>
                    onAnswer(new Map([[each.key, { ...answerOf(each, true), ...answer }]]))
                  }
                />
              ))}
            </div>
          </li>
        ))}
      </ul>
      <LocalPages page={page} onPage={setNumber} />
    </div>
  )
}

function PersonHeading({
  news: [first],
  nameOfLine,
}: {
  news: readonly NewsOf[]
  nameOfLine: (line: number) => string
}) {
  return (
    first && (
      <p>
        <b className="font-semibold">{fullName(first.holder)}</b>
        <span className="text-sm text-muted">, wiersz {nameOfLine(first.group.lines[0] ?? 0)}</span>
      </p>
    )
  )
}

function NewsFields({ news, onAnswer }: { news: NewsOf; onAnswer: (answer: Partial<NewsAnswer>) => void }) {
  const { field, from, to, isTaken, isBeside, since = '', holder, isNew } = news
  const former = field === 'lastName' ? ` (dawniej ${from})` : ''
  const start = startOnPosition(holder)
  return (
    <>
      <SelectField
        label={PERSON_FIELDS[field].label}
        hint={`${from} → ${to}`}
        value={isTaken === undefined ? '' : isTaken ? 'taken' : isBeside ? 'both' : 'kept'}
        onChange={({ currentTarget: { value } }) =>
          value && onAnswer({ isTaken: value === 'taken', isBeside: value === 'both' })
        }
        options={[
          ...(isTaken === undefined ? [{ value: '', label: 'Wybierz' }] : []),
          { value: 'taken', label: `Z arkusza: ${to}${former}` },
          { value: 'kept', label: `${isNew ? 'Z wcześniejszego wiersza' : 'Z rejestru'}: ${from}` },
          ...(field === 'position' ? [{ value: 'both', label: `Oba stanowiska: ${from} oraz ${to}` }] : []),
        ]}
      />
      {field === 'position' && isTaken && (
        <DayField
          label={PERSON_FIELDS.positionSince.label}
          hint={start && `Gdy zmienia się tylko nazwa stanowiska, wpisz dawny dzień: ${formatDay(start)}.`}
          min={FIRST_EMPLOYMENT_DAY}
          max={LAST_DAY}
          value={since}
          onDay={(next) => onAnswer({ since: next })}
          error={sinceProblem(news)}
        />
      )}
    </>
  )
}
