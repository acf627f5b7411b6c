import { trainingSaved } from '../../support/changes.ts'
import { expect } from '../../support/journey.ts'
import { BEGUN, OWNER, PAPERS_ELSEWHERE, personSaved } from '../../support/owner.ts'
import { COMPLETED_EXAM } from '../../support/sample.ts'
import { TODAY } from '../../support/server.ts'
import type { State } from '../../support/state.ts'

const FIRST_AID = 'Pierwsza pomoc w zakładzie pracy z użyciem AED'
const FIRE = 'Ochrona przeciwpożarowa: szkolenie pracowników'
const SEMINAR = 'Seminarium: najczęstsze przyczyny wypadków w magazynie'

const EWA = personSaved('ewa', 'Ewa', 'Ćwik')
const STAFF_TRAINING = trainingSaved('staff', {
  trainingCenter: OWNER.company,
  leadsTo: { type: 'bhp', scope: 'workers' },
  date: TODAY,
})
const { id: trainingId } = STAFF_TRAINING.training
const common = { day: TODAY, trainingId }

const STAFF = { as: OWNER, changes: [BEGUN, PAPERS_ELSEWHERE, EWA] } as const
const INVITED = {
  as: OWNER,
  changes: [
    ...STAFF.changes,
    STAFF_TRAINING,
    { kind: 'participant-added', id: 'ewa-at', ...common, userId: EWA.person.id },
  ],
} as const

export const TRAINING_STATES: readonly State[] = [
  {
    title: 'a training at the same time as another one',
    as: 'Pracownik',
    address: '/trainings',
    prepare: async (page) => {
      const row = (title: string) => page.getByRole('row').filter({ hasText: title })
      const signUp = row(FIRE).getByRole('button', { name: 'Zapisz się na szkolenie' })
      await signUp.press('Enter')
      await expect(row(SEMINAR).getByText('W tym samym czasie')).toBeVisible()
    },
  },
  {
    title: 'a training of two days in the calendar',
    as: 'Pracownik',
    address: '/calendar?date=2027-01-05',
  },
  {
    title: 'the form of a new training with its errors',
    as: 'Ośrodek Szkoleniowy',
    address: '/trainings/new',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Dodaj termin' }).press('Enter')
      await expect(page.getByText('Podaj nazwę szkolenia').first()).toBeVisible()
    },
  },
  {
    title: 'the certificates of a training',
    as: 'Ośrodek Szkoleniowy',
    address: `${COMPLETED_EXAM}/certificates`,
  },
  {
    title: 'the question before a training is cancelled',
    as: 'Ośrodek Szkoleniowy',
    address: '/trainings',
    prepare: async (page) => {
      const row = page.getByRole('row').filter({ hasText: FIRST_AID }).filter({ hasText: '27.11.2026' })
      await row.getByRole('button', { name: 'Szczegóły' }).press('Enter')
      await page.getByRole('dialog').getByRole('button', { name: 'Odwołaj szkolenie' }).press('Enter')
      await expect(page.getByText('Zapisano na nie: 12 osób.')).toBeVisible()
    },
  },
  {
    title: 'the plan of a training with its errors',
    ...STAFF,
    address: '/trainings/new?type=bhp&scope=workers',
    prepare: async (page) => {
      await page.getByRole('checkbox', { name: 'Ewa Ćwik' }).check()
      await page.getByRole('button', { name: 'Zapisz szkolenie' }).press('Enter')
      await expect(page.getByText('Podaj miejsce szkolenia').first()).toBeVisible()
    },
  },
  { title: 'the invitation to a training', ...INVITED, address: `/trainings/${trainingId}/invitation` },
  {
    title: 'the copied papers of a training without their issuer',
    ...INVITED,
    changes: [...INVITED.changes, { kind: 'training-completed', id: 'completed', ...common }],
    address: `/trainings/${trainingId}/certificates`,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Odnotuj certyfikaty' }).press('Enter')
      await expect(page.getByLabel('Kto wydał zaświadczenia')).toHaveAccessibleDescription(
        /Podaj, kto wydał zaświadczenia/,
      )
    },
  },
]
