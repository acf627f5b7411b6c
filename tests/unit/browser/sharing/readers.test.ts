import { beforeEach, expect, it, vi } from 'vitest'

import { readersOf } from '~/browser/sharing/readers.client'
import { markSharedFolder, markVault } from '~/browser/store/marks.client'
import { readersText } from '~/domain/reports/report'

import { stubStorage } from '../../../support/storage'

beforeEach(() => {
  stubStorage()
  return () => vi.unstubAllGlobals()
})

it.each([
  [false, false, /nie widzą tego zgłoszenia/],
  [true, false, /każdy, kto ma dostęp do folderu wspólnego\.$/],
  [false, true, /każdy, kto ma urządzenie połączone z\srejestrem\.$/],
  [true, true, /każdy, kto ma dostęp do folderu wspólnego albo urządzenie połączone z\srejestrem\.$/],
])(
  'with a folder: %s, with other devices: %s, a report of health names all who read it',
  (folder, vault, text) => {
    markSharedFolder('owner', folder)
    markVault('owner', vault)
    expect(readersText(readersOf('owner'))).toMatch(text)
  },
)
