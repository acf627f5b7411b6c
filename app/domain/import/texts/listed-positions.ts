import type { OtherPosition } from '~/domain/people/other-positions'
import { cleanLine } from '~/domain/words/typed-text'

import { parseCellDay } from './cell-day'

/** „operator wózka od 12.03.2024”. */
const WITH_DAY = /^(.+?)\s+od\s+(\S+)$/

/** Reads a cell with the other positions of a person, as our files have them: „operator wózka od 12.03.2024; ładowacz”. */
export function readOtherPositions(cell: string): OtherPosition[] {
  return cell.split(/[;\n]/).flatMap((part) => {
    const text = cleanLine(part)
    const [, name, typed = ''] = WITH_DAY.exec(text) ?? []
    const read = parseCellDay(typed)
    if (name !== undefined && read.kind === 'day') return [{ position: name, since: read.day }]
    return text === '' || text === '-' || text === '–' ? [] : [{ position: text }]
  })
}
