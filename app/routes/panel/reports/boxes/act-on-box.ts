import { href } from 'react-router'

import { createId } from '~/browser/store/create-id.client'
import type { Box } from '~/domain/crew/records/box'
import { parseNewBox } from '~/domain/crew/records/box-form'
import type { User } from '~/domain/people/user'
import { crewOf } from '~/domain/records/crew-changes'
import type { Day } from '~/domain/words/day'
import { foldText } from '~/domain/words/polish'
import { ifThere, KEPT_HERE, tryRecord } from '~/routes/panel/recording/record-and-tell'
import { refuseForm, type FormAnswer } from '~/routes/panel/recording/save-form'

export const BOX_INTENTS = ['pause', 'resume', 'renew', 'close'] as const

export type BoxIntent = (typeof BOX_INTENTS)[number]

type Actor = { viewer: User; today: Day }

/** Opens a box and leads to its poster. */
export async function openBox(
  form: FormData,
  boxes: readonly Box[],
  { viewer, today }: Actor,
): Promise<FormAnswer> {
  const { value, errors } = parseNewBox(form, boxes)
  if (errors) return refuseForm({ errors })
  const { createBox } = await import('~/browser/crew/boxes.client')
  const box = await createBox(value.place)
  const isSame = (other: Box) => foldText(other.place) === foldText(box.place)
  return tryRecord(
    viewer.id,
    { build: (id) => ({ kind: 'box-saved', id, day: today, box }) },
    {
      // A second tap or another tab has opened it already.
      isNeeded: (changes) => !crewOf(changes).boxes.some(isSame),
      done: () => ({ title: `Otwarto skrzynkę: ${box.place}`, description: KEPT_HERE }),
      to: href('/reports/boxes/:id/poster', { id: box.id }),
    },
  )
}

/** Pauses a box, resumes it, closes it, or puts another one with new keys in its place. */
export async function actOnBox(intent: BoxIntent, box: Box, { viewer, today }: Actor): Promise<FormAnswer> {
  const { id: boxId, place } = box
  const find = (changes: Parameters<typeof crewOf>[0]) => crewOf(changes).boxes.find(({ id }) => id === boxId)
  const common = { refused: 'Nie udało się zapisać', focus: 'heading' as const }
  switch (intent) {
    case 'pause':
    case 'resume': {
      const isPaused = intent === 'pause'
      return tryRecord(
        viewer.id,
        {
          build: (id) => ({
            kind: 'box-saved',
            id,
            day: today,
            box: { ...box, isPaused: isPaused || undefined },
          }),
        },
        {
          ...common,
          isNeeded: ifThere(find, (current) => (current.isPaused === true) !== isPaused),
          done: () => ({
            title: isPaused ? 'Wstrzymano skrzynkę' : 'Wznowiono skrzynkę',
            description: place,
          }),
        },
      )
    }
    case 'close':
      return tryRecord(
        viewer.id,
        { build: (id) => ({ kind: 'box-closed', id, day: today, boxId }) },
        {
          ...common,
          isNeeded: ifThere(find, () => true),
          done: () => ({ title: 'Zamknięto skrzynkę', description: place }),
        },
      )
    case 'renew': {
      const { createBox } = await import('~/browser/crew/boxes.client')
      const renewed = await createBox(place)
      return tryRecord(
        viewer.id,
        [
          { id: createId(), build: (id) => ({ kind: 'box-closed', id, day: today, boxId }) },
          { id: createId(), build: (id) => ({ kind: 'box-saved', id, day: today, box: renewed }) },
        ],
        {
          ...common,
          isNeeded: ifThere(find, () => true),
          done: () => ({ title: 'Wymieniono kod skrzynki', description: `${place}: powieś nowy plakat` }),
          to: href('/reports/boxes/:id/poster', { id: renewed.id }),
        },
      )
    }
  }
}
