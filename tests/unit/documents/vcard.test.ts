import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'

import { contactVcf, type VcardVersion } from '~/documents/vcard'
import type { ProfileVisibility } from '~/domain/people/settings'
import { publicCard } from '~/domain/profile/card'

import { TODAY, user } from '../../support/builders'

const ADDRESS = 'https://pewnik.example/card/user-1'

const holder = user({
  firstName: 'Bogumiła',
  lastName: 'Krzyżanowska-Świętochłowicka',
  position: 'specjalista BHP, p.poż.',
  company: 'Zakłady „Żelbrzeg”, sp. z o.o.; oddział Łódź',
  phone: '+48 500 000 110',
})

function contactOf(visibility: ProfileVisibility, version?: VcardVersion) {
  return contactVcf(publicCard(holder, visibility, [], TODAY), ADDRESS, version)
}

function read(text: string) {
  const card = new ICAL.Component(ICAL.parse(text))
  return {
    names: card.getAllProperties().map(({ name }) => name),
    valueOf: (name: string) => card.getFirstPropertyValue(name),
  }
}

describe.for(['4.0', '3.0'] as const)('a contact in vCard %s', (version) => {
  it('has everything that a public card shows, in Polish letters', () => {
    const { valueOf } = read(contactOf('public', version).text)
    expect(valueOf('version')).toBe(version)
    expect(valueOf('fn')).toBe('Bogumiła Krzyżanowska-Świętochłowicka')
    expect(valueOf('n')).toEqual(['Krzyżanowska-Świętochłowicka', 'Bogumiła', '', '', ''])
    expect(valueOf('org')).toBe('Zakłady „Żelbrzeg”, sp. z o.o.; oddział Łódź')
    expect(valueOf('title')).toBe('specjalista BHP, p.poż.')
    expect(valueOf('role')).toBe('Pracownik')
    expect(valueOf('email')).toBe('anna.nowak@pewnik.example')
    expect(valueOf('tel')).toBe('+48 500 000 110')
    expect(valueOf('url')).toBe(ADDRESS)
  })

  it('has no e-mail and no phone if the profile is for employers', () => {
    const { names } = read(contactOf('employers', version).text)
    expect(names).toContain('org')
    expect(names).not.toContain('email')
    expect(names).not.toContain('tel')
  })

  it('has only the name and the role if the profile is private', () => {
    const { names } = read(contactOf('private', version).text)
    expect(names).toEqual(['version', 'prodid', 'fn', 'n', 'role', 'url'])
  })

  it('folds lines at 75 octets and ends them by CR LF', () => {
    const { text } = contactOf('public', version)
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })
})

it('a name with a line break starts no new line of the vCard', () => {
  const forged = user({ lastName: 'Nowak\r\nEMAIL:zly@pewnik.example' })
  const { text } = contactVcf(publicCard(forged, 'private', [], TODAY), ADDRESS)
  expect(read(text).names).not.toContain('email')
})

it('has one name alone as the whole name', () => {
  const suparman = user({ firstName: '', lastName: 'Suparman' })
  const { name, text } = contactVcf(publicCard(suparman, 'private', [], TODAY), ADDRESS)
  expect(name).toBe('Suparman.vcf')
  expect(read(text).valueOf('fn')).toBe('Suparman')
  expect(read(text).valueOf('n')).toEqual(['Suparman', '', '', '', ''])
})
