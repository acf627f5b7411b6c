import { lazy, type ComponentType } from 'react'

import { whenIdle } from '~/ui/when-idle'

import type * as VaultWatch from './vault-watch'

// Only a register with a vault needs this code, and no screen waits for it.

/** The entry of the sidebar that says how the devices of a register are in step. It keeps them in step, too. */
export const VaultEntry = whenShown((watch) => watch.VaultEntry)

/** Says on every screen why the devices of a register are not in step, if somebody has to do something about it. */
export const VaultAlert = whenShown((watch) => watch.VaultAlert)

function whenShown<Props>(part: (watch: typeof VaultWatch) => ComponentType<Props>) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    await new Promise<void>((resolve) => {
      whenIdle(resolve)
    })
    try {
      return { default: part(await import('./vault-watch')) }
    } catch {
      // Without its code nothing is sent, and the next tab tries again.
      return { default: () => null }
    }
  })
}
