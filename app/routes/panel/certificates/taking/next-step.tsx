import { href, Link } from 'react-router'

import { ButtonLink } from '~/components/button-link'
import type { Taker } from '~/domain/decisions/taker'
import { NONE_OF_THEM } from '~/domain/decisions/taking'
import type { TakingLine } from '~/domain/decisions/taking-line'
import { fullName } from '~/domain/people/user'
import { trustAddress } from '~/routes/panel/issuers/trust-address'
import { Button } from '~/ui/button'
import { SelectField } from '~/ui/field'
import { TEXT_LINK } from '~/ui/text-link'

/** Offers the next step for a link. Each control names its link, since several look the same. */
export function NextStep({
  line,
  place,
  telling,
  choice,
  onChoose,
  error,
  onCheckAgain,
  canTrust,
}: {
  line: TakingLine
  place: number
  /** Returns what tells a person from namesakes. */
  telling: (person: Taker) => readonly string[]
  /** The person who was chosen, if several people have the name. */
  choice: string
  onChoose: (token: string, userId: string) => void
  error: string | undefined
  onCheckAgain: (token: string) => void
  /** True if the viewer's register may trust issuers. */
  canTrust: boolean
}) {
  const { token, taking, candidates } = line
  const which = <span className="sr-only"> (link {place})</span>
  if (token !== undefined && candidates) {
    return (
      <SelectField
        label="Osoba"
        aria-label={`Osoba, link ${place}`}
        error={taking.kind === 'unclear' ? error : undefined}
        name={token}
        value={choice}
        onChange={(event) => onChoose(token, event.currentTarget.value)}
        options={[
          { value: '', label: 'Wskaż osobę' },
          ...candidates.map((person) => ({ value: person.id, label: personLabel(person, telling(person)) })),
          { value: NONE_OF_THEM, label: 'Nikt z nich – pomiń ten link' },
        ]}
      />
    )
  }
  switch (taking.kind) {
    case 'unchecked':
      return (
        <Button size="sm" className="self-start" onClick={() => token !== undefined && onCheckAgain(token)}>
          Sprawdź ponownie
          {which}
        </Button>
      )
    case 'confirmed':
    case 'present':
    case 'added':
      return (
        <>
          {canTrust && token !== undefined && isOfNobody(line) && (
            <ButtonLink size="sm" to={trustAddress(token)} className="self-start">
              Zaufaj wystawcy
              {which}
            </ButtonLink>
          )}
          {'record' in taking && (
            <Link to={href('/certificates/:id', { id: taking.record.id })} className={TEXT_LINK}>
              Zobacz certyfikat
              {which}
            </Link>
          )}
        </>
      )
    case 'archived':
      return (
        <Link to={href('/employees/:id', { id: taking.person.id })} className={TEXT_LINK}>
          Otwórz stronę osoby
          {which}
        </Link>
      )
    case 'nobody':
      return (
        <Link to={href('/employees/new')} className={TEXT_LINK}>
          Dodaj pracownika
          {which}
        </Link>
      )
    case 'other-name':
      return (
        <Link to={`${href('/settings')}?tab=account`} className={TEXT_LINK}>
          Popraw swoje imię i&nbsp;nazwisko
          {which}
        </Link>
      )
    default:
      return null
  }
}

/** True for a whole link whose issuer neither the server nor the register knows. */
export function isOfNobody({ taking, answer }: TakingLine): boolean {
  if (answer?.key === undefined) return false
  return 'knownBy' in taking
    ? taking.knownBy === 'nobody'
    : taking.kind === 'present' &&
        !taking.isOfTrusted &&
        !taking.record.isTrustedHere &&
        taking.record.token === undefined
}

/** Tells people with one public name apart. */
function personLabel(person: Taker, telling: readonly string[]): string {
  const { position } = person
  const details = [position, ...telling.filter((fact) => fact !== position)].filter(Boolean)
  return [fullName(person), details.join(', ')].filter(Boolean).join(' – ')
}
