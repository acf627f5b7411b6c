import Printer from 'lucide/dist/esm/icons/printer.mjs'
import type { ReactNode } from 'react'

import { PageTitle } from '~/components/page-title'
import { joinNames, type Person } from '~/domain/people/user'
import { keepTogether } from '~/domain/words/polish'
import { ScreenHeader } from '~/routes/panel/frame/screen-header'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { Note } from '~/ui/note'

/** A screen with official forms to be printed. Its heading and buttons stay off the paper. */
export function FormsScreen({
  heading,
  title = heading,
  text,
  links,
  onPrint,
  printLabel = 'Drukuj',
  isPreparing = false,
  isOneForm = false,
  children,
}: {
  heading: string
  /** The title of the document. */
  title?: string
  text: string
  links: ReactNode
  /** Undefined if there is nothing to print. */
  onPrint: (() => void) | undefined
  printLabel?: string
  /** True while a part of the print is not there yet. */
  isPreparing?: boolean
  /** True for one form of several pages, which have numbers in print. */
  isOneForm?: boolean
  children: ReactNode
}) {
  return (
    <div data-print={isOneForm ? 'form' : 'forms'} className="flex flex-col gap-5">
      <PageTitle>{title}</PageTitle>
      <div className="print:hidden">
        <ScreenHeader heading={heading} text={text}>
          {links}
          {onPrint && (
            <Button variant="primary" onClick={onPrint} disabled={isPreparing}>
              <Icon of={Printer} className="size-4" />
              {printLabel}
            </Button>
          )}
        </ScreenHeader>
      </div>
      {children}
    </div>
  )
}

/** Names those of the chosen people for whom there is nothing to print, „Bez aktywnego certyfikatu: Jan Lis.” */
export function WithoutPaper({
  why,
  people,
  nameOf,
}: {
  why: string
  people: readonly { person: Person }[]
  /** Names a person, with what tells namesakes apart. */
  nameOf: (person: Person) => string
}) {
  if (people.length === 0) return null
  return (
    <div className="print:hidden">
      <Note>{keepTogether(`${why}: ${joinNames(people.map(({ person }) => nameOf(person)))}.`)}</Note>
    </div>
  )
}
