import { describe, expect, it } from 'vitest'

import {
  admissionsOf,
  admissionOf,
  withoutHealth,
  isUnable,
  needsAction,
  sortWorstFirst,
} from '~/domain/admission/admission'
import { itemLabel, itemTone, lackingSummary, mayWorkLabel } from '~/domain/admission/admission-label'
import { nextQualification } from '~/domain/admission/requirement-item'
import { settlingQuestion } from '~/domain/admission/settling-question'
import type { Certificate } from '~/domain/certificates/certificate'
import type { EmploymentRecords } from '~/domain/employment/employment-records'
import type { Person } from '~/domain/people/user'
import type { Position } from '~/domain/qualifications/requirement'
import { shiftDay } from '~/domain/words/day'

import { certificate, examination, factsFor, induction, papers, TODAY, user } from '../../../support/builders'

const POSITIONS: Position[] = [
  { name: 'spawacz', requirements: [{ qualification: { type: 'bhp', scope: 'workers' } }] },
  {
    name: 'operator wózka',
    requirements: [
      { qualification: { type: 'bhp', scope: 'workers' } },
      { qualification: { type: 'machine_operator', scope: 'forklift' }, alsoBy: ['forklift_with_boom'] },
    ],
  },
]

const FACTS = factsFor(POSITIONS)
const WORKERS = { qualification: { type: 'bhp', scope: 'workers' } } as const

const welder = user({ position: 'Spawacz' })
const driver = user({ position: 'operator wózka' })

const bhp = (overrides: Partial<Certificate> = {}) => certificate({ scope: 'workers', ...overrides })
const udt = (overrides: Partial<Certificate> = {}) =>
  certificate({ id: 'udt', type: 'machine_operator', scope: 'forklift', ...overrides })

const welderWith = (...certificates: Certificate[]) => admissionOf(welder, certificates, FACTS, TODAY)
const driverWith = (...certificates: Certificate[]) => admissionOf(driver, certificates, FACTS, TODAY)
const stateWith = (...certificates: Certificate[]) => welderWith(...certificates).items[0]?.state

describe('who may work', () => {
  it('is whoever has every required qualification, through the first day on which one ends', () => {
    const admission = driverWith(bhp({ expiryDate: TODAY }), udt({ expiryDate: '2029-01-01' }))
    expect(admission).toMatchObject({ mayWork: true, until: TODAY })
    expect(mayWorkLabel(admission)).toBe('Do 21.11.2026')
    expect(driverWith(bhp(), udt({ expiryDate: shiftDay(TODAY, { days: -1 }) })).mayWork).toBe(false)
    expect(driverWith(bhp()).mayWork).toBe(false)
  })

  it('is not whoever has it only as a claim that waits to be confirmed, or as a revoked one', () => {
    expect(stateWith(bhp({ status: 'pending' }))).toBe('pending')
    expect(stateWith(bhp({ status: 'revoked' }))).toBe('missing')
    expect(welderWith(bhp({ status: 'pending' })).mayWork).toBe(false)
  })

  it('is not whoever has it of another scope, of another person or from a later day', () => {
    expect(driverWith(bhp(), udt({ scope: 'mobile_platform' })).mayWork).toBe(false)
    expect(driverWith(bhp(), udt({ scope: undefined })).mayWork).toBe(false)
    expect(stateWith(bhp({ userId: 'user-2' }))).toBe('missing')
    expect(stateWith(bhp({ issueDate: '2026-11-22' }))).toBe('missing')
  })

  it('stays without an end if the law sets no term', () => {
    const aider: Position = {
      name: 'spawacz',
      requirements: [{ qualification: { type: 'first_aid', scope: 'staff' } }],
    }
    const firstAid = certificate({ type: 'first_aid', scope: 'staff', expiryDate: undefined })
    const admission = admissionOf(welder, [firstAid], factsFor([aider]), TODAY)
    expect(admission).toMatchObject({ mayWork: true })
    expect(admission.until).toBeUndefined()
    expect(mayWorkLabel(admission)).toBe('Tak')
  })

  it('cannot be said if nobody has set what the position requires', () => {
    for (const position of [undefined, 'stażysta']) {
      const admission = admissionOf(user({ position }), [bhp()], FACTS, TODAY)
      expect(admission.mayWork).toBeUndefined()
      expect(admission.unknown).toBe(position === undefined ? 'position' : 'requirements')
      expect(mayWorkLabel(admission)).toBe('Nie wiadomo')
      expect(needsAction(admission)).toBe(true)
    }
  })
})

describe('periodic training', () => {
  const hired = (hiredOn: string | undefined, ...certificates: Certificate[]) =>
    admissionOf(user({ position: 'spawacz', hiredOn }), certificates, FACTS, TODAY)
  const onPosition = (scope: 'workers' | 'dangerous_work' | 'managers', ...certificates: Certificate[]) =>
    admissionOf(
      user({ position: 'x', hiredOn: '2026-05-21' }),
      certificates,
      factsFor([{ name: 'x', requirements: [{ qualification: { type: 'bhp', scope } }] }]),
      TODAY,
    )

  it('stops nobody for 12 months after they were hired, and then stops them', () => {
    const admission = hired('2026-10-01')
    expect(admission).toMatchObject({ mayWork: true, until: '2027-10-01', items: [{ state: 'first' }] })
    expect(needsAction(admission)).toBe(false)
    expect(hired('2025-11-21')).toMatchObject({
      mayWork: true,
      until: TODAY,
      items: [{ state: 'first_soon' }],
    })
    expect(lackingSummary(hired('2025-11-21'), TODAY)).toBe('BHP: pierwsze szkolenie do 21.11.2026')
    expect(hired('2025-11-20')).toMatchObject({ mayWork: false, items: [{ state: 'missing' }] })
    // Somebody who begins later has the same months then.
    expect(hired('2026-12-01')).toMatchObject({ items: [{ state: 'first', lastDay: '2027-12-01' }] })
  })

  it('is due within 6 months for those who direct others', () => {
    expect(onPosition('managers').until).toBe(TODAY)
    expect(onPosition('workers').until).toBe('2027-05-21')
  })

  it('is unknown without the day of hire and without a certificate, whatever else is fine', () => {
    const admission = hired(undefined)
    expect(admission).toMatchObject({ mayWork: undefined, unknown: 'hire', items: [{ state: 'unknown' }] })
    expect(lackingSummary(admission, TODAY)).toBe('BHP: podaj datę zatrudnienia')
    expect(needsAction(admission)).toBe(true)
    expect(hired(undefined, bhp({ status: 'pending' })).unknown).toBe('hire')
    expect(hired(undefined, bhp({ expiryDate: shiftDay(TODAY, { days: -1 }) })).mayWork).toBe(false)
    // Whatever is lacking besides is known.
    expect(
      admissionOf(user({ position: 'operator wózka', hiredOn: undefined }), [], FACTS, TODAY).mayWork,
    ).toBe(false)
  })

  it('of a group with the same programme counts until its own end or the rhythm of the position', () => {
    const manual = bhp({ scope: 'workers', issueDate: '2026-06-01', expiryDate: '2029-06-01' })
    expect(onPosition('dangerous_work', manual).until).toBe('2027-06-01')
    expect(onPosition('workers', { ...manual, scope: 'dangerous_work' }).until).toBe('2029-06-01')
    expect(onPosition('workers', { ...manual, expiryDate: '2027-12-24' }).until).toBe('2027-12-24')
    expect(onPosition('workers', { ...manual, scope: undefined }).until).toBe('2029-06-01')
  })

  it('of another group counts only once somebody has said that its programme covers this one', () => {
    const office = bhp({ scope: 'office', issueDate: '2025-12-01', expiryDate: '2031-12-01' })
    const covering = { ...office, programmeAnswers: [{ group: 'workers' as const, covers: true }] }
    const other = { ...office, programmeAnswers: [{ group: 'workers' as const, covers: false }] }
    const longHired = user({ position: 'x', hiredOn: '2019-03-04' })
    const judged = (held: Certificate, day = TODAY) => {
      const positions = [{ name: 'x', requirements: [WORKERS] }]
      return admissionOf(longHired, [held], factsFor(positions), day)
    }
    expect(judged(office)).toMatchObject({
      mayWork: undefined,
      unknown: 'certificate',
      items: [{ state: 'unknown', doubt: 'programme' }],
    })
    expect(settlingQuestion(judged(office))).toBe(
      'Czy program szkolenia obejmuje zakres dla stanowisk robotniczych?',
    )
    expect(lackingSummary(judged(office), TODAY)).toBe('BHP: szkolenie innej grupy')
    expect(judged(office, '2028-12-02')).toMatchObject({ mayWork: false, items: [{ state: 'expired' }] })
    expect(judged(covering)).toMatchObject({ mayWork: true, until: '2028-12-01' })
    expect(judged(other)).toMatchObject({ mayWork: false, items: [{ state: 'missing' }] })
    // Until the first training of the employment is due, nobody has to answer.
    expect(onPosition('workers', office)).toMatchObject({ mayWork: true, until: '2027-05-21' })
  })

  it('of this employment takes the place of the first one, even if it ends sooner', () => {
    const short = bhp({ issueDate: '2026-10-05', expiryDate: '2027-04-05' })
    expect(hired('2026-10-01', short)).toMatchObject({ until: '2027-04-05', items: [{ state: 'valid' }] })
  })

  it('of a former employer that ends sooner gives way to the months after hire', () => {
    const ended = bhp({ issueDate: '2023-01-01', expiryDate: '2026-01-01' })
    expect(hired('2026-10-01', ended)).toMatchObject({
      mayWork: true,
      until: '2027-10-01',
      items: [{ state: 'first', certificate: { id: ended.id } }],
    })
    expect(hired('2019-03-04', ended)).toMatchObject({ mayWork: false, items: [{ state: 'expired' }] })
  })
})

describe('a required qualification', () => {
  it('is the one with the latest end; a pending newer one is named beside it and changes nothing', () => {
    const old = bhp({ id: 'old', expiryDate: '2026-11-13' })
    const claim = bhp({ id: 'claim', status: 'pending', expiryDate: '2029-11-13' })
    expect(welderWith(claim, old).items[0]).toMatchObject({
      state: 'expired',
      certificate: { id: 'old' },
      awaits: { id: 'claim' },
    })
    expect(welderWith(old, bhp({ id: 'new' }), claim).items[0]).toMatchObject({ certificate: { id: 'new' } })
    expect(welderWith(bhp(), bhp({ status: 'pending', expiryDate: '2027-01-01' })).items[0]?.awaits).toBe(
      undefined,
    )
  })

  it('may be fulfilled by a permit of the same employer, which UDT has to replace', () => {
    const [, driving] = POSITIONS
    const accepting: Position[] = [
      {
        name: 'operator wózka',
        requirements: (driving?.requirements ?? []).map((requirement) =>
          requirement.alsoBy ? { ...requirement, alsoBy: ['forklift_permit'] } : requirement,
        ),
      },
    ]
    const permit = udt({ scope: 'forklift_permit', issueDate: '2012-05-10', expiryDate: '2026-12-31' })
    const hiredOn = (day: string) =>
      admissionOf(
        { ...driver, hiredOn: day },
        [bhp({ expiryDate: '2029-01-01', issueDate: '2026-01-02' }), permit],
        factsFor(accepting),
        TODAY,
      )
    expect(hiredOn('2019-03-04').mayWork).toBe(false)
    const admission = hiredOn('2010-03-01')
    expect(admission).toMatchObject({
      mayWork: true,
      until: '2026-12-31',
      items: [{ state: 'expiring' }, {}],
    })
    const [item] = admission.items
    expect(item && nextQualification(item)).toEqual({ type: 'machine_operator', scope: 'forklift' })
  })

  it('may be fulfilled by another scope that the position accepts', () => {
    expect(driverWith(bhp(), udt({ scope: 'forklift_with_boom' })).mayWork).toBe(true)
    expect(driverWith(bhp(), udt({ scope: 'mobile_platform' })).mayWork).toBe(false)
  })

  it('turns from valid to expiring 90 days before its end, and to expired the day after it', () => {
    const at = (days: number) => stateWith(bhp({ expiryDate: shiftDay(TODAY, { days }) }))
    expect([91, 90, 0, -1].map(at)).toEqual(['valid', 'expiring', 'expiring', 'expired'])
  })

  it('goes by the application to UDT, before and after its last day', () => {
    const itemAt = (expiryDate: string) => driverWith(bhp(), udt({ expiryDate })).items
    const find = (expiryDate: string) =>
      itemAt(expiryDate).find(({ requirement }) => requirement.qualification.type === 'machine_operator')
    const beforeLastDay = find('2027-03-22')
    expect(beforeLastDay && itemLabel(beforeLastDay, TODAY)).toBe('wniosek do 21.12.2026')
    expect(beforeLastDay?.state).toBe('application')
    const tooLate = find('2026-11-22')
    expect(tooLate?.state).toBe('application')
    expect(tooLate && itemLabel(tooLate, TODAY)).toBe('termin na wniosek minął, wygasa jutro')
  })

  it('has the colour of its certificate, which is red in its last days, and amber while it waits or an application is due', () => {
    const toneAt = (expiryDate: string, overrides: Partial<Certificate> = {}) =>
      driverWith(bhp(), udt({ expiryDate, ...overrides }))
        .items.filter(({ requirement }) => requirement.qualification.type === 'machine_operator')
        .map((item) => itemTone(item, TODAY))[0]
    expect(toneAt('2027-03-21')).toBe('warning')
    expect(toneAt('2027-02-22')).toBe('warning')
    expect(toneAt('2026-12-05')).toBe('danger')
    expect(toneAt('2029-01-01')).toBe('success')
    expect(toneAt('2026-11-20')).toBe('danger')
    expect(toneAt('2029-01-01', { status: 'pending' })).toBe('warning')
  })
})

describe('the list of people', () => {
  it('has who may not work first, then the nearest last day, then the name', () => {
    const worker = (lastName: string) => user({ lastName, position: 'spawacz', id: lastName })
    const admissionIn = (lastName: string, days: number) =>
      admissionOf(
        worker(lastName),
        [bhp({ userId: lastName, expiryDate: shiftDay(TODAY, { days }) })],
        FACTS,
        TODAY,
      )
    const unknown = admissionOf(user({ lastName: 'Bez' }), [], FACTS, TODAY)
    const sorted = sortWorstFirst([
      admissionIn('Żak', 30),
      admissionIn('Ćwik', 30),
      admissionIn('Wąs', 5),
      unknown,
      admissionIn('Lis', -1),
    ])
    expect(sorted.map(({ person }) => person.lastName)).toEqual(['Lis', 'Bez', 'Wąs', 'Ćwik', 'Żak'])
  })

  it('says in words what somebody lacks, worst first', () => {
    const admission = driverWith(udt({ expiryDate: '2026-11-22' }), bhp({ expiryDate: '2026-11-13' }))
    expect(lackingSummary(admission, TODAY)).toBe(
      'BHP: 8\u00a0dni po terminie; UDT wózek: termin na wniosek minął, wygasa jutro',
    )
    expect(lackingSummary(welderWith(), TODAY)).toBe('BHP: brak')
    expect(lackingSummary(welderWith(bhp()), TODAY)).toBeUndefined()
  })
})

describe('a later day than today', () => {
  const LATER = '2027-03-01'
  const on = (expiryDate: string) => admissionOf(welder, [bhp({ expiryDate })], FACTS, LATER)
  const labelOf = (expiryDate: string) =>
    on(expiryDate).items.map((item) => itemLabel(item, LATER, true).replaceAll('\u00a0', ' '))[0]

  it('judges what is known today as if nobody renewed anything', () => {
    expect(on('2027-02-28').mayWork).toBe(false)
    expect(on(LATER)).toMatchObject({ mayWork: true, until: LATER })
    const claim = bhp({ id: 'claim', status: 'pending', issueDate: '2026-11-20', expiryDate: '2029-11-20' })
    expect(admissionOf(welder, [bhp({ expiryDate: '2027-02-28' }), claim], FACTS, LATER).mayWork).toBe(false)
  })

  it('is never called today, nor the day after it tomorrow', () => {
    expect(labelOf('2027-02-21')).toBe('8 dni po terminie')
    expect(labelOf(LATER)).toBe('tego dnia')
    expect(labelOf('2027-03-02')).toBe('do 02.03.2027')
    expect(labelOf('2027-03-20')).toBe('do 20.03.2027')
    expect(lackingSummary(on('2027-03-02'), LATER, true)).toBe('BHP: do 02.03.2027')
  })
})

describe('papers of the employment', () => {
  const COMPLETE = { examinations: [examination()], inductions: [induction()] }
  const admissionWith = (records: Partial<EmploymentRecords>, certificates = [bhp()]) =>
    admissionOf(welder, certificates, factsFor(POSITIONS, papers(records)), TODAY)

  it('stop whoever has none, though all certificates are valid', () => {
    expect(admissionWith(COMPLETE)).toMatchObject({ mayWork: true, until: '2027-06-30' })
    for (const records of [
      { ...COMPLETE, examinations: [] },
      { ...COMPLETE, inductions: [] },
    ]) {
      const admission = admissionWith(records)
      expect(admission).toMatchObject({ mayWork: false, items: [{ state: 'valid' }] })
      expect(admission?.until).toBeUndefined()
      expect([isUnable(admission), needsAction(admission)]).toEqual([true, true])
    }
  })

  it('help nobody who lacks a certificate', () => {
    expect(admissionWith(COMPLETE, []).mayWork).toBe(false)
  })

  it('stop nobody if the register leaves them to another system', () => {
    const elsewhere = { required: { examination: false, induction: false } }
    expect(admissionWith(elsewhere)).toMatchObject({ mayWork: true, checks: [] })
    expect(admissionWith({ required: { examination: true, induction: false } }).mayWork).toBe(false)
  })

  it('are the person’s own, also if many are asked for at once', () => {
    const ofOthers = {
      examinations: [examination({ userId: 'user-2' })],
      inductions: [induction({ userId: 'user-2' })],
      returns: [{ id: 'return', userId: 'user-2', returnedOn: TODAY }],
    }
    const colleague = user({ id: 'user-2', position: 'spawacz' })
    const all = papers({
      examinations: [...COMPLETE.examinations, ...ofOthers.examinations],
      inductions: [...COMPLETE.inductions, ...ofOthers.inductions],
      returns: ofOthers.returns,
    })
    const certificates = [bhp(), bhp({ id: 'other', userId: 'user-2' })]
    expect(admissionWith(ofOthers).checks.map(({ state }) => state)).toEqual([
      'missing',
      'missing',
      'missing',
    ])
    const facts = factsFor(POSITIONS, all)
    const admissions = admissionsOf([welder, colleague], certificates, facts, TODAY)
    expect(admissions.map(({ mayWork }) => mayWork)).toEqual([true, false])
    expect(admissions).toEqual(
      [welder, colleague].map((each) => admissionOf(each, certificates, facts, TODAY)),
    )
  })

  it('let work until the first of all days: of an orzeczenie, of a certificate or the last day of work', () => {
    const until = (validUntil: string, expiryDate: string, leftOn?: string) =>
      admissionOf(
        { ...welder, ...(leftOn && { leftOn }) },
        [bhp({ expiryDate })],
        factsFor(POSITIONS, papers({ ...COMPLETE, examinations: [examination({ validUntil })] })),
        TODAY,
      ).until
    expect(until('2027-01-10', '2027-06-01')).toBe('2027-01-10')
    expect(until('2027-06-10', '2027-06-01')).toBe('2027-06-01')
    expect(until('2027-01-10', '2027-06-01', '2026-12-31')).toBe('2026-12-31')
    // The day of the training is no end.
    expect(until('2029-01-10', '2027-06-30')).toBe('2027-06-30')
  })

  it('ask for something while an orzeczenie ends soon, and stop nobody by it', () => {
    const admission = admissionWith({
      ...COMPLETE,
      examinations: [examination({ validUntil: '2026-12-01' })],
    })
    expect(admission).toMatchObject({ mayWork: true, until: '2026-12-01' })
    expect(needsAction(admission)).toBe(true)
    expect(needsAction(admissionWith(COMPLETE))).toBe(false)
  })

  it('leave unknown whether somebody on another position may work', () => {
    const moved = { ...COMPLETE, examinations: [examination({ position: 'magazynier' })] }
    expect(admissionWith(moved)).toMatchObject({ mayWork: undefined, unknown: 'examination' })
    expect(needsAction(admissionWith(moved))).toBe(true)
    // Whatever is lacking besides is known.
    expect(admissionWith({ ...moved, inductions: [] }).mayWork).toBe(false)
    expect(admissionWith(moved, []).mayWork).toBe(false)
  })
})

describe('the days of an employment', () => {
  const complete = papers({ examinations: [examination()], inductions: [induction()] })
  const worker = (overrides: Partial<Person>) => ({ ...welder, ...overrides })
  const on = (person: Person, records = complete, day = TODAY) =>
    admissionOf(person, [bhp()], factsFor(POSITIONS, records), day)

  it('before the first one let nobody work, and are no alarm', () => {
    const tomorrow = worker({ hiredOn: '2026-11-22' })
    const fresh = papers({
      examinations: [examination({ kind: 'initial', examinedOn: TODAY })],
      inductions: [induction({ generalOn: TODAY, positionOn: TODAY })],
    })
    const ready = on(tomorrow, fresh)
    expect(ready).toMatchObject({ mayWork: false, outside: 'before' })
    expect([isUnable(ready), needsAction(ready)]).toEqual([false, false])
    const first = on(tomorrow, fresh, '2026-11-22')
    expect(first.mayWork).toBe(true)
    expect(first?.outside).toBeUndefined()
  })

  it('before the first one leave time for what is lacking', () => {
    const unready = on(worker({ hiredOn: '2026-11-22' }), papers())
    expect([isUnable(unready), needsAction(unready)]).toEqual([false, true])
  })

  it('after the last one let nobody work, and ask for nothing', () => {
    const left = on(worker({ leftOn: '2026-11-20' }), papers())
    expect(left).toMatchObject({ mayWork: false, outside: 'after' })
    expect([isUnable(left), needsAction(left)]).toEqual([false, false])
    expect(on(worker({ leftOn: TODAY }))).toMatchObject({ mayWork: true, until: TODAY })
  })

  it('outside come after who may not work or is unknown, and before who may', () => {
    const admissions = [
      on(worker({ lastName: 'Może' })),
      on(worker({ lastName: 'Jutro', hiredOn: '2026-11-22' })),
      on(worker({ lastName: 'Nie wiadomo' }), {
        ...complete,
        examinations: [examination({ position: 'magazynier' })],
      }),
      on(worker({ lastName: 'Nie' }), papers()),
    ]
    expect(sortWorstFirst(admissions).map(({ person }) => person.lastName)).toEqual([
      'Nie',
      'Nie wiadomo',
      'Jutro',
      'Może',
    ])
  })
})

describe('a viewer who may not see examinations', () => {
  const admin = user({ id: 'admin', role: 'admin', company: undefined })
  const inductions = [induction()]
  const seenBy = (viewer: Person, records: Partial<EmploymentRecords>, person = welder) =>
    admissionOf(person, [bhp()], factsFor(POSITIONS, papers({ inductions, ...records }), viewer), TODAY)
  const OF_ANOTHER_POSITION = { examinations: [examination({ position: 'magazynier' })] }

  it('learns that the person may not work, and no reason', () => {
    for (const viewer of [
      admin,
      user({ id: 'other', role: 'employer', company: 'Inna Firma' }),
      user({ id: 'colleague' }),
    ]) {
      const admission = seenBy(viewer, {})
      expect(admission).toMatchObject({ mayWork: false, isWithheld: true })
      expect(admission.checks.map(({ subject }) => subject)).toEqual([
        'general_induction',
        'position_induction',
      ])
      expect([isUnable(admission), needsAction(admission)]).toEqual([true, true])
    }
  })

  it('is neither the person nor their employer', () => {
    for (const viewer of [welder, user({ id: 'employer', role: 'employer' })]) {
      const admission = seenBy(viewer, {})
      expect(admission?.isWithheld).toBeUndefined()
      expect(admission.checks[0]).toEqual({ subject: 'examination', state: 'missing' })
    }
    // Nobody is the employer of people without a company.
    const free = { ...welder, company: undefined }
    const owner = user({ id: 'owner', role: 'employer', company: undefined })
    expect(seenBy(owner, {}, free).isWithheld).toBe(true)
  })

  it('hears a plain no instead of what only an examination leaves unknown', () => {
    const admission = seenBy(admin, OF_ANOTHER_POSITION)
    expect(admission).toMatchObject({ mayWork: false, isWithheld: true })
    expect(admission.unknown).toBeUndefined()
  })

  it('hears yes if the examination is in order, also if it ends soon', () => {
    for (const validUntil of ['2028-06-02', TODAY]) {
      const admission = seenBy(admin, { examinations: [examination({ validUntil })] })
      expect(admission).toMatchObject({ mayWork: true, isWithheld: false })
      expect(needsAction(admission)).toBe(false)
    }
  })

  it('is told whatever else is unknown', () => {
    const trainee = seenBy(admin, { examinations: [examination({ position: 'stażysta' })] }, user())
    expect(trainee).toMatchObject({ mayWork: undefined, unknown: 'position', isWithheld: false })
  })

  it('reads on paper what an administrator sees, whoever prints it', () => {
    const employer = user({ id: 'employer', role: 'employer' })
    for (const records of [{}, OF_ANOTHER_POSITION, { examinations: [examination()] }]) {
      expect(withoutHealth(seenBy(employer, records))).toEqual(seenBy(admin, records))
    }
  })
})

describe('a required own kind', () => {
  const tests = { type: 'own', scope: 'own_psychological_tests' } as const
  const roller = {
    type: 'own',
    scope: 'own_roller',
    own: { id: 'own_roller', name: 'Walec', term: 'document', warningDays: 20, isMedical: false },
  } as const
  const facts = factsFor([{ name: 'kierowca', requirements: [{ qualification: tests }] }])
  const rollerFacts = factsFor([{ name: 'kierowca', requirements: [{ qualification: roller }] }])
  const person = user({ position: 'kierowca' })
  const held = (overrides: Partial<Certificate>) =>
    certificate({ ...tests, issueDate: undefined, expiryDate: '2027-02-01', ...overrides })

  it('counts without a day of issue, and is due by its own days of warning', () => {
    expect(admissionOf(person, [held({})], facts, TODAY)).toMatchObject({
      mayWork: true,
      until: '2027-02-01',
    })
    const stateOn = (day: string) =>
      admissionOf(person, [held({ ...roller })], rollerFacts, day).items[0]?.state
    expect(stateOn('2027-01-11')).toBe('valid')
    expect(stateOn('2027-01-12')).toBe('expiring')
    expect(stateOn('2027-02-02')).toBe('expired')
  })

  it('leaves the answer open if its document has no end in the register, but should have one', () => {
    const endless = held({ ...roller, issueDate: '2024-02-01', expiryDate: undefined })
    expect(admissionOf(person, [endless], rollerFacts, TODAY)).toMatchObject({
      mayWork: undefined,
      items: [{ state: 'unknown', doubt: 'end' }],
    })
    const other = held({ ...roller, expiryDate: '2027-02-01' })
    expect(admissionOf(person, [endless, other], rollerFacts, TODAY).mayWork).toBe(true)
  })

  it('is not named to others if it is about health: they are only told that the person may not work', () => {
    const others = withoutHealth(admissionOf(person, [], facts, TODAY))
    expect(others).toMatchObject({ mayWork: false, isWithheld: true, items: [] })
    expect(withoutHealth(admissionOf(person, [], rollerFacts, TODAY)).items).toHaveLength(1)
    expect(withoutHealth(admissionOf(person, [held({})], facts, TODAY))).toMatchObject({
      mayWork: true,
      isWithheld: false,
      items: [],
    })
  })
})

describe('a certificate without a day of issue', () => {
  it('says nothing about the time before the law’s term lets it begin', () => {
    const own = bhp({ issueDate: undefined, expiryDate: '2028-05-01' })
    const stateOn = (day: string) => admissionOf(welder, [own], FACTS, day).items[0]?.state
    expect(stateOn(TODAY)).toBe('valid')
    expect(stateOn('2025-04-30')).not.toBe('valid')
  })
})
