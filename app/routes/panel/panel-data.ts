import { href, redirect, replace } from 'react-router'
import * as v from 'valibot'

import { forgetAnswers, keepAnswer, readAnswer } from '~/browser/answers/server-answers.client'
import { createKept, withDayOfNow } from '~/browser/answers/server-data'
import { readChanges } from '~/browser/records/records.client'
import { endSession } from '~/browser/session/session.client'
import { untouchedRecords, withVisible, type Sample } from '~/domain/access/visibility'
import { certificateSchema } from '~/domain/certificates/certificate'
import type { Duty } from '~/domain/duties/duty-schema'
import { examinationSchema, inductionSchema } from '~/domain/employment/employment-records'
import { userSchema, type Person, type User } from '~/domain/people/user'
import { positionSchema } from '~/domain/qualifications/requirement'
import { fitsSample, hasOwnRegister, withoutSample } from '~/domain/register/register'
import { reportSchema } from '~/domain/reports/report'
import { sampleIssuerSchema } from '~/domain/signing/signing-key'
import { centreSchema } from '~/domain/trainings/centre'
import { trainingSchema } from '~/domain/trainings/training'
import { daySchema } from '~/domain/words/day'
import { keepLast } from '~/domain/words/keep-last'
import { whenIdle } from '~/ui/when-idle'

import type { PanelData } from './panel-data.server'

const NAME = 'panel'

const panelDataSchema = v.object({
  today: daySchema,
  users: v.array(
    v.pick(userSchema, ['id', 'firstName', 'lastName', 'email', 'role', 'company', 'position', 'hiredOn']),
  ),
  certificates: v.array(certificateSchema),
  trainings: v.array(trainingSchema),
  reports: v.array(reportSchema),
  centres: v.array(centreSchema),
  positions: v.array(positionSchema),
  // Data that an earlier build has kept lack it.
  employment: v.optional(
    v.object({ examinations: v.array(examinationSchema), inductions: v.array(inductionSchema) }),
    () => ({ examinations: [], inductions: [] }),
  ),
  // The server has written them, and the schema of a duty is not worth its weight on every screen.
  duties: v.optional(v.array(v.custom<Duty>((duty) => typeof duty === 'object' && duty !== null)), () => []),
  // JSON leaves out what is undefined.
  qrService: v.optional(v.undefinedable(v.string()), () => undefined),
  sampleIssuer: v.optional(v.undefinedable(sampleIssuerSchema), () => undefined),
}) satisfies v.GenericSchema<unknown, PanelData>

let answerAhead: ReturnType<typeof readPanelData> | undefined

const kept = createKept<PanelData>(withDayOfNow, {
  read() {
    const answer = answerAhead ?? readPanelData()
    answerAhead = undefined
    return answer
  },
  write: (answer) => void whenIdle(() => void keepAnswer(NAME, answer)),
})

/** Begins to read the answer that an earlier tab has kept, for the first screen of this document. Never throws. */
export function readPanelDataAhead(): void {
  answerAhead = readPanelData()
}

/**
 * Returns what `panel-data.server.ts` sends, kept for all panel screens and for later tabs. Throws if the server
 * cannot be reached and nothing is kept. An own register gets nothing of the sample.
 */
export async function panelData(viewer: User, serverLoader: () => Promise<string | null>) {
  return dataFor(viewer, await kept.load(async () => JSON.parse((await serverLoader()) ?? openAgain())))
}

/** Returns the same for a screen's action: a person decides on what they saw. */
export function shownPanelData(viewer: User) {
  return dataFor(viewer, kept.shown())
}

/** Returns the ids of all people in the sample, also in an own register: none of them can have one. */
export function shownSampleIds(): string[] {
  return kept.shown().users.map(({ id }) => id)
}

const withoutSampleOnce = keepLast(withoutSample<PanelData>)

/** Signs out a session that the sample contradicts: an edited file or an older build may have started it. */
function dataFor(viewer: User, data: PanelData) {
  if (!fitsSample(viewer, data.users)) {
    endSession()
    throw redirect(href('/login'))
  }
  const isOwnRegister = hasOwnRegister(viewer, data.users)
  return { ...(isOwnRegister ? withoutSampleOnce(viewer, data) : data), isOwnRegister }
}

/** True if the screen could show newer data, or could ask for them. */
export function isPanelDataStale(): boolean {
  return kept.isStale()
}

/** Returns when the data of the screen was fetched, or undefined if it has none. */
export function panelDataFetchedAt(): Date | undefined {
  return kept.fetchedAt()
}

/** Deletes the answers of the server that this browser keeps. */
export async function forgetPanelData(): Promise<void> {
  kept.forget()
  answerAhead = undefined
  await forgetAnswers()
}

/** True without a network, and after a request without an answer, until the server answers again. */
export function isDisconnected(): boolean {
  return !navigator.onLine || kept.isUnreachable()
}

/** Calls back when `isDisconnected` or `panelDataFetchedAt` may have changed. Returns a function that ends this. */
export function onConnectionChange(notify: () => void): () => void {
  const endKeptWatch = kept.onChange(notify)
  addEventListener('online', notify)
  addEventListener('offline', notify)
  return () => {
    endKeptWatch()
    removeEventListener('online', notify)
    removeEventListener('offline', notify)
  }
}

/** The records over which `withOwnChanges` lays a person's changes. */
export type PanelSample = Sample & Pick<PanelData, 'positions'>

const untouchedOnce = keepLast((viewer: Person, sample: Sample) =>
  withVisible(viewer, untouchedRecords(sample)),
)

/** Returns the sample with all changes that this person has made in this browser. */
export async function withOwnChanges(viewer: Person, sample: PanelSample) {
  const changes = await readChanges(viewer.id)
  if (changes.length === 0) return { ...untouchedOnce(viewer, sample), positions: sample.positions }
  // The code that lays changes over the sample is fetched only if there are changes: a first visit has none.
  const { mergeChanges } = await import('~/domain/access/merge-changes')
  return mergeChanges(viewer, sample, changes)
}

/** Returns the answer that an earlier tab has kept, or undefined if another build has kept it in another form. */
async function readPanelData() {
  const answer = await readAnswer(NAME)
  const parsed = v.safeParse(panelDataSchema, answer?.data)
  return answer && parsed.success ? { data: parsed.output, fetchedAt: answer.fetchedAt } : undefined
}

/**
 * Opens the same address once more. A frame of the service worker has no data, and during hydration the router
 * takes the data in the document instead of asking the server.
 */
function openAgain(): never {
  throw replace(location.pathname + location.search + location.hash)
}
