import { DatePicker, parseDate, useDatePickerContext } from '@ark-ui/react/date-picker'
import ChevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs'
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs'
import { useState } from 'react'

import { Button, IconButton } from '~/ui/button'
import { Icon } from '~/ui/icon'

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
 * Shows one month as a grid that begins on Monday. Days are `YYYY-MM-DD`. Arrows, Page Up, Page Down, Home
 * and End move the focus, Enter and Space choose a day. `legend` says what tint and flag mean; its
 * `flag` is undefined if no day has one.
 */
export function MonthCalendar({ value, today, min, max, markOf, legend, onChange }: MonthCalendarProps) {
  const [focusedDay, setFocusedDay] = useFocusedDay(value)
  const chooseToday = () => {
    setFocusedDay(today)
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
      focusedValue={parseDate(focusedDay)}
      onFocusChange={({ focusedValue }) => setFocusedDay(focusedValue.toString())}
      onValueChange={({ value: [chosen] }) => chosen && onChange(chosen.toString())}
      translations={{
        content: 'Kalendarz',
        dayCell: ({ value: day, valueText }) =>
          [valueText, markOf(day.toString())?.text].filter(Boolean).join(', '),
      }}
    >
      {/* Ark gives it the role of an application and an English description. It is a group with a grid. */}
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

/** Keeps the day that keys and month buttons have moved to. A newly chosen day resets it. */
function useFocusedDay(value: string) {
  const [focusedDay, setFocusedDay] = useState(value)
  const [lastValue, setLastValue] = useState(value)
  if (lastValue !== value) {
    setLastValue(value)
    setFocusedDay(value)
  }
  return [focusedDay, setFocusedDay] as const
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
          <Icon of={ChevronLeft} className="size-5" />
        </IconButton>
      </DatePicker.PrevTrigger>
      <DatePicker.NextTrigger asChild>
        <IconButton label="Następny miesiąc" className="disabled:opacity-40 print:hidden">
          <Icon of={ChevronRight} className="size-5" />
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
          // Rows and cells have days as keys, so that a focused day keeps its focus in another month's grid.
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
