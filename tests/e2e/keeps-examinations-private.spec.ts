import { signedPath } from '~/domain/signing/certificate-token'

import { expect, openAs } from '../support/journey.ts'
import { test } from '../support/one-window.ts'
import { LUKASZ, LUKASZS_SEP } from '../support/sample.ts'
import { signAsSample } from '../support/signing.ts'

/** The words for examinations and for what they say. */
const MEDICAL = /orzecze|lekarsk|bada[nń]|przeciwwskaz|niezdoln|chorob/i

test('the settings of a centre name no examination', async ({ page }) => {
  await openAs(page, 'Ośrodek Szkoleniowy', '/settings', 'Ustawienia')
  await expect(page.locator('body')).not.toContainText(MEDICAL, { useInnerText: true })
})

test('no public page or file names an examination', async ({ request }) => {
  for (const path of [
    `/card/${LUKASZ}`,
    `/certificates/verify/${LUKASZS_SEP}`,
    signedPath(await signAsSample()),
    `/card/${LUKASZ}/contact.vcf`,
    '/trainings.ics',
    '/.well-known/jwks.json',
  ]) {
    const answer = await request.get(path)
    expect(answer.ok(), path).toBe(true)
    expect((await answer.text()).match(MEDICAL)?.[0], path).toBeUndefined()
  }
})
