import { describe, expect, it } from 'vitest'

import { parseCertificateCorrection } from '~/domain/decisions/certificate-correction'
import { COMMON_KINDS } from '~/domain/qualifications/own-kind'

import { certificateRecord, TODAY, user } from '../../../support/builders'
import { formOf } from '../../../support/form'

const CENTRE = 'Ośrodek Testowy'
const centre = user({ id: 'centre', role: 'training_center', company: CENTRE })
const holder = { ...user({ id: 'p1' }), isOwn: true }
const own = certificateRecord({ id: 'own', userId: 'p1', scope: 'workers', number: 'BHP-1', isOwn: true })

const FIELDS = {
  firstName: 'Anna',
  lastName: 'Nowak',
  type: 'bhp',
  scope: 'workers',
  number: 'BHP-1',
  issueDate: '2026-11-01',
  expiryDate: '2029-11-01',
}

function correct(fields: Record<string, string>, person = holder) {
  return parseCertificateCorrection(formOf({ ...FIELDS, ...fields }), {
    viewer: centre,
    certificate: own,
    holder: person,
    certificates: [own, certificateRecord({ number: 'BHP-2' })],
    kinds: COMMON_KINDS,
    today: TODAY,
  })
}

describe('correcting a certificate', () => {
  it('keeps its own number, and refuses that of another one', () => {
    expect(correct({}).value?.facts).toMatchObject({ number: 'BHP-1', issuedBy: CENTRE })
    expect(correct({ number: 'bhp 2' })).toMatchObject({
      errors: { number: 'Certyfikat tego rodzaju o tym numerze już istnieje' },
      duplicate: { number: 'BHP-2' },
    })
  })

  it('names all that is wrong at once, also about the name', () => {
    expect(correct({ lastName: ' ', expiryDate: '2026-10-01' }).errors).toEqual({
      lastName: 'Podaj nazwisko',
      expiryDate: 'Data ważności musi być późniejsza niż data wydania',
    })
  })

  it('leaves another issuer, another holder and a foreign scope to nobody', () => {
    expect(correct({ issuedBy: 'Inny', userId: 'p2' }).value?.facts.issuedBy).toBe(CENTRE)
    expect(correct({ type: 'electrical', scope: 'e_g1' }).errors).toHaveProperty('scope')
  })

  it('changes only the name of who was added here', () => {
    expect(correct({ lastName: 'Nowakowska' }).value?.name.lastName).toBe('Nowakowska')
    expect(correct({ lastName: 'Nowakowska' }, { ...user({ id: 'p1' }), isOwn: false }).value?.name).toEqual({
      firstName: 'Anna',
      lastName: 'Nowak',
    })
  })
})
