import type { Recording } from '~/browser/records/record-changes.client'
import { canMoveReports } from '~/domain/access/access'
import type { Box } from '~/domain/crew/records/box'
import type { GivenPage, GivenPageOf } from '~/domain/crew/records/given-page'
import { parseSignUpLink } from '~/domain/crew/records/sign-up-form'
import type { User } from '~/domain/people/user'
import { crewOf } from '~/domain/records/crew-changes'
import type { TrainingRecord } from '~/domain/records/training-changes'
import type { Day } from '~/domain/words/day'
import { KEPT_HERE, tryRecord } from '~/routes/panel/recording/record-and-tell'
import { refuseForm, type FormAnswer } from '~/routes/panel/recording/save-form'

type Actor = { viewer: User; today: Day }

/** Returns the page by which people sign up for a training. */
export function pageOf(pages: readonly GivenPage[], trainingId: string): GivenPageOf<'signup'> | undefined {
  return signUpPages(pages).findLast((page) => page.trainingId === trainingId)
}

function signUpPages(pages: readonly GivenPage[]): GivenPageOf<'signup'>[] {
  return pages.flatMap((page) => (page.of === 'signup' ? [page] : []))
}

/** Sign-ups go into the first box that takes something. */
export function openBox(boxes: readonly Box[]): Box | undefined {
  return boxes.find(({ isPaused }) => isPaused !== true)
}

/** Gives the page of the training, and opens a box if there is none for what comes in. */
export async function openLink(
  form: FormData,
  {
    viewer,
    today,
    training,
    page,
    box,
  }: Actor & {
    training: TrainingRecord
    page: GivenPage | undefined
    box: Box | undefined
  },
): Promise<FormAnswer> {
  const { value, errors } = parseSignUpLink(form, box !== undefined)
  if (errors) return refuseForm({ errors })
  const { question, place, isAutomatic } = value
  const { createBox, createPageKey } = await import('~/browser/crew/boxes.client')
  const opened = place === undefined ? undefined : await createBox(place)
  const given: GivenPage = {
    of: 'signup',
    trainingId: training.id,
    ...(question !== undefined && { question }),
    ...(isAutomatic && { isAutomatic }),
    ...createPageKey(),
  }
  return tryRecord(
    viewer.id,
    (changes) => {
      const crew = crewOf(changes)
      return [
        ...(opened && !openBox(crew.boxes)
          ? [{ build: (id: string) => ({ kind: 'box-saved' as const, id, day: today, box: opened }) }]
          : []),
        ...((page ?? pageOf(crew.pages, training.id))
          ? []
          : [{ build: (id: string) => ({ kind: 'page-given' as const, id, day: today, page: given }) }]),
      ]
    },
    {
      done: () => ({ title: 'Włączono zapisy przez link', description: KEPT_HERE }),
      focus: 'heading',
    },
  )
}

/** Chooses whether sign-ups by the link are taken in by themselves. The link stays the same. */
export async function setAutomatic(
  page: GivenPageOf<'signup'>,
  isAutomatic: boolean,
  { viewer, today }: Actor,
): Promise<FormAnswer> {
  return tryRecord(
    viewer.id,
    {
      build: (id) => ({
        kind: 'page-given',
        id,
        day: today,
        page: { ...page, isAutomatic: isAutomatic || undefined },
      }),
    },
    {
      isNeeded: (changes) => {
        const current = pageOf(crewOf(changes).pages, page.trainingId)
        return current !== undefined && (current.isAutomatic === true) !== isAutomatic
      },
      done: () => ({
        title: isAutomatic ? 'Zapisy są przyjmowane od razu' : 'Zapisy czekają na przyjęcie',
        description: KEPT_HERE,
      }),
      refused: 'Nie udało się zapisać',
    },
  )
}

/**
 * Closes the link of a training. Somebody without a screen of boxes closes the box with the last link: so the next one has
 * a box that nobody fills by a former link.
 */
export async function closeLink(
  page: GivenPage,
  { viewer, today, training }: Actor & { training: TrainingRecord },
): Promise<FormAnswer> {
  return tryRecord(
    viewer.id,
    (changes) => {
      const { pages, boxes } = crewOf(changes)
      // A second tap or another tab has closed it already.
      if (!pages.some(({ id }) => id === page.id)) return []
      const isLast = signUpPages(pages).every(({ id }) => id === page.id)
      const needless = isLast && !canMoveReports(viewer) ? boxes : []
      return [
        { build: (id) => ({ kind: 'page-withdrawn', id, day: today, pageId: page.id }) },
        ...needless.map(({ id: boxId }): Recording => ({
          build: (id) => ({ kind: 'box-closed', id, day: today, boxId }),
        })),
      ]
    },
    {
      done: () => ({ title: 'Zamknięto zapisy przez link', description: training.title }),
      refused: 'Nie udało się zapisać',
      focus: 'heading',
    },
  )
}
