import UserPlus from 'lucide/dist/esm/icons/user-plus.mjs'
import { href, useFetcher } from 'react-router'

import { ButtonLink } from '~/components/button-link'
import { canChangeParticipants } from '~/domain/access/access'
import { isForOwnStaff } from '~/domain/access/staff-training'
import { factsApart } from '~/domain/people/names-apart'
import { nameOf, type Person } from '~/domain/people/user'
import type { TrainingRecord } from '~/domain/records/training-changes'
import { attendeesOf, waitingOf } from '~/domain/trainings/enrolment'
import { countOf } from '~/domain/words/polish'
import { keepFocus, type TrainingContext } from '~/routes/panel/trainings/training-sign-up'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'

import { REMOVE_INTENT } from './remove-participant'

/**
 * Lists the participants in the order of signing up, and the waiting list. The person who runs the training can change
 * the list.
 */
export function TrainingParticipants({
  training,
  context: { viewer, people },
}: {
  training: TrainingRecord
  context: TrainingContext
}) {
  const attending = attendeesOf(training)
  const waiting = waitingOf(training)
  const canChange = canChangeParticipants(viewer, training)
  const telling = factsApart(training.participants.flatMap((id) => people.get(id) ?? []))
  const isStaff = isForOwnStaff(viewer, training)
  const list = { training, people, telling, canChange, isStaff }
  return (
    <section aria-label="Uczestnicy" className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 className="font-semibold">
        {training.status === 'completed' ? 'Na szkoleniu' : 'Zapisano'}: {countOf(attending.length, 'person')}
      </h3>
      {attending.length > 0 && <People ids={attending} {...list} />}
      {waiting.length > 0 && (
        <>
          <h3 className="font-semibold">Lista rezerwowa: {countOf(waiting.length, 'person')}</h3>
          <People ids={waiting} {...list} />
        </>
      )}
      <div className="flex flex-wrap gap-3 empty:hidden print:hidden">
        {canChange && (
          <ButtonLink
            to={href('/trainings/:id/participants', { id: training.id })}
            variant={attending.length === 0 ? 'primary' : 'secondary'}
          >
            <Icon of={UserPlus} className="size-4" />
            Dodaj uczestników
          </ButtonLink>
        )}
        {isStaff && attending.length > 0 && training.status === 'scheduled' && (
          <ButtonLink to={href('/trainings/:id/invitation', { id: training.id })}>
            Zaproszenie do druku
          </ButtonLink>
        )}
        {attending.length > 0 && training.status !== 'cancelled' && (
          <ButtonLink to={href('/trainings/:id/attendance', { id: training.id })}>
            Lista obecności do podpisu
          </ButtonLink>
        )}
        {attending.length > 0 && canChange && (
          <>
            <ButtonLink to={href('/trainings/:id/journal', { id: training.id })}>Dziennik zajęć</ButtonLink>
            {training.leadsTo && (
              <ButtonLink to={href('/trainings/:id/exam', { id: training.id })}>Protokół egzaminu</ButtonLink>
            )}
          </>
        )}
      </div>
    </section>
  )
}

function People({
  ids,
  training,
  people,
  telling,
  canChange,
  isStaff,
}: {
  ids: string[]
  training: TrainingRecord
  people: ReadonlyMap<string, Person>
  /** Returns what tells a person from namesakes on the list. */
  telling: (person: Person) => readonly string[]
  canChange: boolean
  /** True for people of one company, whom their positions tell apart. */
  isStaff: boolean
}) {
  return (
    <ol className="list-decimal space-y-1 pl-6 marker:text-muted">
      {ids.map((id) => {
        const person = people.get(id)
        const apart = person ? telling(person) : []
        const own = isStaff ? person?.position : person?.company
        const beside = [own, ...apart.filter((fact) => fact !== own)].filter(Boolean).join(', ')
        return (
          <li key={id}>
            <div className="flex items-center justify-between gap-x-4">
              <span className="min-w-0 [overflow-wrap:anywhere]">
                {nameOf(id, people)}
                {beside && <span className="text-sm text-muted"> – {beside}</span>}
              </span>
              {canChange && (
                <Removal training={training} userId={id} name={[nameOf(id, people), ...apart].join(', ')} />
              )}
            </div>
          </li>
        )
      })}
    </ol>
  )
}

/** The action of the training's own screen, also if the list is shown elsewhere. */
function Removal({ training, userId, name }: { training: TrainingRecord; userId: string; name: string }) {
  const { Form } = useFetcher()
  return (
    <Form
      ref={keepFocus}
      method="post"
      action={href('/trainings/:id', { id: training.id })}
      className="print:hidden"
    >
      <input type="hidden" name="userId" value={userId} />
      <Button type="submit" size="sm" variant="ghost" name="intent" value={REMOVE_INTENT}>
        Wypisz<span className="sr-only">: {name}</span>
      </Button>
    </Form>
  )
}
