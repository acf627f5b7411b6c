import { useRef, useState } from 'react'
import { Form } from 'react-router'

import { useFieldErrors } from '~/components/use-field-errors'
import { parseHeadcounts, type Headcounts } from '~/domain/people/headcount'
import {
  frequencySentence,
  rateLabel,
  severitySentence,
  yearLabel,
  type YearOfAccidents,
} from '~/domain/statistics/accident-rates'
import type { Day } from '~/domain/words/day'
import type { FieldErrors } from '~/domain/words/form'
import { Button } from '~/ui/button'
import { ErrorSummary } from '~/ui/error-summary'
import { TextField } from '~/ui/field'
import { TEXT_LINK } from '~/ui/text-link'

import { ChartCard, FiguresTable } from './chart-card'
import { ColumnChart, topOf } from './column-chart'

const FREQUENCY = 'Wypadki na 1000 zatrudnionych'
const SEVERITY = 'Dni niezdolności do pracy na wypadek'

/** Shows how often accidents at work are and how badly they end, by year, with the form for the headcounts. */
export function RatesCharts({
  years,
  today,
  counted,
  typed,
  refused,
}: {
  /** Oldest first, at least the present year. */
  years: readonly YearOfAccidents[]
  today: Day
  /** The headcounts that the register gives, undefined for a year in which it knows nobody. */
  counted: ReadonlyMap<string, number | undefined>
  typed: Headcounts
  refused: FieldErrors | undefined
}) {
  const present = years.at(-1)
  if (!present) return null
  return (
    <>
      <ChartCard
        title={FREQUENCY}
        sentence={frequencySentence(present, today)}
        table={
          <FiguresTable
            caption={FREQUENCY}
            columns={['Rok', 'Wypadki', 'Zatrudnieni (średnio)', 'Na 1000 zatrudnionych']}
            rows={years.toReversed().map((year) => ({
              id: year.year,
              cells: [
                yearLabel(year, today),
                year.accidents,
                rateLabel(year.people),
                rateLabel(year.frequency),
              ],
            }))}
          />
        }
      >
        <ColumnChart
          label={frequencySentence(present, today)}
          top={topOf(years.map(({ frequency = 0 }) => frequency))}
          columns={years.map(({ year, frequency }) => ({
            id: year,
            tick: tickOf(year, frequency),
            parts: [{ look: 'solid', value: frequency ?? 0 }],
          }))}
        />
        <HeadcountForm years={years} counted={counted} typed={typed} refused={refused} />
      </ChartCard>
      <ChartCard
        title={SEVERITY}
        sentence={severitySentence(present, today)}
        table={
          <FiguresTable
            caption={SEVERITY}
            columns={['Rok', 'Wypadki ze znaną liczbą dni', 'Dni razem', 'Dni na wypadek']}
            rows={years.toReversed().map((year) => ({
              id: year.year,
              cells: [
                yearLabel(year, today),
                `${year.withKnownDays} z ${year.nonFatal}`,
                year.days,
                rateLabel(year.severity),
              ],
            }))}
          />
        }
      >
        <ColumnChart
          label={severitySentence(present, today)}
          top={topOf(years.map(({ severity = 0 }) => severity))}
          columns={years.map(({ year, nonFatal, severity }) => ({
            id: year,
            // A year without accidents has no days.
            tick: tickOf(year, nonFatal === 0 ? 0 : severity),
            parts: [{ look: 'striped', value: severity ?? 0 }],
          }))}
        />
      </ChartCard>
    </>
  )
}

/** An unknown rate has no column, which must not pass for none. */
function tickOf(year: string, rate: number | undefined): string {
  return rate === undefined ? `${year} ?` : year
}

function HeadcountForm({
  years,
  counted,
  typed,
  refused,
}: {
  years: readonly YearOfAccidents[]
  counted: ReadonlyMap<string, number | undefined>
  typed: Headcounts
  refused: FieldErrors | undefined
}) {
  const form = useRef<HTMLFormElement>(null)
  const { errors, recheck } = useFieldErrors(refused, (sent) =>
    parseHeadcounts(
      sent,
      years.map(({ year }) => year),
    ),
  )
  // Later it stays as the person has left it.
  const [isOpenAtFirst] = useState(years.at(-1)?.people === undefined)
  return (
    <details open={isOpenAtFirst || undefined} className="print:hidden">
      <summary className={`${TEXT_LINK} cursor-pointer`}>Liczba zatrudnionych</summary>
      <Form
        ref={form}
        method="post"
        noValidate
        onChange={(event) => recheck(event.currentTarget)}
        className="flex flex-col gap-4 pt-2"
      >
        <ErrorSummary refused={refused} errors={errors} form={form} />
        <p className="text-sm text-muted">
          Puste pole oznacza liczbę z&nbsp;rejestru: średnią z&nbsp;końców miesięcy. Osoba bez daty
          zatrudnienia jest w&nbsp;niej liczona od początku.
        </p>
        <div className="grid gap-4 sm:grid-cols-2">
          {years.toReversed().map(({ year }) => (
            <TextField
              // Undoing replaces what was typed.
              key={`${year} ${typed.get(year)}`}
              label={`Zatrudnieni w\u00a0${year}`}
              hint={`Z rejestru: ${rateLabel(counted.get(year))}`}
              name={year}
              inputMode="decimal"
              autoComplete="off"
              defaultValue={typed.has(year) ? rateLabel(typed.get(year)).replaceAll(/\s/g, '') : ''}
              error={errors[year]}
              maxLength={9}
            />
          ))}
        </div>
        <Button type="submit" className="self-start">
          Zapisz liczbę zatrudnionych
        </Button>
      </Form>
    </details>
  )
}
