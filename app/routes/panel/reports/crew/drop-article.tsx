import Phone from 'lucide/dist/esm/icons/phone.mjs'
import type { ReactNode } from 'react'
import { href, Link } from 'react-router'

import type { WaitingDrop } from '~/browser/crew/drops.client'
import type { Drop, DropOf } from '~/domain/crew/drops/drop'
import { dropLabel, senderLabel, toldMoment } from '~/domain/crew/drops/drop-label'
import { LANGUAGE_LABELS } from '~/domain/crew/languages/language-label'
import { receiptCode } from '~/domain/crew/records/crew-links'
import { fullName, type Person } from '~/domain/people/user'
import type { TrainingRecord } from '~/domain/records/training-changes'
import { trainingName } from '~/domain/trainings/training'
import { formatDay } from '~/domain/words/day'
import { keepTogether } from '~/domain/words/polish'
import { CARD } from '~/ui/card'
import { Detail, Details } from '~/ui/details'
import { Icon } from '~/ui/icon'
import { Note } from '~/ui/note'
import { TEXT_LINK } from '~/ui/text-link'

import { DropBadge } from './drop-badge'
import { DropPhotos } from './drop-photos'
import { NO_TRAINING } from './no-training'

/** Shows what somebody has sent. All of it is text from a stranger. */
export function DropArticle({
  waiting,
  person,
  training,
}: {
  waiting: WaitingDrop
  /** The person whom a note is about, if the register has them. */
  person: Person | undefined
  /** The training of a sign-up, if the register has it. */
  training: TrainingRecord | undefined
}) {
  const { box, drop, receivedOn } = waiting
  return (
    <article className={`${CARD} flex min-w-0 flex-col gap-5 p-5 sm:p-6`}>
      <h2 className="flex items-center gap-3 text-xl font-semibold">
        <DropBadge drop={drop} />
        {dropLabel(drop)}
      </h2>
      {drop === undefined ? (
        <Note>
          Nikt nie umie tego otworzyć: telefon wysłał coś innego niż zgłoszenie albo zrobił to ktoś, kto
          próbuje zaszkodzić. Odłóż je.
        </Note>
      ) : (
        <>
          {drop.kind === 'told' && drop.about === 'accident' && <AtOnce receivedOn={receivedOn} />}
          {drop.kind !== 'sign-up' && (
            <p className="max-w-prose text-lg whitespace-pre-line [overflow-wrap:anywhere]">{drop.text}</p>
          )}
          {drop.kind === 'told' && drop.photos.length > 0 && <DropPhotos drop={drop} />}
          <Details className="border-t border-line pt-5 [overflow-wrap:anywhere] max-sm:grid-cols-1">
            {drop.kind === 'told' && (
              <>
                <Detail name="Gdzie">{[box.place, drop.location].filter(Boolean).join(', ')}</Detail>
                <Detail name="Kiedy">{toldMoment(drop) ?? 'nie podano'}</Detail>
              </>
            )}
            <Detail name="Kto">
              <Sender drop={drop} person={person} />
            </Detail>
            {drop.kind === 'sign-up' && <SignUp drop={drop} training={training} />}
            <Detail name="Język">{LANGUAGE_LABELS[drop.language]}</Detail>
            {drop.receipt && <Detail name="Numer potwierdzenia">{receiptCode(drop.receipt)}</Detail>}
          </Details>
        </>
      )}
    </article>
  )
}

function AtOnce({ receivedOn }: { receivedOn: string }) {
  return (
    <Note>
      {`Wypadek: przyjmij to od razu. Gdy zgłoszenie powstanie, jego strona powie, co zrobić niezwłocznie. Termin protokołu liczy się od ${formatDay(receivedOn)}, gdy firma się dowiedziała.`}
    </Note>
  )
}

function Sender({ drop, person }: { drop: Drop; person: Person | undefined }): ReactNode {
  if (drop.kind === 'correction') {
    const said = `${drop.name} (tak mówi strona, z\u00a0której przyszła uwaga)`
    return person ? (
      <Link to={href('/employees/:id', { id: person.id })} className={`${TEXT_LINK} -my-2.5`}>
        {fullName(person)}
      </Link>
    ) : (
      said
    )
  }
  if (drop.kind === 'sign-up') return [drop.name, drop.firm, drop.contact].filter(Boolean).join(', ')
  return (
    <span className="flex flex-wrap items-center gap-x-4">
      {senderLabel(drop)}
      {drop.phone && (
        <a href={`tel:${drop.phone.replaceAll(/[^\d+]/g, '')}`} className={`${TEXT_LINK} -my-2.5`}>
          <Icon of={Phone} className="mr-1.5 size-4" />
          {drop.phone}
        </a>
      )}
    </span>
  )
}

function SignUp({
  drop: { answer },
  training,
}: {
  drop: DropOf<'sign-up'>
  training: TrainingRecord | undefined
}) {
  return (
    <>
      {answer && <Detail name="Odpowiedź na pytanie">{answer}</Detail>}
      <Detail name="Szkolenie">
        {training ? (
          <Link to={href('/trainings/:id', { id: training.id })} className={`${TEXT_LINK} -my-2.5`}>
            {keepTogether(trainingName(training))}
          </Link>
        ) : (
          NO_TRAINING
        )}
      </Detail>
    </>
  )
}
