import { describe, expect, it } from 'vitest'

import { certificatePreview } from '~/domain/certificates/link-preview'
import { cardPreview, publicCard } from '~/domain/profile/card'

import { certificate, TODAY, user } from '../../../support/builders'

describe('certificatePreview', () => {
  it('names the certificate, but neither its holder nor a verdict', () => {
    expect(certificatePreview(certificate({ number: 'BHP-42653' }))).toEqual({
      title: 'Weryfikacja certyfikatu BHP-42653',
      description: 'Szkolenie okresowe BHP. Otwórz, aby zobaczyć, czy certyfikat jest dziś ważny.',
    })
  })
})

describe('cardPreview', () => {
  const holder = user({ position: 'elektryk', phone: '+48 500 000 105' })

  it('names person, role and workplace, but no contact', () => {
    const preview = cardPreview(publicCard(holder, 'public', [], TODAY))
    expect(preview).toEqual({
      title: 'Anna Nowak',
      description: 'Wizytówka · Pracownik · elektryk · Zakłady Testowe',
    })
    expect(JSON.stringify(preview)).not.toMatch(/@|500/)
  })

  it('shows no more than the card if the profile is private', () => {
    expect(cardPreview(publicCard(holder, 'private', [], TODAY)).description).toBe('Wizytówka · Pracownik')
  })
})
