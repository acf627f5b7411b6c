import type { Certificate } from '~/domain/certificates/certificate'
import type { Training } from '~/domain/trainings/training'
import { countOf } from '~/domain/words/polish'
import { CopyButton } from '~/routes/panel/sharing/copy-button'
import { Card } from '~/ui/card'

import { DeadlinesFileButton, TrainingsFileButton } from './calendar-file-buttons'

/** Offers the shown dates as calendar files, and the address to subscribe to all trainings. */
export function CalendarFiles({
  trainings,
  deadlines,
  deadlinesLabel,
  reminderDays,
  feed,
}: {
  trainings: Training[]
  deadlines: (Certificate & { holder?: string })[]
  /** Says whose deadlines they are. */
  deadlinesLabel: string
  reminderDays: number | undefined
  /** Undefined if the server has no trainings for this person. */
  feed: string | undefined
}) {
  const hasFiles = trainings.length + deadlines.length > 0
  if (!hasFiles && feed === undefined) return null
  return (
    <Card title="W Twoim kalendarzu" className="print:hidden">
      {hasFiles && (
        <p className="text-muted">
          Plik otwiera się w&nbsp;kalendarzu telefonu lub komputera. Ponowne pobranie uaktualnia wpisy.
        </p>
      )}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {trainings.length > 0 && <TrainingsFileButton trainings={trainings} label="Pobierz moje szkolenia" />}
        {deadlines.length > 0 && (
          <DeadlinesFileButton certificates={deadlines} reminderDays={reminderDays} label={deadlinesLabel} />
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
    </Card>
  )
}
