import { useState } from 'react'
import { flushSync } from 'react-dom'

import type { Draft } from '~/browser/records/drafts.client'
import type { Certificate } from '~/domain/certificates/certificate'
import {
  assignNumbers,
  continueSeries,
  nextSeries,
  numbersOf,
  seriesOf,
  yearOf,
} from '~/domain/certificates/number-series'
import type { Qualification } from '~/domain/qualifications/qualification'
import { numberField } from '~/domain/trainings/issuing'
import { lastDayOf, type Training } from '~/domain/trainings/training'
import { drafted } from '~/routes/panel/recording/draft-form'

/**
 * Keeps the people who get a certificate, with its number. A number that was typed stays with its person until the
 * first number of the list is typed again. Nothing is proposed for papers of others: they have their own numbers.
 */
export function useNumbers({
  training,
  issuedBy,
  isProposed,
  qualification: { type },
  attendees,
  certificates,
  draft,
  isOffered,
}: {
  training: Training
  issuedBy: string
  /** True if the issuer's series goes on here. */
  isProposed: boolean
  qualification: Qualification
  attendees: readonly string[]
  certificates: readonly Certificate[]
  draft: Draft
  /** True if the form offers this person a certificate before anybody has chosen. */
  isOffered: (id: string) => boolean
}) {
  const { recipients } = draft.fields
  const hasDraft = Object.keys(draft.fields).length > 0
  const [year, setYear] = useState(yearOf(drafted(draft, 'issueDate') ?? lastDayOf(training)))
  const [first, setFirst] = useState(drafted(draft, 'firstNumber'))
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(hasDraft ? recipients : attendees.filter(isOffered)),
  )
  const proposed = isProposed ? nextSeries({ type, issuedBy, year }, certificates) : undefined
  const series = first === undefined ? proposed : seriesOf(first, year)
  const assign = (typedNumbers: ReadonlyMap<string, string>) =>
    assignNumbers(
      attendees.filter((id) => chosen.has(id)),
      { series, year, typed: typedNumbers, certificates },
    )
  const taken = certificates.map(({ number }) => number)
  // Numbers of the draft that are no proposals were typed, unless somebody has got that number meanwhile.
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(() => {
    const drafts = [...assign(new Map())].map(
      ([id, proposal]) => [id, drafted(draft, numberField(id)) ?? proposal, proposal] as const,
    )
    const own = drafts.filter(([, number, proposal]) => number !== proposal && !taken.includes(number))
    return new Map(own.map(([id, number]) => [id, number]))
  })
  // All numbers are rendered at once: the form saves its draft in the same event, and the draft includes the proposals.
  const chooseFirst = (number: string) =>
    flushSync(() => {
      setFirst(number)
      setTyped(new Map())
    })
  const chooseNumber = (id: string, number: string) =>
    flushSync(() => setTyped(new Map([...typed, [id, number]])))
  const chooseRecipient = (id: string, isChosen: boolean) =>
    flushSync(() => {
      setChosen(new Set([...[...chosen].filter((other) => other !== id), ...(isChosen ? [id] : [])]))
      setTyped(new Map([...typed].filter(([other]) => other !== id)))
    })
  const chooseYear = (next: string) => {
    // While somebody types a year, it is one of the first centuries.
    if (next === year || !next.startsWith('20')) return
    flushSync(() => {
      setYear(next)
      setTyped(new Map())
      if (first === undefined || !series) return
      const issued = certificates.filter((certificate) => certificate.issuedBy === issuedBy)
      setFirst(numbersOf(continueSeries(series, next, issued), next, 1, [])[0])
    })
  }
  return {
    first: first ?? (proposed ? numbersOf(proposed, year, 1, taken)[0] : undefined) ?? '',
    numbers: assign(typed),
    /** False if the first number has no digits to count by. Without a first number nothing is counted. */
    canCount: series !== undefined || (!isProposed && !first),
    isChosen: (id: string) => chosen.has(id),
    chooseFirst,
    chooseNumber,
    chooseRecipient,
    chooseYear,
  }
}
