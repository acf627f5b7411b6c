import CalendarPlus from 'lucide/dist/esm/icons/calendar-plus.mjs'
import { Suspense } from 'react'
import { Await } from 'react-router'

import type { Certificate } from '~/domain/certificates/certificate'
import type { User } from '~/domain/people/user'
import type { Training } from '~/domain/trainings/training'
import { countOf } from '~/domain/words/polish'
import { CopyButton } from '~/routes/panel/sharing/copy-button'
import { saveFile } from '~/routes/panel/sharing/save-file'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { Icon } from '~/ui/icon'

/** Offers the shown dates as calendar files, and the address to subscribe to all trainings. */
export function CalendarFiles({
  trainings,
  deadlines,
  settled,
  deadlinesLabel,
  reminderDays,
  feed,
  subscription,
}: {
  trainings: Training[]
  deadlines: (Certificate & { holder?: string })[]
  settled: (Certificate & { holder?: string })[]
  /** Says whose deadlines they are. */
  deadlinesLabel: string
  reminderDays: number | undefined
  /** Undefined if the server has no trainings for this person. */
  feed: string | undefined
  /** The calendar of an own register's deadlines. */
  subscription: ReturnType<typeof loadSubscription> | undefined
}) {
  const hasDeadlines = deadlines.length + settled.length > 0
  const hasFiles = trainings.length > 0 || hasDeadlines
  if (!hasFiles && feed === undefined && !subscription) return null
  return (
    <Card title="W Twoim kalendarzu" className="print:hidden">
      {hasFiles && (
        <p className="text-muted">
          Plik otwiera się w&nbsp;kalendarzu telefonu lub komputera. Ponowne pobranie uaktualnia wpisy.
        </p>
      )}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {trainings.length > 0 && <TrainingsFileButton trainings={trainings} label="Pobierz moje szkolenia" />}
        {hasDeadlines && (
          <DeadlinesFileButton
            certificates={deadlines}
            settled={settled}
            reminderDays={reminderDays}
            label={deadlinesLabel}
          />
        )}
      </div>
      {deadlines.length > 0 && (
        <p className="text-sm text-muted">
          {reminderDays === undefined
            ? 'Terminy bez przypomnień, bo są wyłączone w\u00a0Ustawieniach.'
            : `Kalendarz przypomni o terminie ${countOf(reminderDays, 'day')} wcześniej, jak w\u00a0Ustawieniach.`}
        </p>
      )}
      {feed !== undefined && (
        <div className="flex flex-col gap-2 border-t border-line pt-4">
          <p className="text-muted">
            Wszystkie zaplanowane szkolenia można też subskrybować: wklej ten link w&nbsp;kalendarzu.
          </p>
          <CopyButton text={feed} label="Link do subskrypcji szkoleń" />
        </div>
      )}
      {subscription && (
        <Suspense>
          <Await resolve={subscription} errorElement={null}>
            {({ Subscription, owner, kept }) => (
              <div className={hasFiles ? 'border-t border-line pt-4' : ''}>
                <Subscription owner={owner} kept={kept} />
              </div>
            )}
          </Await>
        </Suspense>
      )}
    </Card>
  )
}

/** Only own registers have it, and the calendar does not wait for it. */
export async function loadSubscription(owner: User) {
  const { readFeed, SubscribedDeadlines } = await import('~/routes/panel/reminders/subscribed-deadlines')
  return { Subscription: SubscribedDeadlines, owner, kept: await readFeed(owner.id) }
}

/** Saves trainings for the person's own calendar. Saving them again updates them there. */
export function TrainingsFileButton({ trainings, label }: { trainings: readonly Training[]; label: string }) {
  const write = async () => {
    const { trainingsIcs } = await import('~/documents/calendar-files')
    return trainingsIcs(trainings, calendarContext())
  }
  return <FileButton label={label} onClick={() => void saveFile(write)} />
}

/**
 * Saves the deadlines of certificates, with their holders if they have one. The calendar reminds `reminderDays`
 * before, or never if undefined.
 */
export function DeadlinesFileButton({
  certificates,
  settled = [],
  reminderDays,
  label,
}: {
  certificates: readonly (Certificate & { holder?: string })[]
  /** Those whose deadlines calendars shall let go. */
  settled?: readonly (Certificate & { holder?: string })[]
  reminderDays: number | undefined
  label: string
}) {
  const write = async () => {
    const { deadlinesIcs } = await import('~/documents/calendar-files')
    return deadlinesIcs({ certificates, settled }, reminderDays, calendarContext())
  }
  return <FileButton label={label} onClick={() => void saveFile(write)} />
}

function FileButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button
      onClick={onClick}
      className="text-left max-[90rem]:py-2 max-[90rem]:whitespace-normal print:hidden"
    >
      <Icon of={CalendarPlus} className="size-4 shrink-0" />
      {label}
    </Button>
  )
}

/** The stamp is the moment of the click. Of two files with the same event, calendars keep the later one. */
function calendarContext() {
  return { stamp: new Date(), origin: location.origin }
}
