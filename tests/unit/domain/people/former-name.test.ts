import { describe, expect, it } from 'vitest'

import { formerNameAfter, formerNamesOf } from '~/domain/people/former-name'
import { parsePersonFields } from '~/domain/people/person-form'

describe('former surnames', () => {
  it('are those before a change, the latest first, each once', () => {
    expect(formerNameAfter({ lastName: 'Panieńska' }, 'Mężatka')).toBe('Panieńska')
    const twice = { lastName: 'Mężatka', formerName: 'Panieńska' }
    expect(formerNameAfter(twice, 'Druga')).toBe('Mężatka, Panieńska')
    expect(formerNamesOf({ formerName: 'Mężatka, Panieńska' })).toEqual(['Mężatka', 'Panieńska'])
  })

  it('lack the present one, also if somebody takes it again', () => {
    expect(formerNameAfter({ lastName: 'Mężatka', formerName: 'Panieńska' }, 'Panieńska')).toBe('Mężatka')
    expect(formerNameAfter({ lastName: 'Zolc' }, 'Żółć')).toBeUndefined()
    const typed = { firstName: 'Ewa', lastName: 'Lis', formerName: 'LIS; Kos' }
    expect(parsePersonFields(typed).value).toEqual({ firstName: 'Ewa', lastName: 'Lis', formerName: 'Kos' })
  })
})
