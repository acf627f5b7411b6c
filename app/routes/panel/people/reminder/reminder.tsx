import BellRing from 'lucide/dist/esm/icons/bell-ring.mjs'
import { useState } from 'react'
import { href, useFetcher } from 'react-router'

import { readChanges } from '~/browser/records/records.client'
import { ButtonLink } from '~/components/button-link'
import { PageTitle } from '~/components/page-title'
import { canKeepPapers } from '~/domain/access/access'
import { joinNames, sortByName } from '~/domain/people/user'
import { remindedOn } from '~/domain/records/latest-changes'
import { reminderLines, reminderToMany, reminderToOne } from '~/domain/staff/reminder-letter'
import type { Mail } from '~/domain/words/mail-link'
import { countOf } from '~/domain/words/polish'
import { staffAdmissions, type StaffAdmission } from '~/routes/panel/admission/staff-admissions'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { ScreenHeader } from '~/routes/panel/frame/screen-header'
import { panelLoader, type PanelScreen } from '~/routes/panel/panel-screen'
import { useChosenPeople } from '~/routes/panel/people/papers/use-chosen-people'
import { EmptyState } from '~/ui/empty-state'
import { Note } from '~/ui/note'

import type { Route } from './+types/reminder'
import { ReminderMail } from './reminder-mail'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Przypomnij o\u00a0terminach' } satisfies PanelHandle

const SCREEN = { of: 'employees', may: canKeepPapers } satisfies PanelScreen

export const clientLoader = panelLoader(SCREEN, async ({ viewer, loadRecords, today }) => {
  const records = await loadRecords()
  const admissions = await staffAdmissions(viewer, records, today)
  const linesOf = new Map(
    admissions.map((admission) => [admission.person.id, reminderLines(admission, today)]),
  )
  const noted = remindedOn(await readChanges(viewer.id), today)
  return {
    viewer,
    people: sortByName(admissions.map(({ person }) => person)).map((person) => {
      const lines = linesOf.get(person.id) ?? []
      return { person, lines, isDue: lines.length > 0, isNoted: noted.has(person.id) }
    }),
  }
})

/** Reminds the people who were ticked in the list, the person in the address, or all who have something to do. */
export default function ReminderScreen({ loaderData: { viewer, people } }: Route.ComponentProps) {
  const { chosen: asked, isOffered, nameOf } = useChosenPeople(people)
  const chosen = asked.filter(({ isDue }) => isDue)
  const others = asked.filter(({ isDue }) => !isDue)
  const fetcher = useFetcher()
  // A typed letter is kept while somebody writes to one of the people, and is there again afterwards.
  const [letters, setLetters] = useState<Readonly<Record<string, Mail>>>({})
  const one = chosen.length === 1 ? chosen[0] : undefined
  const key = one?.person.id ?? ''
  // People who share an address may read each other's letters.
  const sharesAddress = (person: StaffAdmission['person']) =>
    people.some((other) => other.person.id !== person.id && other.person.email === person.email)
  const letterTo = (only: typeof one) =>
    only && !(only.person.email && sharesAddress(only.person))
      ? reminderToOne(only.lines, viewer)
      : reminderToMany(viewer)
  const note = (ids: readonly string[]) => {
    const toNote = chosen.filter(({ person, isNoted }) => !isNoted && ids.includes(person.id))
    if (toNote.length === 0) return
    const form = new FormData()
    form.set('intent', 'remind')
    for (const { person } of toNote) form.append('person', person.id)
    void fetcher.submit(form, { method: 'post', action: href('/employees') })
  }
  return (
    <>
      <PageTitle>{handle.heading}</PageTitle>
      <ScreenHeader
        heading={handle.heading}
        text={
          one
            ? nameOf(one.person)
            : `${isOffered ? 'Do przypomnienia: ' : ''}${countOf(chosen.length, 'person')}`
        }
      >
        <ButtonLink to={href('/employees')}>Pracownicy</ButtonLink>
      </ScreenHeader>
      {chosen.length === 0 ? (
        <EmptyState
          icon={BellRing}
          title="Nie ma o czym przypominać"
          text={
            isOffered
              ? 'Nikomu nie trzeba teraz o\u00a0niczym przypominać.'
              : asked.length === 1
                ? 'Tej osobie nie trzeba teraz o\u00a0niczym przypominać.'
                : 'Żadnej z\u00a0wybranych osób nie trzeba teraz o\u00a0niczym przypominać.'
          }
        />
      ) : (
        <>
          {others.length > 0 && <Note>{nothingToRemind(others.map(({ person }) => nameOf(person)))}</Note>}
          <ReminderMail
            people={chosen}
            nameOf={nameOf}
            mail={letters[key] ?? letterTo(one)}
            onChange={(mail) => setLetters({ ...letters, [key]: mail })}
            onReminded={note}
          />
        </>
      )}
    </>
  )
}

/** Says who of the chosen people gets no letter. */
function nothingToRemind(names: readonly string[]): string {
  return `Nie trzeba przypominać: ${joinNames(names)}.`
}
