import { clockLabel } from '~/domain/words/clock-time'
import { formatDayInWords } from '~/domain/words/day'

import type { Assessment } from './accident'
import { assessmentOf } from './accident-progress'
import type { Report } from './report'

/**
 * Returns the sentence to say to the inspector and to the prosecutor, about a fatal, serious or collective accident.
 * `company` is the employer's.
 */
export function phoneSentence(
  report: Pick<Report, 'accident' | 'date' | 'time' | 'location'>,
  company: string | undefined,
): string {
  const { date, time, location } = report
  const when = [formatDayInWords(date), time && `o\u00a0${clockLabel(time)}`].filter(Boolean).join(' ')
  const where = [company && `firma ${company}`, location].filter(Boolean).join(', ')
  return `Zawiadamiam o\u00a0${kindInLocative(assessmentOf(report))} wypadku przy pracy. Zdarzył się ${when}${where && `. Miejsce: ${where}`}.`
}

function kindInLocative({ severity, isCollective }: Assessment): string {
  const words = [
    severity === 'fatal' && 'śmiertelnym',
    severity === 'serious' && 'ciężkim',
    isCollective && 'zbiorowym',
  ]
  return words.filter((word) => word !== false && word !== undefined).join(' i\u00a0')
}
