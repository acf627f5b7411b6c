import { describe, expect, it } from 'vitest'

import { programmesBy } from '~/domain/records/latest-changes'
import { MAX_TOPIC_LENGTH, parseTopics, tooFewHoursText, totalHours } from '~/domain/trainings/programme'

import { TODAY } from '../../../support/builders'

function parse(...rows: [title: string, lectures: string, exercises: string][]) {
  const form = new FormData()
  for (const [row, [title, lectures, exercises]] of rows.entries()) {
    form.set(`title-${row}`, title)
    form.set(`lectures-${row}`, lectures)
    form.set(`exercises-${row}`, exercises)
  }
  return parseTopics(form)
}

describe('the programme of a training', () => {
  it('has the topics in their order with their hours, without empty rows', () => {
    const { value } = parse([' Regulacje prawne ', '1,5', ''], ['', '', ''], ['Pierwsza pomoc', '1', '2'])
    expect(value).toEqual([
      { title: 'Regulacje prawne', lectures: 1.5, exercises: 0 },
      { title: 'Pierwsza pomoc', lectures: 1, exercises: 2 },
    ])
    expect(value && totalHours(value)).toEqual({ lectures: 2.5, exercises: 2 })
  })

  it('refuses a topic without hours, hours without a topic and what is no number, each beside its field', () => {
    expect(parse(['Regulacje', '', ''], ['', '2', ''], ['Pomoc', 'dwie', '0']).errors).toEqual({
      'lectures-0': 'Podaj godziny wykładów albo ćwiczeń',
      'title-1': 'Podaj temat',
      'lectures-2': 'Podaj liczbę godzin, na przykład 2 albo 1,5',
    })
    expect(parse(['a'.repeat(MAX_TOPIC_LENGTH + 1), '1', '']).errors).toEqual({
      'title-0': `Skróć temat do ${MAX_TOPIC_LENGTH} znaków`,
    })
  })

  it('is told from what the law asks for, in lesson hours', () => {
    const topics = [
      { title: 'Prawo', lectures: 1.5, exercises: 0 },
      { title: 'Pierwsza pomoc', lectures: 4, exercises: 2 },
    ]
    expect(tooFewHoursText({ type: 'bhp', scope: 'workers' }, topics)).toMatch(/^Program ma 7,5 .*mniej 8\.$/)
    expect(tooFewHoursText({ type: 'bhp', scope: 'bhp_service' }, topics)).toMatch(/co najmniej 32\.$/)
    const whole = [...topics, { title: 'Ergonomia', lectures: 0.5, exercises: 0 }]
    expect(tooFewHoursText({ type: 'bhp', scope: 'workers' }, whole)).toBeUndefined()
    expect(tooFewHoursText({ type: 'fire_protection', scope: 'staff' }, topics)).toBeUndefined()
    expect(tooFewHoursText({ type: 'bhp', scope: 'workers' }, []), 'no programme yet').toBeUndefined()
  })

  it('needs a topic', () => {
    expect(parse(['', '', '']).errors).toEqual({ 'title-0': 'Podaj co najmniej jeden temat' })
  })

  it('is that of all trainings that lead to the same, as it was written last', () => {
    const saved = (id: string, scope: 'workers' | 'managers', title: string) => ({
      kind: 'programme-saved' as const,
      id,
      day: TODAY,
      programme: {
        qualification: { type: 'bhp' as const, scope },
        topics: [{ title, lectures: 1, exercises: 0 }],
      },
    })
    const programmeOf = programmesBy([
      saved('a', 'workers', 'Dawny'),
      saved('b', 'managers', 'Inny'),
      saved('c', 'workers', 'Nowy'),
    ])
    expect(programmeOf({ type: 'bhp', scope: 'workers' })).toEqual([
      { title: 'Nowy', lectures: 1, exercises: 0 },
    ])
    expect(programmeOf({ type: 'first_aid', scope: 'staff' })).toBeUndefined()
  })
})
