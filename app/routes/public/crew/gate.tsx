import CircleCheckBig from 'lucide/dist/esm/icons/circle-check-big.mjs'
import OctagonX from 'lucide/dist/esm/icons/octagon-x.mjs'
import Phone from 'lucide/dist/esm/icons/phone.mjs'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'

import type { Dictionary } from '~/domain/crew/languages/dictionary'
import { findAtGate, LEAST_LETTERS, type Admitted, type GateAnswer } from '~/domain/crew/pages/gate-search'
import type { GatePage } from '~/domain/crew/pages/page'
import { Button, buttonStyle } from '~/ui/button'
import { CARD } from '~/ui/card'
import { CONTROL, Field } from '~/ui/field'
import { Icon } from '~/ui/icon'

import type { Route } from './+types/gate'
import { CrewPage } from './frame/crew-page'
import { CREW_HEADERS, frameTexts } from './frame/frame-texts.server'
import { createOpener, DataDay, OpenedPage } from './frame/opened-page'
import { snapshotField } from './frame/page-snapshot'
import type { Spoken } from './frame/spoken'
import { usePhoneMoment } from './frame/use-phone-moment'

const GATE = createOpener('gate')

export function loader() {
  return frameTexts('gate')
}

export function headers() {
  return CREW_HEADERS
}

/** Tells a guard whether the papers of somebody who comes to the gate are in order today. It notes nothing. */
export default function GateScreen({ loaderData }: Route.ComponentProps) {
  return (
    <CrewPage frame={loaderData} titleOf={({ gate }) => gate.title}>
      {(spoken) => (
        <OpenedPage opener={GATE} spoken={spoken}>
          {(page, news) => <Gate page={page} news={news} spoken={spoken} />}
        </OpenedPage>
      )}
    </CrewPage>
  )
}

function Gate({ page, news, spoken }: { page: GatePage; news: ReactNode; spoken: Spoken }) {
  const { day } = usePhoneMoment()
  const [typed, setTyped] = useState(() => snapshotField()?.value ?? '')
  const field = useRef<HTMLInputElement>(null)
  // Before the snapshot goes, and its field with it. It still takes room, so nothing scrolls to the new one.
  useLayoutEffect(() => {
    const former = snapshotField()
    if (!former || document.activeElement !== former) return
    field.current?.focus({ preventScroll: true })
    field.current?.setSelectionRange(former.selectionStart, former.selectionEnd)
  }, [])
  const { gate } = spoken.texts
  const answer = findAtGate(page, typed, day)
  const clear = () => {
    setTyped('')
    field.current?.focus()
  }
  return (
    <>
      <p className="-mt-3 text-lg text-muted">{[page.name, page.firm].filter(Boolean).join(', ')}</p>
      {news}
      <Field label={gate.label} hint={gate.hint}>
        {(control) => (
          <input
            {...control}
            ref={field}
            type="search"
            // Phones would propose other people's names, and some browsers send what is checked to a service.
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            autoCapitalize="words"
            enterKeyHint="search"
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            className={`${CONTROL} min-h-14! text-xl!`}
          />
        )}
      </Field>
      <div role="status" className="flex flex-col gap-3">
        {typed.trim() !== '' && <Answer answer={answer} page={page} texts={spoken.texts} />}
      </div>
      {typed !== '' && (
        <Button size="lg" variant="primary" onClick={clear} className="min-h-14! w-full">
          {gate.clear}
        </Button>
      )}
      <div className="mt-auto flex flex-col gap-2">
        {page.leavesOut.map((left) => (
          <p key={left} className="font-semibold">
            {gate.leavesOut[left]}
          </p>
        ))}
        <DataDay page={page} day={day} spoken={spoken} />
        <p className="text-sm text-muted">{gate.notesNothing}</p>
      </div>
    </>
  )
}

function Answer({ answer, page, texts }: { answer: GateAnswer; page: GatePage; texts: Dictionary }) {
  const { gate } = texts
  switch (answer.kind) {
    case 'too_short':
      return <p className="text-muted">{gate.tooShort(LEAST_LETTERS)}</p>
    case 'other_letters':
      return <p className="text-lg font-semibold">{gate.otherLetters}</p>
    case 'too_many':
      return <p className="text-lg font-semibold">{gate.tooManyFound(answer.count)}</p>
    case 'not_listed':
      return <NotListed page={page} texts={texts} />
    case 'found':
      return answer.people.map((person) => (
        <AdmittedCard key={JSON.stringify(person)} person={person} texts={texts} />
      ))
  }
}

function AdmittedCard({ person, texts: { gate } }: { person: Admitted; texts: Dictionary }) {
  const { name, firm, until, positions, hasNamesake } = person
  const endOf = (day: string | undefined) => (day === undefined ? gate.noEnd : gate.yesUntil(day))
  return (
    <section className="flex flex-col gap-1.5 rounded-card border-2 border-success bg-success-soft p-4">
      <h2 className="text-lg leading-snug font-semibold">{name}</h2>
      {firm !== undefined && <p>{firm}</p>}
      <p className="flex items-center gap-3 text-4xl leading-none font-bold text-success">
        <Icon of={CircleCheckBig} className="size-12 shrink-0" />
        {gate.yes}
      </p>
      <p className="text-lg font-semibold">
        {gate.yesText} {endOf(until)}
      </p>
      {positions.map(({ position, until: end }) => (
        <p key={position} className="font-semibold">
          {gate.onlyAs(position)}
          {positions.length > 1 && <> – {endOf(end)}</>}
        </p>
      ))}
      {hasNamesake && <p className="font-semibold text-warning">{gate.namesake}</p>}
    </section>
  )
}

function NotListed({ page: { call }, texts: { gate, frame } }: { page: GatePage; texts: Dictionary }) {
  return (
    <section className={`${CARD} flex flex-col gap-3 border-2 border-danger p-4`}>
      <h2 className="flex items-center gap-3 text-3xl leading-tight font-bold text-danger">
        <Icon of={OctagonX} className="size-12 shrink-0" />
        {gate.no}
      </h2>
      <p>{gate.noText}</p>
      {call && <p className="font-semibold">{frame.askAtWork(call.name)}</p>}
      {call?.phone !== undefined && (
        <a
          href={`tel:${call.phone.replaceAll(/[^\d+]/g, '')}`}
          className={`${buttonStyle({ variant: 'primary', size: 'lg' })} py-2 whitespace-normal!`}
        >
          <Icon of={Phone} className="size-5 shrink-0" />
          {frame.call(call.phone.replaceAll(' ', '\u00a0'))}
        </a>
      )}
    </section>
  )
}
