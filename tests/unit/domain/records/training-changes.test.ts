import { describe, expect, it } from 'vitest'

import { effectiveChanges, type Change } from '~/domain/changes/change'
import { listTrainingEndings, trainingMark, withTrainingChanges } from '~/domain/records/training-changes'

import { TODAY, training } from '../../../support/builders'

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
  it('are those of the sample if nothing was changed', () => {
    expect(after()).toEqual([
      { ...training({ participants: ['jan'] }), isOwn: false, isChanged: false, isEndedHere: false },
    ])
  })

  it('have a person who signed up once and last, until they sign off', () => {
    expect(after(step('signed-up'), step('signed-up'))[0]?.participants).toEqual(['jan', 'ewa'])
    expect(after(step('signed-up'), step('signed-off'))[0]?.participants).toEqual(['jan'])
    expect(after(step('signed-up'))[0]?.isChanged).toBe(false)
  })

  it('have the participants whom their centre added, until it removes them', () => {
    const participant = (kind: 'participant-added' | 'participant-removed', userId: string): Change => ({
      kind,
      id: `step-${++steps}`,
      day: TODAY,
      trainingId: 'training-1',
      userId,
    })
    const added = [participant('participant-added', 'ala'), participant('participant-added', 'ala')]
    expect(after(...added)[0]).toMatchObject({ participants: ['jan', 'ala'], isChanged: false })
    expect(after(...added, participant('participant-removed', 'jan'))[0]?.participants).toEqual(['ala'])
  })

  it('have the employees whom the person signed up, and not the person', () => {
    const employee = (kind: 'employee-signed-up' | 'employee-signed-off', userId: string): Change => ({
      kind,
      id: `step-${++steps}`,
      day: TODAY,
      trainingId: 'training-1',
      userId,
    })
    const up = employee('employee-signed-up', 'ala')
    expect(after(up, up)[0]?.participants).toEqual(['jan', 'ala'])
    expect(after(employee('employee-signed-off', 'jan'))[0]?.participants).toEqual([])
    expect(after(step('signed-up'), employee('employee-signed-off', 'ala'))[0]?.participants).toEqual([
      'jan',
      'ewa',
    ])
    expect(after(up)[0]?.isChanged).toBe(false)
  })

  it('move a person who signs off and up again to the end, and undoing gives the place back', () => {
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

  it('keep their participants when they are edited, and lose a removed maximum', () => {
    const [changed] = after(
      saved({ title: 'Inna nazwa', maxParticipants: 5, lastDay: '2026-12-06' }),
      saved({ title: 'Nowa nazwa' }),
    )
    expect(changed).toMatchObject({ title: 'Nowa nazwa', participants: ['jan'], isOwn: false })
    expect(changed?.maxParticipants).toBeUndefined()
    expect(changed?.lastDay).toBeUndefined()
  })

  it('include new ones, scheduled and empty', () => {
    const [, added] = after(saved({ id: 'new', title: 'Nowe' }))
    expect(added).toMatchObject({ id: 'new', status: 'scheduled', participants: [], isOwn: true })
  })

  it('ignore a change of an unknown training', () => {
    expect(withTrainingChanges([], [step('signed-up')], 'ewa')).toEqual([])
  })
})

describe('the local change of a training', () => {
  const markAfter = (...changes: Change[]) => {
    const [first] = after(...changes)
    return first && trainingMark(first)
  }

  it('marks a training that other people know as changed, but not for the person’s own enrolment', () => {
    expect(markAfter()).toBeUndefined()
    expect(markAfter(step('signed-up'))).toBeUndefined()
    expect(markAfter(step('training-cancelled'))).toBe('zmienione w\u00a0tej przeglądarce')
    expect(markAfter(saved({ title: 'Inny tytuł' }))).toBe('zmienione w\u00a0tej przeglądarce')
  })

  it('marks a training that was added here as unknown to others', () => {
    const [added] = withTrainingChanges([], [saved({})], 'ewa')
    expect(added && trainingMark(added)).toBe('tylko w\u00a0tej przeglądarce')
  })

  it('can be undone if it ended the training', () => {
    const cancelled = step('training-cancelled')
    expect(listTrainingEndings('training-1', [step('signed-up'), cancelled])).toEqual([cancelled])
    expect(listTrainingEndings('training-2', [cancelled])).toEqual([])
  })
})
