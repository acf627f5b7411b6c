import { describe, expect, it } from 'vitest'

import type { DropOf } from '~/domain/crew/drops/drop'
import { notesOf, reporterOf, reportFacts, sourceOf } from '~/domain/crew/drops/report-of-drop'
import { sourceLabel } from '~/domain/crew/records/taken-drop'
import { MAX_NOTE_LENGTH } from '~/domain/reports/report-move'

import { user } from '../../../../support/builders'

const ARRIVAL = { box: { id: 'box-1', place: 'Hala A, wejście' }, receivedOn: '2026-11-21' }

function told(overrides: Partial<DropOf<'told'>> = {}): DropOf<'told'> {
  return {
    kind: 'told',
    v: 1,
    id: 'drop-1',
    language: 'uk',
    about: 'near_miss',
    text: 'Спала коробка',
    location: 'regał 4',
    date: '2026-11-20',
    time: '09:05',
    photos: [],
    ...overrides,
  }
}

describe('a report that is made of a drop', () => {
  it('is filled in with what the sender has told, and counts for the place of the box', () => {
    expect(reportFacts(told(), ARRIVAL)).toEqual({
      kind: 'near_miss',
      date: '2026-11-20',
      time: '09:05',
      description: 'Спала коробка',
      location: 'Hala A wejście, regał 4',
    })
  })

  it('is of the day on which the drop came, without an hour, if the sender has named no day', () => {
    expect(reportFacts(told({ date: undefined }), ARRIVAL)).toMatchObject({ date: '2026-11-21' })
    expect(reportFacts(told({ date: undefined }), ARRIVAL)).not.toHaveProperty('time')
  })

  it('says of an accident when the employer was told, because the clock starts then', () => {
    expect(reportFacts(told({ about: 'accident' }), ARRIVAL)).toMatchObject({ notifiedOn: '2026-11-21' })
    expect(reportFacts(told(), ARRIVAL)).not.toHaveProperty('notifiedOn')
  })

  it('never has a place that is too long for a report', () => {
    expect(reportFacts(told({ location: 'x'.repeat(120) }), ARRIVAL).location).toHaveLength(120)
  })
})

describe('the reporter of a report that is made of a drop', () => {
  const jan = user({ id: 'u1', firstName: 'Jan', lastName: 'Wójcik' })
  const ewa = user({ id: 'u2', firstName: 'Ewa', lastName: 'Wójcik' })

  it('is whoever has the name that the sender gave, in any order and without its marks', () => {
    expect(reporterOf(told({ name: 'Jan Wójcik' }), [ewa, jan])).toBe(jan)
    expect(reporterOf(told({ name: 'wojcik  JAN ' }), [ewa, jan])).toBe(jan)
  })

  it('is nobody if the name is of nobody, of several, or not given', () => {
    expect(reporterOf(told({ name: 'Jan' }), [ewa, jan])).toBeUndefined()
    expect(reporterOf(told({ name: 'Jan Wójcik' }), [jan, { ...jan, id: 'u3' }])).toBeUndefined()
    expect(reporterOf(told(), [jan])).toBeUndefined()
  })
})

describe('the source of a report', () => {
  it('names the box, and the sender only if they have named themselves', () => {
    const named = sourceOf(told({ name: 'Jan Lis', phone: '600 700 800' }), ARRIVAL)
    expect(sourceLabel(named)).toBe(
      'Ze skrzynki: Hala A, wejście, odebrano 21.11.2026, zgłasza: Jan Lis, 600 700 800',
    )
    const anonymous = sourceOf(told({ phone: '600 700 800' }), ARRIVAL)
    expect(sourceLabel(anonymous)).toBe('Ze skrzynki: Hala A, wejście, odebrano 21.11.2026, anonimowo')
    expect(JSON.stringify(anonymous)).not.toContain('600')
  })
})

describe('the notes of a drop that is joined with a report', () => {
  it('are its text, whole', () => {
    expect(notesOf({ text: 'Spadła paleta.\nNikt nie ucierpiał.' })).toEqual([
      'Spadła paleta.\nNikt nie ucierpiał.',
    ])
  })

  it('are as many as a long text needs, and no word is divided', () => {
    const text = 'Paleta spadła z\u00a0regału. '.repeat(60).trim()
    const notes = notesOf({ text })
    expect(notes.length).toBeGreaterThan(2)
    expect(notes.every((note) => note.length <= MAX_NOTE_LENGTH)).toBe(true)
    expect(notes.join(' ')).toBe(text)
  })

  it('divide a word that is longer than a note', () => {
    const text = 'x'.repeat(MAX_NOTE_LENGTH + 1)
    expect(notesOf({ text })).toEqual(['x'.repeat(MAX_NOTE_LENGTH), 'x'])
  })
})
