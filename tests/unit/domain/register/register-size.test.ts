import { describe, expect, it } from 'vitest'

import { sizeText } from '~/domain/register/register-size'

describe('the note on a large register', () => {
  it('is missing up to 2,000 people', () => {
    expect(sizeText(0)).toBeUndefined()
    expect(sizeText(2_000)).toBeUndefined()
  })

  it('says what to expect beyond', () => {
    expect(sizeText(5_000)?.replaceAll('\u00a0', ' ')).toContain('Rejestr będzie miał 5000 osób.')
    expect(sizeText(2_001)).toMatch(/kilka sekund/)
  })
})
