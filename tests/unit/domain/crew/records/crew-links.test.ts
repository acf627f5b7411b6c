import { describe, expect, test } from 'vitest'

import {
  boxLink,
  pageLink,
  parseBoxLink,
  parsePageLink,
  receiptCode,
  type BoxAddress,
} from '~/domain/crew/records/crew-links'

const id = (letter: string) => letter.repeat(22)

const BOX: BoxAddress = {
  vaultId: id('v'),
  boxId: id('b'),
  dropToken: 't'.repeat(43),
  recipient: `age1${'q'.repeat(58)}`,
  place: 'Budowa „Żoliborz”, piętro 2',
  firm: 'Łódzkie Dachy sp. z o.o.',
}

describe('links for phones of the crew', () => {
  test('a box is read back with its place and its firm', () => {
    expect(parseBoxLink(boxLink(BOX))).toEqual(BOX)
    expect(parseBoxLink(boxLink({ ...BOX, firm: undefined }))).toEqual({ ...BOX, firm: undefined })
  })

  test('a page is read back, also by its fragment alone', () => {
    const page = { vaultId: id('v'), id: id('p'), key: 'k'.repeat(43) }
    expect(pageLink('mine', page)).toMatch(/^\/mine#/)
    expect(parsePageLink(pageLink('gate', page))).toEqual(page)
    expect(parsePageLink(pageLink('gate', page).replace('/gate#', ''))).toEqual(page)
  })

  test('a link that is cut is none, wherever it is cut', () => {
    const box = boxLink(BOX)
    const page = pageLink('mine', { vaultId: id('v'), id: id('p'), key: 'k'.repeat(43) })
    for (let length = 0; length < box.length; length++)
      expect(parseBoxLink(box.slice(0, length))).toBeUndefined()
    for (let length = 0; length < page.length; length++) {
      expect(parsePageLink(page.slice(0, length))).toBeUndefined()
    }
  })

  test('a receipt has a short number without signs that look alike', () => {
    expect(receiptCode({ id: 'a-1l0OoIb_c7-2Dz9xxxxx' })).toBe('ABC-72D')
  })

  test('a link of another kind is none', () => {
    expect(parsePageLink(boxLink(BOX))).toBeUndefined()
    expect(parseBoxLink(`/join#v1.${id('v')}.${'s'.repeat(43)}`)).toBeUndefined()
  })
})
