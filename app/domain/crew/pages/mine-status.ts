import { LAST_DAY, type Day } from '~/domain/words/day'

import { dayOf, type MinePage, type Paper, type Span } from './page'
import { nextBegin, spansOn } from './spans-on'

// How a worker's page stands on the day of the phone. Apart from what writes the page, because a phone loads only this.

/** `soon`: it counts, and something is to be done. `overdue`: the first training has not come by its day. */
export type PaperStatus = 'valid' | 'soon' | 'ended' | 'first' | 'overdue' | 'ask'

function paperStatus(paper: Paper, day: Day): PaperStatus {
  if (paper.state === 'ask') return 'ask'
  const { until = LAST_DAY, soonFrom = LAST_DAY } = paper
  if (paper.state === 'first') return until < day ? 'overdue' : 'first'
  if (until < day) return 'ended'
  return soonFrom <= day ? 'soon' : 'valid'
}

/** Returns the papers with how each stands on the day of the phone. */
export function papersOn(
  page: Pick<MinePage, 'papers' | 'writtenAt'>,
  phoneDay: Day,
): { paper: Paper; status: PaperStatus }[] {
  const day = dayOf(page, phoneDay)
  return page.papers.map((paper) => ({ paper, status: paperStatus(paper, day) }))
}

/**
 * What a worker's page says first. `current` has the times that the day is in, of each position one. `later`: the papers are in
 * order from a known day on. `over`: the employment has ended.
 */
export type MineStatus =
  | { kind: 'current'; spans: Span[] }
  | { kind: 'later'; from: Day }
  | { kind: 'lacking' }
  | { kind: 'over'; leftOn: Day }

/** Returns that status on the day of the phone. */
export function mineStatus(
  page: Pick<MinePage, 'spans' | 'leftOn' | 'writtenAt'>,
  phoneDay: Day,
): MineStatus {
  const { spans, leftOn } = page
  const day = dayOf(page, phoneDay)
  if (leftOn !== undefined && leftOn < day) return { kind: 'over', leftOn }
  const current = spansOn(spans, day)
  if (current.length > 0) return { kind: 'current', spans: current }
  const from = nextBegin(spans, day)
  return from === undefined ? { kind: 'lacking' } : { kind: 'later', from }
}

/** Returns the signed certificates whose codes can be shown at a gate on the day of the phone. */
export function shownCodes(
  page: Pick<MinePage, 'papers' | 'writtenAt'>,
  phoneDay: Day,
): { title: string; token: string }[] {
  return papersOn(page, phoneDay).flatMap(({ paper, status }) =>
    paper.state === 'held' && paper.token !== undefined && (status === 'valid' || status === 'soon')
      ? [{ title: paper.title, token: paper.token }]
      : [],
  )
}
