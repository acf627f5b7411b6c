import { attendeesOf, waitingOf } from '~/domain/enrolment'
import { countOf } from '~/domain/polish'
import type { TrainingRecord } from '~/domain/training-record'
import { nameOf, type Person } from '~/domain/user'

/** Lists who attends, in the order of signing up, and who is on the waiting list. */
export function TrainingParticipants({
  training,
  people,
}: {
  training: TrainingRecord
  people: ReadonlyMap<string, Person>
}) {
  const attending = attendeesOf(training)
  const waiting = waitingOf(training)
  return (
    <section aria-label="Uczestnicy" className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 className="font-semibold">
        {training.status === 'completed' ? 'Na szkoleniu' : 'Zapisano'}: {countOf(attending.length, 'person')}
      </h3>
      {attending.length > 0 && <People ids={attending} people={people} />}
      {waiting.length > 0 && (
        <>
          <h3 className="font-semibold">Lista rezerwowa: {countOf(waiting.length, 'person')}</h3>
          <People ids={waiting} people={people} />
        </>
      )}
    </section>
  )
}

function People({ ids, people }: { ids: string[]; people: ReadonlyMap<string, Person> }) {
  return (
    <ol className="list-decimal space-y-1 pl-6 marker:text-muted">
      {ids.map((id) => (
        <li key={id}>
          {nameOf(id, people)}
          {people.get(id)?.company && (
            <span className="text-sm text-muted"> – {people.get(id)?.company}</span>
          )}
        </li>
      ))}
    </ol>
  )
}
