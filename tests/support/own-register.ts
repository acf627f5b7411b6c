import type { Page } from 'playwright/test'

import type { ChangeOf } from '~/domain/changes/change'

import { expect, waitForPanel } from './journey.ts'
import { storeOwnData } from './own-data.ts'

/** The owner of a register as their session stands in the browser. */
export const OWNER = {
  id: 'registerOwner001',
  role: 'employer' as const,
  firstName: 'Jan',
  lastName: 'Próbny',
  email: 'jan@zaklady.example',
  company: 'Zakłady Kontrolne',
  hasRegister: true,
}

const { id, hasRegister: _, ...owner } = OWNER

/** The change that begins the owner's register. */
export const BEGUN: ChangeOf<'register-begun'> = { kind: 'register-begun', id, day: '2026-11-20', owner }

/** Another system checks examinations and initial training, so that certificates alone decide who may work. */
export const PAPERS_ELSEWHERE: ChangeOf<'required-of-all-set'> = {
  kind: 'required-of-all-set',
  id: 'papers-elsewhere',
  day: '2026-11-20',
  required: { examination: false, induction: false },
}

/** Builds a change that adds a person to the register. */
export function personSaved(
  changeId: string,
  firstName: string,
  lastName: string,
  day = '2026-11-20',
): ChangeOf<'person-saved'> {
  const person = { id: `person-${changeId}`, firstName, lastName, position: 'magazynier' }
  return { kind: 'person-saved', id: changeId, day, person }
}

/** Stores a register with those changes and opens a screen of it. */
export async function openRegister(
  page: Page,
  changes: readonly unknown[],
  path: string,
  heading: string,
): Promise<void> {
  await storeOwnData(page, OWNER.id, { changes: [BEGUN, ...changes] })
  await signInOwner(page)
  await page.goto(path)
  await waitForPanel(page)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}

/** Stores the owner's session. The page is one of the site. */
export async function signInOwner(page: Page): Promise<void> {
  await page.evaluate((session) => localStorage.setItem('pewnik:session', session), JSON.stringify(OWNER))
}
