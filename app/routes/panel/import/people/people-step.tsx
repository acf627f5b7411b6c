import { useState } from 'react'

import type { MatchedGroup, PersonChoice } from '~/domain/import/people/match-people'
import { isOpenNews } from '~/domain/import/people/news'
import { isEmptyPlan } from '~/domain/import/people/plan'
import { lineName } from '~/domain/import/sheets/sheets'
import { fullName } from '~/domain/people/user'
import { sizeText } from '~/domain/register/register'
import { countOf } from '~/domain/words/polish'
import type { StepProps } from '~/routes/panel/import/import-rows'
import { PlanSummary } from '~/routes/panel/import/plan-summary'
import type { Recording } from '~/routes/panel/import/use-recording'
import { notStoredText } from '~/routes/panel/recording/record-and-tell'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { Card, CARD } from '~/ui/card'
import { Note } from '~/ui/note'

import { DoubtfulPeople } from './doubtful-people'
import { importPlan } from './import-plan'
import { NewsOfPeople } from './news-of-people'
import { listNotImported } from './not-imported'
import { PositionTexts } from './position-texts'

/** Asks who the doubtful people are, says what the import brings, and records it. */
export function PeopleStep({ recording, ...props }: StepProps & { recording: Recording }) {
  const { state, rows, positionTexts, change, people, today } = props
  const { choices } = state
  const { matched, plan } = importPlan(props)
  const [isRefused, setIsRefused] = useState(false)
  const { record, isRecording, isNotStored } = recording
  const choose = (chosen: ReadonlyMap<string, PersonChoice>) =>
    change({ kind: 'people-chosen', choices: chosen })

  const doubtful = matched.filter(({ match }) => match.kind === 'doubtful')
  const leftOut = doubtful.filter(({ key }) => choices.get(key)?.kind === 'skip')
  const { undecided } = plan
  const note = plan.added > 0 ? sizeText(people.length + plan.added) : undefined
  const isEmpty = isEmptyPlan(plan)
  const openNews = plan.news.filter(isOpenNews)
  const isOpen = undecided.length > 0 || openNews.length > 0
  const finish = () => {
    setIsRefused(isOpen)
    if (!isOpen && !isEmpty) record(plan, state, listNotImported(rows, plan, leftOut, nameOfLine))
  }
  const nameOfLine = (line: number) => lineName(state.table, line)
  return (
    <div className="flex flex-col gap-4">
      {doubtful.length > 0 && (
        <Card title={`Do wyjaśnienia: ${countOf(doubtful.length, 'person')}`}>
          <DoubtfulPeople
            nameOfLine={nameOfLine}
            groups={doubtful}
            choices={choices}
            today={today}
            onChoose={choose}
          />
        </Card>
      )}
      <PositionTexts texts={positionTexts} change={change} />
      {plan.news.length > 0 && (
        <Card title="Co arkusz mówi inaczej niż rejestr">
          <NewsOfPeople
            news={plan.news}
            nameOfLine={nameOfLine}
            today={today}
            onAnswer={(answers) => change({ kind: 'news-answered', answers })}
          />
        </Card>
      )}
      <div className={`${CARD} flex flex-col gap-4 p-4 sm:p-5`}>
        <PlanSummary plan={plan} lineName={nameOfLine} />
        {note && <Note>{note}</Note>}
        {isRefused && undecided.length > 0 && (
          <Alert
            title={`Wskaż najpierw, kto to jest: ${undecided.map(nameOfGroup).slice(0, 3).join(', ')}`}
          />
        )}
        {isRefused && undecided.length === 0 && openNews.length > 0 && (
          <Alert
            title={`Wskaż najpierw, które dane są aktualne: ${[...new Set(openNews.map(({ holder }) => fullName(holder)))].slice(0, 3).join(', ')}`}
          />
        )}
        {isNotStored && <Alert title="Nic nie wczytano">{notStoredText()}</Alert>}
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="primary" onClick={finish} isBusy={isRecording} disabled={isEmpty && !isOpen}>
            {isRecording ? 'Wczytywanie…' : 'Wczytaj'}
          </Button>
          <p className="text-sm text-muted">Całe wczytanie będzie można cofnąć jednym przyciskiem.</p>
        </div>
      </div>
    </div>
  )
}

function nameOfGroup({ person }: MatchedGroup): string {
  return fullName(person)
}
