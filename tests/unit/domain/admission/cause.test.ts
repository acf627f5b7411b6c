import { describe, expect, it } from 'vitest'

import { admissionsOf, withoutHealth } from '~/domain/admission/admission'
import { causesOf, groupByCause, hasCause } from '~/domain/admission/cause'
import { isLacking } from '~/domain/admission/requirement-item'
import type { Requirement } from '~/domain/qualifications/requirement'

import { certificate, examination, factsFor, induction, papers, TODAY, user } from '../../../support/builders'

const requires = (...requirements: Requirement['qualification'][]) =>
  requirements.map((qualification) => ({ qualification }))

const POSITIONS = [
  { name: 'spawacz', requirements: requires({ type: 'bhp', scope: 'workers' }) },
  { name: 'brygadzista', requirements: requires({ type: 'bhp', scope: 'managers' }) },
  { name: 'operator', requirements: requires({ type: 'machine_operator', scope: 'forklift' }) },
  { name: 'elektryk', requirements: requires({ type: 'electrical', scope: 'e_g1' }) },
]

const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const person = (id: string, position?: string) => user({ id, lastName: id, position })
const bhp = (userId: string, expiryDate: string) =>
  certificate({ id: `bhp-${userId}`, userId, scope: 'workers', expiryDate })
const admissions = (
  people: Parameters<typeof admissionsOf>[0],
  certificates: Parameters<typeof admissionsOf>[1],
  employment?: Parameters<typeof factsFor>[1],
) => admissionsOf(people, certificates, factsFor(POSITIONS, employment), TODAY)

const groups = (...args: Parameters<typeof admissions>) =>
  groupByCause(admissions(...args), TODAY).map((cause) => [plain(cause.label), cause.admissions.length])

describe('the causes why people may not work', () => {
  it('tell what lacks, what is over and what ends soon apart, and the groups of BHP training', () => {
    expect(
      groups(
        [
          person('a', 'spawacz'),
          person('b', 'spawacz'),
          person('c', 'spawacz'),
          person('d', 'spawacz'),
          person('e', 'brygadzista'),
          person('f'),
        ],
        [bhp('b', '2026-11-01'), bhp('c', '2026-12-10'), bhp('d', '2026-12-01')],
      ),
    ).toEqual([
      ['BHP, stanowiska robotnicze: brak', 1],
      ['BHP, stanowiska robotnicze: po terminie', 1],
      ['BHP, pracodawcy i osoby kierujące: brak', 1],
      ['Nie podano stanowiska', 1],
      ['BHP, stanowiska robotnicze: koniec ważności w ciągu 90 dni', 2],
    ])
  })

  it('put the one that stops most people first, and name the nearest day of what is due', () => {
    const found = groupByCause(
      admissions(
        ['a', 'b', 'c', 'd', 'e'].map((id) => person(id, 'spawacz')),
        [bhp('a', '2026-11-01'), bhp('b', '2026-11-02'), bhp('d', '2026-12-10'), bhp('e', '2026-12-01')],
      ),
      TODAY,
    )
    expect(found.map(({ key, admissions: all }) => [key, all.length])).toEqual([
      ['bhp workers-expired', 2],
      ['bhp workers-missing', 1],
      ['bhp workers-expiring', 2],
    ])
    expect(found.map(({ day }) => day)).toEqual([undefined, undefined, '2026-12-01'])
    expect(found.map(isLacking)).toEqual([true, true, false])
  })

  it('have a way out: a referral, a training that an employer can plan, or only a look', () => {
    const remedies = (...args: Parameters<typeof admissions>) =>
      Object.fromEntries(
        groupByCause(admissions(...args), TODAY).map(({ key, remedy }) => [key, remedy.kind]),
      )
    expect(
      remedies(
        [person('a', 'spawacz'), person('b', 'operator'), person('c', 'elektryk')],
        [],
        papers({
          examinations: [
            examination({ userId: 'b', outcome: 'unfit', position: 'operator' }),
            examination({ id: 'c', userId: 'c', position: 'elektryk', validUntil: '2026-12-01' }),
          ],
          inductions: [induction({ userId: 'a', positionOn: undefined })],
        }),
      ),
    ).toMatchObject({
      'paper-1': 'refer',
      'paper-5': 'look',
      'paper-3': 'refer',
      'position_induction-missing': 'look',
      'bhp workers-missing': 'train',
      // Only UDT and a board of examiners give these.
      'machine_operator forklift-missing': 'look',
      'electrical e_g1-missing': 'look',
    })
  })

  it('tell apart who was sent to the doctor already, and send nobody twice', () => {
    const found = groupByCause(
      admissions(
        [person('a', 'spawacz'), person('b', 'spawacz')],
        [bhp('a', '2028-01-01'), bhp('b', '2028-01-01')],
        papers({
          referrals: [{ id: 'r', userId: 'a', referredOn: '2026-11-20' }],
          inductions: [induction({ userId: 'a' }), induction({ id: 'b', userId: 'b' })],
        }),
      ),
      TODAY,
    )
    expect(
      found.map(({ label, remedy, admissions: all }) => [label, remedy.kind, all[0]?.person.id]),
    ).toEqual([
      ['Brak orzeczenia lekarskiego, skierowano na badania', 'look', 'a'],
      ['Brak orzeczenia lekarskiego', 'refer', 'b'],
    ])
  })

  it('count only the staff of that day, as the list of a cause does', () => {
    const staff = admissions(
      [person('a', 'spawacz'), { ...person('later', 'spawacz'), hiredOn: '2026-12-01' }],
      [],
      papers({}),
    )
    expect(groupByCause(staff, TODAY).find(({ key }) => key === 'paper-1')?.admissions).toHaveLength(1)
    expect(
      staff.filter((admission) => hasCause(admission, 'paper-1')).map((admission) => admission.person.id),
    ).toEqual(['a'])
  })

  it('tell an orzeczenie without a next date apart from one that is over', () => {
    const undated = examination({ userId: 'a', validUntil: undefined })
    const [cause] = groupByCause(
      admissions(
        [person('a', 'spawacz')],
        [bhp('a', '2028-01-01')],
        papers({ examinations: [undated], inductions: [induction({ userId: 'a' })] }),
      ),
      TODAY,
    )
    expect([cause?.label, cause?.key]).toEqual([
      'Orzeczenie lekarskie bez daty następnych badań',
      'paper-2-undated',
    ])
  })

  it('are found again by their key, and name no examination to others', () => {
    const [admission] = admissions([person('a', 'spawacz')], [bhp('a', '2028-01-01')], papers({}))
    if (!admission) throw new Error('no admission')
    expect(causesOf(admission).map(({ key }) => key)).toContain('paper-1')
    expect(hasCause(admission, 'paper-1')).toBe(true)
    expect(causesOf(admission).map(({ isMedical }) => isMedical)).toContain(true)
    expect(causesOf(withoutHealth(admission)).map(({ isMedical }) => isMedical)).not.toContain(true)
    expect(hasCause(admission, 'paper-2')).toBe(false)
    expect(causesOf(withoutHealth(admission)).map(({ label }) => label)).not.toContain(
      'Brak orzeczenia lekarskiego',
    )
    expect(hasCause(withoutHealth(admission), 'paper-1')).toBe(false)
    expect(hasCause(withoutHealth(admission), 'withheld')).toBe(true)
  })
})
