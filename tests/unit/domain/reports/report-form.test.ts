import { describe, expect, it } from 'vitest'

import { REPORT_STATUSES } from '~/domain/reports/report'
import { crewOf, OUTSIDE_CREW, parseNewReport } from '~/domain/reports/report-form'
import { MAX_NOTE_LENGTH, parseReportMove } from '~/domain/reports/report-move'

import { TODAY, user } from '../../../support/builders'
import { formOf } from '../../../support/form'

const VIEWER = { id: 'ola' }

const PEOPLE: Parameters<typeof parseNewReport>[2] = {
  viewer: VIEWER,
  reporters: [],
  crew: [VIEWER, { id: 'jan' }, { id: 'ewa' }],
}

const NOW = { day: TODAY, time: '10:00' }

const FIELDS = { type: 'accident', date: TODAY, description: ' Upadek z drabiny. ', location: '' }

function typed(fields: Record<string, string>, witnesses: string[] = [], now = NOW, people = PEOPLE) {
  const form = formOf({ ...FIELDS, ...fields })
  for (const id of witnesses) form.append('witnesses', id)
  return parseNewReport(form, { today: TODAY, now }, people)
}

describe('a new report', () => {
  it('says who was hurt in an accident, how badly, and when the employer was told', () => {
    const answers = {
      who: 'contract_worker',
      severity: 'serious',
      isCollective: 'on',
      notifiedOn: '2026-11-21',
    }
    expect(typed(answers).value).toMatchObject({
      accident: { who: 'contract_worker', severity: 'serious', isCollective: true },
      notifiedOn: '2026-11-21',
    })
    const nearMiss = typed({ ...answers, type: 'near_miss' }).value
    expect(nearMiss).not.toHaveProperty('accident')
    expect(nearMiss).not.toHaveProperty('notifiedOn')
  })

  it('has the role of the injured person by the basis of their work, unless somebody chooses one', () => {
    const crew = [VIEWER, { id: 'jan', basis: 'agency' as const }, { id: 'ewa', basis: 'student' as const }]
    const of = (fields: Record<string, string>) => typed({ who: '', ...fields }, [], NOW, { ...PEOPLE, crew })
    expect(of({ injuredId: 'jan' }).value).toMatchObject({ accident: { who: 'temporary' } })
    expect(of({ injuredId: 'jan', who: 'commuter' }).value).toMatchObject({ accident: { who: 'commuter' } })
    expect(of({ injuredId: 'ewa' }).errors).toHaveProperty('who')
  })

  it('tells the employer between the event and today', () => {
    const told = (notifiedOn: string) => typed({ date: '2026-11-20', notifiedOn }).errors
    expect(told('2026-11-19')).toEqual({ notifiedOn: 'Podaj dzień nie wcześniejszy niż dzień zdarzenia' })
    expect(told('2026-11-22')).toEqual({ notifiedOn: 'Podaj dzień nie późniejszy niż dziś' })
    expect(told('2026-11-20')).toBeUndefined()
  })

  it('names each wrong field, also the day of death', () => {
    expect(typed({ description: '', severity: 'fatal' }).errors).toEqual({
      description: 'Opisz to jednym zdaniem',
      deathOn: 'Podaj dzień śmierci',
    })
  })

  it('has the typed values without empty ones', () => {
    expect(typed({}).value).toEqual({
      reportedBy: 'ola',
      type: 'accident',
      accident: { who: 'employee', severity: 'unknown' },
      date: TODAY,
      description: 'Upadek z drabiny.',
    })
  })

  it('names each witness once, and only people from the list', () => {
    expect(typed({}, ['jan', 'jan', 'nobody', 'ewa']).value?.witnesses).toEqual(['jan', 'ewa'])
  })

  it('is in the name of the viewer, or of somebody in whose name they may file it', () => {
    const people = { ...PEOPLE, reporters: [{ id: 'ewa' }] }
    expect(typed({ reportedBy: 'ewa' }, [], NOW, people).value?.reportedBy).toBe('ewa')
    expect(typed({ reportedBy: 'ola' }, [], NOW, people).value?.reportedBy).toBe('ola')
    expect(typed({ reportedBy: 'jan' }, [], NOW, people).errors).toEqual({
      reportedBy: 'Wybierz osobę z listy',
    })
    expect(typed({ reportedBy: 'ewa' }).errors).toHaveProperty('reportedBy')
  })

  it('does not name who reports it as a witness, but may name the viewer', () => {
    const people = { ...PEOPLE, reporters: [{ id: 'ewa' }] }
    expect(typed({ reportedBy: 'ewa' }, ['ewa', 'ola'], NOW, people).value?.witnesses).toEqual(['ola'])
    expect(typed({}, ['ola']).value).not.toHaveProperty('witnesses')
  })

  it('has no witnesses if it is an indisposition', () => {
    expect(typed({ type: 'indisposition' }, ['jan']).value).not.toHaveProperty('witnesses')
  })

  it('is an accident with a mark if nobody was hurt', () => {
    expect(typed({ type: 'near_miss', injured: 'Jan' }).value).toEqual({
      reportedBy: 'ola',
      type: 'accident',
      isNearMiss: true,
      date: TODAY,
      description: 'Upadek z drabiny.',
    })
  })

  it('says who was hurt only if it is an accident', () => {
    expect(typed({ injured: ' Jan  Nowak ' }).value?.injured).toBe('Jan Nowak')
    expect(typed({ type: 'indisposition', injured: 'Jan' }).value).not.toHaveProperty('injured')
  })

  it('names the injured person of the crew by id, and nobody in words beside them', () => {
    expect(typed({ injuredId: 'jan', injured: 'Ewa' }).value).toMatchObject({ injuredId: 'jan' })
    expect(typed({ injuredId: 'jan', injured: 'Ewa' }).value).not.toHaveProperty('injured')
    expect(typed({ injuredId: 'ola' }).value?.injuredId, 'the viewer').toBe('ola')
    expect(typed({ injuredId: '' }).value).not.toHaveProperty('injuredId')
    expect(typed({ injuredId: 'nobody', who: 'visitor' }).errors).toEqual({
      injuredId: 'Wybierz osobę z listy',
    })
  })

  it('names the injured person of no other kind', () => {
    for (const type of ['near_miss', 'indisposition'])
      expect(typed({ type, injuredId: 'jan' }).value).not.toHaveProperty('injuredId')
    expect(typed({ type: 'near_miss', injuredId: OUTSIDE_CREW }).errors).toBeUndefined()
  })

  it('says in words who was hurt if they are not of the crew', () => {
    const outside = (injured: string) => typed({ injuredId: OUTSIDE_CREW, injured, who: 'visitor' })
    expect(outside('kurier').value).toMatchObject({ injured: 'kurier' })
    expect(outside('kurier').value).not.toHaveProperty('injuredId')
    expect(outside(' ').errors).toEqual({
      injured: 'Podaj, kto ucierpiał, na przykład „kierowca firmy przewozowej”',
    })
  })

  it('does not name the injured person as a witness, unless nobody was hurt', () => {
    expect(typed({ injuredId: 'jan' }, ['jan', 'ewa']).value?.witnesses).toEqual(['ewa'])
    expect(typed({ type: 'near_miss', injuredId: 'jan' }, ['jan']).value?.witnesses).toEqual(['jan'])
  })

  it('has its hour up to now, and any hour of another day', () => {
    expect(typed({ time: '10:00' }).value?.time).toBe('10:00')
    expect(typed({ time: '' }).value).not.toHaveProperty('time')
    expect(typed({ time: '23:59', date: '2026-11-20' }).value?.time).toBe('23:59')
  })

  it('has any hour of the shown day when midnight has passed since', () => {
    expect(typed({ time: '23:50' }, [], { day: '2026-11-22', time: '00:10' }).value?.time).toBe('23:50')
  })

  it.each([
    ['description', '  \u200B ', 'Opisz to jednym zdaniem'],
    ['description', 'x'.repeat(2_001), 'Skróć opis do 2000 znaków'],
    ['location', 'x'.repeat(121), 'Skróć miejsce do 120 znaków'],
    ['type', 'theft', 'Wybierz rodzaj zgłoszenia'],
    ['date', '', 'Podaj datę zdarzenia'],
    ['date', '2026-02-30', 'Podaj datę, która istnieje, na przykład 21.11.2026'],
    ['date', '2026-11-22', 'Data zdarzenia nie może być późniejsza niż dziś'],
    ['date', '1999-12-31', 'Podaj datę najwcześniej z roku 2000'],
    ['time', '10:01', 'Godzina zdarzenia nie może być późniejsza niż teraz'],
    ['time', '25:00', 'Podaj godzinę w postaci 9:05'],
    ['injured', 'x'.repeat(121), 'Skróć wpis o osobie do 120 znaków'],
  ])('refuses %s %j', (field, value, message) => {
    expect(typed({ [field]: value }).errors).toEqual({ [field]: message })
  })
})

const colleague = user({ id: 'colleague', lastName: 'Ćma' })
const other = user({ id: 'other', lastName: 'Adamska', company: 'Inna Firma' })
const users = [user(), colleague, other]

describe('the crew that a report may name', () => {
  it('are other people of the same company', () => {
    expect(crewOf(user(), users)).toEqual([colleague])
  })

  it('are nobody for a person without a company', () => {
    const selfEmployed = user({ company: undefined })
    expect(crewOf(selfEmployed, [selfEmployed, user({ id: 'x', company: undefined })])).toEqual([])
  })

  it('are everybody for an administrator, sorted by name', () => {
    const admin = user({ id: 'admin', role: 'admin', company: undefined })
    expect(crewOf(admin, [colleague, admin, other])).toEqual([other, colleague])
  })
})

const DONE = { isOpen: false, hasBegun: false }

const move = (
  fields: { status?: string; note?: string; confirmed?: string },
  present = 'new',
  progress = DONE,
) => parseReportMove(formOf(fields), present, progress)

describe('a move of a report', () => {
  it.each(REPORT_STATUSES)('leads from any other status to %s', (status) => {
    for (const present of REPORT_STATUSES.filter((each) => each !== status)) {
      expect(move({ status, note: '' }, present)).toEqual({ value: { status } })
    }
  })

  it('leads out of a status that this version does not know', () => {
    expect(move({ status: 'new' }, 'archived').value).toEqual({ status: 'new' })
  })

  it('keeps the note without the white space around it', () => {
    expect(move({ status: 'closed', note: ' Nowy świadek ' }).value).toEqual({
      status: 'closed',
      note: 'Nowy świadek',
    })
  })

  it('has no note if only white space was typed', () => {
    expect(move({ status: 'closed', note: ' \n ' }).value).toEqual({ status: 'closed' })
  })

  it('asks before it closes an accident with open steps, and for a reason if some are recorded', () => {
    const open = { isOpen: true, hasBegun: false }
    expect(move({ status: 'closed' }, 'new', open).errors).toHaveProperty('confirmed')
    expect(move({ status: 'closed', confirmed: 'on' }, 'new', open).value).toEqual({ status: 'closed' })
    const begun = { isOpen: true, hasBegun: true }
    expect(move({ status: 'closed', confirmed: 'on' }, 'new', begun).errors).toEqual({
      note: 'Podaj powód zamknięcia',
    })
    expect(move({ status: 'closed', confirmed: 'on', note: 'Pomyłka' }, 'new', begun).value).toEqual({
      status: 'closed',
      note: 'Pomyłka',
    })
    expect(move({ status: 'investigating' }, 'new', begun).value).toEqual({ status: 'investigating' })
  })

  it('is rejected if the report has that status already', () => {
    expect(move({ status: 'new' }).errors).toEqual({ status: 'Wybierz inny status niż obecny' })
  })

  it('is rejected if the status is unknown or missing', () => {
    expect(move({ status: 'gone' }).errors).toEqual({ status: 'Wybierz status z listy' })
    expect(move({}).errors).toHaveProperty('status')
  })

  it('takes a note of 500 characters and rejects a longer one', () => {
    expect(MAX_NOTE_LENGTH).toBe(500)
    expect(move({ status: 'closed', note: 'x'.repeat(500) }).value?.note).toHaveLength(500)
    expect(move({ status: 'closed', note: 'x'.repeat(501) }).errors).toEqual({
      note: 'Skróć notatkę do 500 znaków',
    })
  })
})
