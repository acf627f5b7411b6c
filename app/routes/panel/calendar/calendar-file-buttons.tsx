import CalendarPlus from 'lucide/dist/esm/icons/calendar-plus.mjs'

import type { Certificate } from '~/domain/certificates/certificate'
import type { Training } from '~/domain/trainings/training'
import { saveFile } from '~/routes/panel/sharing/save-file'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'

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
  reminderDays,
  label,
}: {
  certificates: readonly (Certificate & { holder?: string })[]
  reminderDays: number | undefined
  label: string
}) {
  const write = async () => {
    const { deadlinesIcs } = await import('~/documents/calendar-files')
    return deadlinesIcs(certificates, reminderDays, calendarContext())
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
