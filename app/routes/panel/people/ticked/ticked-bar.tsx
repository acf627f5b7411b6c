import Archive from 'lucide/dist/esm/icons/archive.mjs'
import BellRing from 'lucide/dist/esm/icons/bell-ring.mjs'
import CalendarPlus from 'lucide/dist/esm/icons/calendar-plus.mjs'
import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs'
import FilePlus from 'lucide/dist/esm/icons/file-plus.mjs'
import FolderOpen from 'lucide/dist/esm/icons/folder-open.mjs'
import Forklift from 'lucide/dist/esm/icons/forklift.mjs'
import GraduationCap from 'lucide/dist/esm/icons/graduation-cap.mjs'
import IdCard from 'lucide/dist/esm/icons/id-card.mjs'
import Pencil from 'lucide/dist/esm/icons/pencil.mjs'
import Printer from 'lucide/dist/esm/icons/printer.mjs'
import Smartphone from 'lucide/dist/esm/icons/smartphone.mjs'
import Stethoscope from 'lucide/dist/esm/icons/stethoscope.mjs'
import { useState, type ComponentProps } from 'react'
import { href, useFetcher, useNavigate } from 'react-router'

import { countAsked, openCovers } from '~/domain/admission/open-covers'
import type { Person } from '~/domain/people/user'
import type { PeopleChoices } from '~/domain/staff/employee-filters'
import { countOf } from '~/domain/words/polish'
import type { StateDay } from '~/domain/words/state-day'
import type { StaffAdmission } from '~/routes/panel/admission/staff-admissions'
import { onDemand } from '~/ui/ark/on-demand'
import { keepToastsAbove } from '~/ui/ark/toaster'
import { Button } from '~/ui/button'
import { focusHeading } from '~/ui/focus'
import { Icon } from '~/ui/icon'
import { MoreMenu } from '~/ui/more-menu'

import type { Ticked } from './tick'
import { tickedPeople } from './ticked-people'

const CoverDialog = onDemand(async () => (await import('./cover-dialog')).CoverDialog)
const ReassignDialog = onDemand(async () => (await import('./reassign-dialog')).ReassignDialog)

/** Acts on all ticked people of a list at once. It is at the lower edge of the screen, and only while some are ticked. */
export function TickedBar({
  ticked,
  list,
  choices,
  nameOf,
  state,
  onPrint,
}: {
  ticked: Ticked<StaffAdmission>
  /** The people of all pages of the list. */
  list: readonly StaffAdmission[]
  choices: PeopleChoices
  nameOf: (person: Person) => string
  state: StateDay
  /** Prints the ticked people. */
  onPrint: () => void
}) {
  const { rows, toggle, clear } = ticked
  const fetcher = useFetcher()
  const navigate = useNavigate()
  const [isReassigning, setIsReassigning] = useState(false)
  const [isCovering, setIsCovering] = useState(false)
  // An answer is given for today, and on a later day another orzeczenie may be asked about.
  const open = state.on === undefined ? openCovers(rows) : []
  const people = rows.map(({ person }) => person)
  const ids = people.map(({ id }) => id)
  // People of the sample cannot be changed.
  const own = people.filter(({ isOwn }) => isOwn).map(({ id }) => id)
  const ofOwn = own.length < ids.length ? ` (${own.length})` : ''

  const submit = (intent: 'refer' | 'archive', chosen: readonly string[]) => {
    const form = new FormData()
    form.set('intent', intent)
    for (const id of chosen) form.append('person', id)
    void fetcher.submit(form, { method: 'post', action: href('/employees') })
  }
  const lead = (to: string) => void navigate(to, { state: tickedPeople(ids) })
  const mainActions: Action[] = [
    { icon: CalendarPlus, label: 'Zaplanuj szkolenie', act: () => lead(href('/trainings/new')) },
    { icon: Stethoscope, label: 'Skieruj na badania', act: () => submit('refer', ids) },
  ]
  const nextActions: Action[] = [
    { icon: FilePlus, label: 'Dodaj certyfikat', act: () => lead(href('/employees/certificates')) },
    { icon: BellRing, label: 'Przypomnij', act: () => lead(href('/employees/reminder')) },
  ]
  const otherActions: Action[] = [
    ...(open.length > 0
      ? [
          {
            icon: CircleCheck,
            label: `Co obejmują orzeczenia (${countAsked(open)})`,
            act: () => setIsCovering(true),
          },
        ]
      : []),
    { icon: Stethoscope, label: 'Drukuj skierowania', act: () => lead(href('/employees/referral')) },
    {
      icon: GraduationCap,
      label: 'Karty szkolenia wstępnego',
      act: () => lead(href('/employees/induction-card')),
    },
    { icon: Forklift, label: 'Upoważnienia do obsługi', act: () => lead(href('/employees/authorization')) },
    { icon: IdCard, label: 'Karty do kieszeni', act: () => lead(href('/employees/pocket-card')) },
    { icon: Smartphone, label: 'Dostęp w\u00a0telefonie', act: () => lead(href('/employees/access')) },
    { icon: FolderOpen, label: 'Teczki dla inspektora', act: () => lead(href('/employees/dossier')) },
    ...(own.length > 0
      ? [
          { icon: Pencil, label: `Stanowisko lub dział${ofOwn}`, act: () => setIsReassigning(true) },
          { icon: Archive, label: `Do archiwum${ofOwn}`, act: () => submit('archive', own) },
        ]
      : []),
    { icon: Printer, label: 'Drukuj zaznaczone', act: onPrint },
  ]
  const tickButtons = (onUse?: () => void) => (
    <>
      {rows.length < list.length && (
        <Button
          size="sm"
          variant="ghost"
          onClick={() => {
            onUse?.()
            toggle(
              list.map(({ person }) => person.id),
              true,
            )
          }}
          className="max-lg:w-full max-lg:justify-start"
        >
          Zaznacz wszystkich: {list.length}
        </Button>
      )}
      <Button
        size="sm"
        variant="ghost"
        onClick={() => {
          clear()
          // The button goes with the bar.
          focusHeading()
        }}
        className="max-lg:w-full max-lg:justify-start"
      >
        Odznacz
      </Button>
    </>
  )
  return (
    <section
      ref={keepToastsAbove}
      data-below-toasts=""
      aria-label="Zaznaczone osoby"
      className="sticky bottom-3 z-30 flex flex-wrap items-center gap-2 rounded-card border border-primary bg-primary-soft px-4 py-2.5 shadow-lg print:hidden"
    >
      <p className="mr-2 font-semibold tabular-nums">Zaznaczono: {countOf(rows.length, 'person')}</p>
      {/* So much is in one line; the rest is in the menu. */}
      <div className="contents max-lg:hidden">{tickButtons()}</div>
      <div className="contents max-xl:hidden">
        <ActionButtons actions={mainActions} />
      </div>
      <div className="contents max-2xl:hidden">
        <ActionButtons actions={nextActions} />
      </div>
      <div className="ml-auto">
        <MoreMenu
          label="Co zrobić z zaznaczonymi"
          windowClassName="max-h-[60dvh] min-w-64 overflow-y-auto p-1.5"
        >
          {(close) => (
            <>
              <div className="border-b border-line pb-1 lg:hidden">{tickButtons(close)}</div>
              <div className="xl:hidden">
                <ActionButtons actions={mainActions} onUse={close} />
              </div>
              <div className="2xl:hidden">
                <ActionButtons actions={nextActions} onUse={close} />
              </div>
              <ActionButtons actions={otherActions} onUse={close} />
            </>
          )}
        </MoreMenu>
      </div>
      <CoverDialog
        props={isCovering ? { open, people, nameOf, onClose: () => setIsCovering(false) } : undefined}
      />
      <ReassignDialog
        props={
          isReassigning
            ? { ids: own, choices, today: state.today, onClose: () => setIsReassigning(false) }
            : undefined
        }
      />
    </section>
  )
}

type Action = { icon: ComponentProps<typeof Icon>['of']; label: string; act: () => void }

/** In a menu, which `onUse` closes, each button has a line. */
function ActionButtons({ actions, onUse }: { actions: readonly Action[]; onUse?: () => void }) {
  return actions.map(({ icon, label, act }) => (
    <Button
      key={label}
      size="sm"
      variant={onUse ? 'ghost' : 'secondary'}
      onClick={() => {
        onUse?.()
        act()
      }}
      className={onUse ? 'w-full justify-start' : ''}
    >
      <Icon of={icon} className="size-4" />
      {label}
    </Button>
  ))
}

/** Tells screen readers how many people are ticked. It is there before the bar, because only changes are read out. */
export function TickedStatus({ count }: { count: number }) {
  return (
    <p aria-live="polite" className="sr-only print:hidden">
      {count > 0 && `Zaznaczono: ${countOf(count, 'person')}`}
    </p>
  )
}
