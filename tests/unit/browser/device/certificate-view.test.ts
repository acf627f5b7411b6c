import { beforeEach, describe, expect, it, vi } from 'vitest'

import { rememberedView, rememberView } from '~/browser/device/certificate-view.client'

import { blockStorage, stubStorage } from '../../../support/storage'

beforeEach(() => {
  stubStorage()
  return () => vi.unstubAllGlobals()
})

describe('the view of the certificates', () => {
  it('is remembered by the device, also if cards are chosen', () => {
    expect(rememberedView()).toBeUndefined()
    rememberView('table')
    expect(rememberedView()).toBe('table')
    rememberView('cards')
    expect(rememberedView()).toBe('cards')
  })

  it('is the usual one if the storage is blocked or holds something else', () => {
    localStorage.setItem('pewnik:certificates-view', '<b>')
    expect(rememberedView()).toBeUndefined()
    blockStorage()
    rememberView('table')
    expect(rememberedView()).toBeUndefined()
  })
})
