import { describe, expect, it } from 'vitest'

import { proposeColumns } from '~/domain/import/sheets/column-proposal'
import { readBasis } from '~/domain/import/texts/basis-cell'
import { BASES } from '~/domain/people/basis'
import { keysOf } from '~/domain/words/collection'

import { TODAY } from '../../../../support/builders'

describe('a cell with the basis of work', () => {
  it.each([
    ['umowa o pracę', 'employment'],
    ['UoP', 'employment'],
    ['Umowa na czas nieokreślony', 'employment'],
    ['okres próbny', 'employment'],
    ['pełny etat', 'employment'],
    ['powołanie', 'employment'],
    ['umowa o pracę tymczasową', 'agency'],
    ['APT Work', 'agency'],
    ['zlecenie', 'contract'],
    ['UZ', 'contract'],
    ['umowa o dzieło', 'contract'],
    ['cywilnoprawna', 'contract'],
    ['B2B', 'self_employed'],
    ['działalność gospodarcza', 'self_employed'],
    ['uczeń', 'student'],
    ['praktyki zawodowe', 'student'],
    ['Umowa o pracę (student)', 'employment'],
    ['umowa o pracę, stażysta', 'employment'],
    ['umowa zlecenie, studentka', 'contract'],
  ] as const)('„%s” is read as %s', (text, basis) => {
    expect(readBasis(text)).toBe(basis)
  })

  it.each(keysOf(BASES))('has the label of %s in our own files', (basis) => {
    expect(readBasis(BASES[basis])).toBe(basis)
  })

  it.each(['umowa o pracę, wcześniej zlecenie', 'UoP + zlecenie', 'działalność podstawowa – umowa o pracę'])(
    '„%s” names several, so that somebody is asked',
    (text) => {
      expect(readBasis(text)).toBeUndefined()
    },
  )

  it.each(['zdalna', 'Budowa 12'])('„%s” says nothing of it', (text) => {
    expect(readBasis(text)).toBeUndefined()
  })
})

describe('a column with the basis of work', () => {
  const useOf = (heading: string, cell: string) => {
    const sheet = { name: 'Kadry', rows: [[heading], [cell]] }
    return proposeColumns(sheet, 0, { columns: new Map(), isCentre: false, kinds: [], today: TODAY })[0]?.use
  }

  it.each([
    'Rodzaj umowy',
    'Forma zatrudnienia',
    'Podstawa zatrudnienia',
    'Typ umowy',
    'Umowa',
    'Podstawa prawna zatrudnienia',
  ])('is known by its heading „%s”', (heading) => {
    expect(useOf(heading, 'zlecenie')).toBe('basis')
  })

  it('is not where somebody works, and not a day', () => {
    expect(useOf('Forma pracy', 'zdalna')).not.toBe('basis')
    expect(useOf('Data zatrudnienia', '2024-05-01')).toBe('hiredOn')
    expect(useOf('Koniec umowy', '2027-05-01')).toBe('leftOn')
  })
})
