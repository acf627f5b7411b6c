import { describe, expect, it } from 'vitest'

import { keyIdGroups, spellKeyId } from '~/domain/signing/key-id-label'

describe('the id of a key', () => {
  it('is split into groups of four', () => {
    expect(keyIdGroups('k3Jd82LmQpX')).toBe('k3Jd 82Lm QpX')
  })

  it('is said sign by sign, because capitals and small letters differ', () => {
    expect(spellKeyId('k3J-_')).toBe('małe\u00a0k, 3, wielkie\u00a0J, myślnik, podkreślenie')
  })
})
