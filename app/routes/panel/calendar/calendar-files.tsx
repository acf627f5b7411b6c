import type { Certificate } from '~/domain/certificate'
import { countOf } from '~/domain/polish'
import type { Training } from '~/domain/training'
import { CopyLink } from '~/routes/panel/shell/copy-link'
import { Card } from '~/ui/card'

import { DeadlinesFileButton, TrainingsFileButton } from './calendar-file'

/** Offers the person's own dates as calendar files, and the address to subscribe to all trainings. */
export function CalendarFiles({
  trainings,
  deadlines,
  reminderDays,
  feed,
}: {
  trainings: Training[]
  deadlines: Certificate[]
  reminderDays: number | undefined
  feed: string
}) {
  return (
    <Card title="W Twoim kalendarzu" className="print:hidden">
      {trainings.length + deadlines.length > 0 && (
        <p className="text-muted">
          Plik otwiera się w&nbsp;kalendarzu telefonu lub komputera. Ponowne pobranie uaktualnia wpisy.
        </p>
      )}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {trainings.length > 0 && <TrainingsFileButton trainings={trainings} label="Moje szkolenia" />}
        {deadlines.length > 0 && (
          <DeadlinesFileButton certificates={deadlines} reminderDays={reminderDays} label="Moje terminy" />
        )}
      </div>
      {deadlines.length > 0 && (
        <p className="text-sm text-muted">
          {reminderDays === undefined
            ? 'Terminy bez przypomnień, bo są wyłączone w Ustawieniach.'
            : `Kalendarz przypomni o terminie ${countOf(reminderDays, 'day')} wcześniej, jak w Ustawieniach.`}
        </p>
      )}
      <div className="flex flex-col gap-2 border-t border-line pt-4">
        <p className="text-muted">
          Wszystkie zaplanowane szkolenia można też subskrybować: wklej ten link w&nbsp;kalendarzu.
        </p>
        <CopyLink address={feed} label="Link do subskrypcji szkoleń" />
      </div>
    </Card>
  )
}
