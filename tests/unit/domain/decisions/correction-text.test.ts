import { describe, expect, it } from 'vitest'

import { correctableFacts } from '~/domain/certificates/certificate-record'
import { correctionLines, renamingOf } from '~/domain/decisions/correction-text'

import { certificate, user } from '../../../support/builders'

describe('a correction in words', () => {
  const former = correctableFacts(certificate({ scope: 'workers', issuedBy: undefined }))

  it('has a line for each fact that changed, and none for the others', () => {
    const facts = correctableFacts(certificate({ scope: 'office', number: 'BHP-7', expiryDate: undefined }))
    const renamed = renamingOf(
      { firstName: 'Jan', lastName: 'Nowk' },
      { firstName: 'Jan', lastName: 'Nowak' },
    )
    expect(correctionLines({ former, facts, renamed })).toEqual([
      'Posiadacz: Jan Nowk → Jan Nowak',
      'Rodzaj: Szkolenie okresowe BHP · stanowiska robotnicze → Szkolenie okresowe BHP · stanowiska administracyjno-biurowe',
      'Numer: BHP-10001 → BHP-7',
      'Ważność: 30.06.2027 → bezterminowo',
      'Wystawca: nie podano → Ośrodek Testowy',
    ])
  })

  it('is empty if nothing changed', () => {
    expect(correctionLines({ former, facts: former })).toEqual([])
    expect(renamingOf(user(), user())).toBeUndefined()
  })
})
