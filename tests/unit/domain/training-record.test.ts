import { describe, expect, it } from 'vitest'

import { effectiveChanges, type Change } from '~/domain/change'
import { listTrainingEndings, trainingMark, withTrainingChanges } from '~/domain/training-record'

import { TODAY, training } from '../../support/builders'

let steps = 0
const step = (kind: 'signed-up' | 'signed-off' | 'training-cancelled' | 'training-completed'): Change => ({
  kind,
  id: `step-${++steps}`,
  day: TODAY,
  trainingId: 'training-1',
})

const { participants: _participants, status: _status, ...plan } = training()
const saved = (changed: Partial<typeof plan>): Change => ({
  kind: 'training-saved',
  id: `step-${++steps}`,
  day: TODAY,
  training: { ...plan, ...changed },
})

const after = (...changes: Change[]) =>
  withTrainingChanges([training({ participants: ['jan'] })], changes, 'ewa')

describe('trainings with a person’s own changes', () => {
  it('are the sample where nothing was done', () => {
    expect(after()).toEqual([
      { ...training({ participants: ['jan'] }), isOwn: false, isChanged: false, isEndedHere: false },
    ])
  })

  it('count the person who signed up once, behind those who were there, and no longer after signing off', () => {
    expect(after(step('signed-up'), step('signed-up'))[0]?.participants).toEqual(['jan', 'ewa'])
    expect(after(step('signed-up'), step('signed-off'))[0]?.participants).toEqual(['jan'])
    expect(after(step('signed-up'))[0]?.isChanged).toBe(false)
  })

  it('move who signs off and on again to the end of the line, and undoing gives the place back', () => {
    const sample = [training({ participants: ['ewa', 'jan'] })]
    const off = step('signed-off')
    expect(withTrainingChanges(sample, [off, step('signed-up')], 'ewa')[0]?.participants).toEqual([
      'jan',
      'ewa',
    ])
    const undone: Change = { kind: 'undone', id: 'undone', day: TODAY, changeId: off.id }
    expect(withTrainingChanges(sample, effectiveChanges([off, undone]), 'ewa')[0]?.participants).toEqual([
      'ewa',
      'jan',
    ])
  })

  it('are cancelled and completed', () => {
    expect(after(step('training-cancelled'))[0]).toMatchObject({
      status: 'cancelled',
      isChanged: true,
      isEndedHere: true,
    })
    expect(after(step('training-completed'))[0]).toMatchObject({
      status: 'completed',
      isChanged: true,
      isEndedHere: true,
    })
  })

  it('are changed without losing who comes, and lose a maximum that was taken away', () => {
    const [changed] = after(
      saved({ title: 'Inna nazwa', maxParticipants: 5 }),
      saved({ title: 'Nowa nazwa' }),
    )
    expect(changed).toMatchObject({ title: 'Nowa nazwa', participants: ['jan'], isOwn: false })
    expect(changed?.maxParticipants).toBeUndefined()
  })

  it('have new ones, scheduled and empty', () => {
    const [, added] = after(saved({ id: 'new', title: 'Nowe' }))
    expect(added).toMatchObject({ id: 'new', status: 'scheduled', participants: [], isOwn: true })
  })

  it('know nothing of a step in a training that is not there', () => {
    expect(withTrainingChanges([], [step('signed-up')], 'ewa')).toEqual([])
  })
})

describe('what was done to a training here', () => {
  const markAfter = (...changes: Change[]) => {
    const [first] = after(...changes)
    return first && trainingMark(first)
  }

  it('is said of one that others know as well, but not of the person’s own place', () => {
    expect(markAfter()).toBeUndefined()
    expect(markAfter(step('signed-up'))).toBeUndefined()
    expect(markAfter(step('training-cancelled'))).toBe('zmienione w\u00a0tej przeglądarce')
    expect(markAfter(saved({ title: 'Inny tytuł' }))).toBe('zmienione w\u00a0tej przeglądarce')
  })

  it('is that nobody else knows it where it was added here', () => {
    const [added] = withTrainingChanges([], [saved({})], 'ewa')
    expect(added && trainingMark(added)).toBe('tylko w\u00a0tej przeglądarce')
  })

  it('can be taken back where it ended the training', () => {
    const cancelled = step('training-cancelled')
    expect(listTrainingEndings('training-1', [step('signed-up'), cancelled])).toEqual([cancelled])
    expect(listTrainingEndings('training-2', [cancelled])).toEqual([])
  })
})
