import { useState } from 'react'
import { Form, useNavigation } from 'react-router'

import type { WaitingSignUp } from '~/browser/crew/sign-ups.client'
import { NEW_PERSON } from '~/domain/import/people/participant-list'
import type { SignedUp } from '~/domain/import/people/sign-up'
import { factsApart } from '~/domain/people/names-apart'
import { fullName, sortByName } from '~/domain/people/user'
import { positionLabel } from '~/domain/staff/staff'
import { freePlaces, freePlacesLabel, type Enrolment } from '~/domain/trainings/enrolment'
import { formatDay } from '~/domain/words/day'
import { countOf, keepTogether } from '~/domain/words/polish'
import { onDemand } from '~/ui/ark/on-demand'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { SelectField } from '~/ui/field'

import { ALL, SEEN, TAKE_IN, whoField } from './act-on-sign-ups'

const RefuseDialog = onDemand(async () => (await import('./refuse-dialog')).RefuseDialog)

/**
 * Lists who has signed up by the link, in the order in which they came in, and takes them in or refuses them. It is one
 * form, so that whom somebody has chosen counts for each of its buttons.
 */
export function SignUps({ signUps, training }: { signUps: readonly WaitingSignUp[]; training: Enrolment }) {
  const isBusy = useNavigation().formMethod === 'POST'
  const [refusedId, setRefusedId] = useState<string>()
  const refused = signUps.find(({ waiting }) => waiting.id === refusedId)
  const isOnly = signUps.length === 1
  const areClear = signUps.every(({ who }) => who.kind === 'clear')
  return (
    <Card title={`Czekają na przyjęcie: ${countOf(signUps.length, 'person')}`} className="max-w-3xl">
      <p className="text-muted">{keepTogether(placesText(training, signUps.length))}</p>
      <Form method="post" className="flex flex-col gap-2">
        {!isOnly && (
          <Button
            type="submit"
            name={TAKE_IN}
            value={ALL}
            variant="primary"
            isBusy={isBusy}
            className="self-start max-sm:w-full"
          >
            {areClear ? 'Przyjmij wszystkich' : 'Przyjmij wszystkich wskazanych'}
          </Button>
        )}
        <ol className="divide-y divide-line">
          {signUps.map((signUp) => (
            <SignUpItem
              key={signUp.waiting.id}
              {...signUp}
              isOnly={isOnly}
              onRefuse={() => setRefusedId(signUp.waiting.id)}
            />
          ))}
        </ol>
      </Form>
      <RefuseDialog props={refused && { drop: refused.drop, onClose: () => setRefusedId(undefined) }} />
    </Card>
  )
}

function SignUpItem({
  waiting: { id, receivedOn },
  drop,
  who,
  isOnly,
  onRefuse,
}: WaitingSignUp & { isOnly: boolean; onRefuse: () => void }) {
  const { name, firm, contact, answer } = drop
  return (
    <li className="flex flex-col gap-3 py-4 last:pb-0">
      {/* Somebody decides on those whom they see. */}
      <input type="hidden" name={SEEN} value={id} />
      <div className="[overflow-wrap:anywhere]">
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-muted">
          {[firm, contact, `zapis z\u00a0${formatDay(receivedOn)}`].filter(Boolean).join(' · ')}
        </p>
        {answer !== undefined && <p>Odpowiedź: {answer}</p>}
        {who.kind === 'clear' && <p className="text-sm">{clearText(who)}</p>}
      </div>
      {who.kind === 'ask' && (
        <SelectField
          label={`Kto to jest: ${name}?`}
          hint={
            who.person
              ? 'Ktoś o tym imieniu i nazwisku jest już znany.'
              : 'Wskaż osobę z\u00a0rejestru. Jeśli jej w\u00a0nim nie ma, najpierw dodaj ją do pracowników.'
          }
          name={whoField(id)}
          defaultValue=""
          options={[
            { value: '', label: 'Wskaż osobę' },
            ...candidateOptions(who.candidates),
            ...(who.person ? [{ value: NEW_PERSON, label: 'Inna, nowa osoba' }] : []),
          ]}
          className="max-w-md"
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" name={TAKE_IN} value={id} variant={isOnly ? 'primary' : 'secondary'}>
          Przyjmij<span className="sr-only">: {name}</span>
        </Button>
        <Button size="sm" variant="quiet-danger" onClick={onRefuse}>
          Nie przyjmuj<span className="sr-only">: {name}</span>
        </Button>
      </div>
    </li>
  )
}

function clearText({ addition: { known } }: Extract<SignedUp, { kind: 'clear' }>): string {
  return known
    ? `W\u00a0rejestrze: ${fullName(known)}, ${known.company ?? positionLabel(known)}`
    : 'Nowa osoba'
}

function candidateOptions(candidates: Extract<SignedUp, { kind: 'ask' }>['candidates']) {
  const telling = factsApart(candidates)
  return sortByName(candidates).map((person) => {
    const facts = [
      person.position ?? person.company,
      ...telling(person),
      person.isArchived && 'w\u00a0archiwum',
    ]
    return { value: person.id, label: [fullName(person), ...new Set(facts.filter(Boolean))].join(', ') }
  })
}

/** Says that people beyond the last place wait, as in every enrolment. */
function placesText(training: Enrolment, count: number): string {
  const free = freePlaces(training)
  if (free === undefined || count <= free) return `${freePlacesLabel(training)}.`
  return `${freePlacesLabel(training)}. Na listę rezerwową trafią ostatnie zapisy: ${countOf(count - free, 'person')}.`
}
