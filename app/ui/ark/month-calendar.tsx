import { DatePicker, parseDate, useDatePickerContext } from '@ark-ui/react/date-picker'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'

import { Button, IconButton } from '~/ui/button'

import { CalendarLegend, DayCell, type DayMark } from './month-calendar-day'

type MonthCalendarProps = {
  value: string
  today: string
  min: string
  max: string
  markOf: (day: string) => DayMark | undefined
  legend: { tint: string; flag: string | undefined }
  onChange: (day: string) => void
}

/**
 * One month as a grid from Monday, one of its days chosen; days are `YYYY-MM-DD`. Arrows, Page Up and Down,
 * Home and End move through the days, Enter and Space choose. `legend` says what tint and flag stand for; no flag where no day has one.
 */
export function MonthCalendar({ value, today, min, max, markOf, legend, onChange }: MonthCalendarProps) {
  const [reached, setReached] = useReachedDay(value)
  const chooseToday = () => {
    setReached(today)
    if (value !== today) onChange(today)
  }
  return (
    <DatePicker.Root
      inline
      locale="pl"
      startOfWeek={1}
      fixedWeeks
      outsideDaySelectable
      min={parseDate(min)}
      max={parseDate(max)}
      value={[parseDate(value)]}
      focusedValue={parseDate(reached)}
      onFocusChange={({ focusedValue }) => setReached(focusedValue.toString())}
      onValueChange={({ value: [chosen] }) => chosen && onChange(chosen.toString())}
      translations={{
        content: 'Kalendarz',
        dayCell: ({ value: day, valueText }) =>
          [valueText, markOf(day.toString())?.text].filter(Boolean).join(', '),
      }}
    >
      {/* Ark makes it an application and describes it in English; it is a group that holds a grid. */}
      <DatePicker.Content role="group" aria-roledescription="kalendarz">
        <DatePicker.View view="day" className="flex flex-col gap-2">
          <MonthHead onToday={chooseToday} />
          <MonthGrid today={today} markOf={markOf} />
        </DatePicker.View>
      </DatePicker.Content>
      <CalendarLegend {...legend} />
    </DatePicker.Root>
  )
}

/** The day that keys and month buttons have reached; it goes where the chosen one goes. */
function useReachedDay(value: string) {
  const [reached, setReached] = useState(value)
  const [followed, setFollowed] = useState(value)
  if (followed !== value) {
    setFollowed(value)
    setReached(value)
  }
  return [reached, setReached] as const
}

function MonthHead({ onToday }: { onToday: () => void }) {
  const { visibleRangeText } = useDatePickerContext()
  return (
    <div className="flex items-center gap-1 pl-2">
      <h2 aria-live="polite" className="min-w-0 flex-1 font-semibold sm:text-lg">
        {visibleRangeText.start}
      </h2>
      <Button size="sm" onClick={onToday} className="print:hidden">
        Dziś
      </Button>
      <DatePicker.PrevTrigger asChild>
        <IconButton label="Poprzedni miesiąc" className="disabled:opacity-40 print:hidden">
          <ChevronLeft aria-hidden="true" className="size-5" />
        </IconButton>
      </DatePicker.PrevTrigger>
      <DatePicker.NextTrigger asChild>
        <IconButton label="Następny miesiąc" className="disabled:opacity-40 print:hidden">
          <ChevronRight aria-hidden="true" className="size-5" />
        </IconButton>
      </DatePicker.NextTrigger>
    </div>
  )
}

function MonthGrid({ today, markOf }: Pick<MonthCalendarProps, 'today' | 'markOf'>) {
  const { visibleRangeText, weekDays, weeks } = useDatePickerContext()
  return (
    <DatePicker.Table
      aria-label={visibleRangeText.start}
      aria-roledescription="miesiąc"
      className="w-full table-fixed border-collapse"
    >
      <DatePicker.TableHead>
        <DatePicker.TableRow>
          {weekDays.map(({ short }) => (
            <DatePicker.TableHeader key={short} className="h-8 text-xs font-medium text-muted sm:text-sm">
              {short}
            </DatePicker.TableHeader>
          ))}
        </DatePicker.TableRow>
      </DatePicker.TableHead>
      <DatePicker.TableBody>
        {weeks.map((week) => (
          // Keyed by its days: one that has the focus keeps it when another month is shown around it.
          <DatePicker.TableRow key={String(week[0])}>
            {week.map((day) => (
              <DayCell
                key={String(day)}
                day={day}
                isToday={day.toString() === today}
                mark={markOf(day.toString())}
              />
            ))}
          </DatePicker.TableRow>
        ))}
      </DatePicker.TableBody>
    </DatePicker.Table>
  )
}
