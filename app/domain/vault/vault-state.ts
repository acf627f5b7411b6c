/**
 * Why a device and the vault of its register are not in step. `gone`: another device has ended the vault. `off`: this
 * server keeps none. `uninvited`: the server takes no vault without the code of an invitation. `refused`: it does not do what it is asked
 * for, and nobody knows why. `no-tls`: the browser has no keys without a sealed connection.
 */
export type VaultProblem =
  | 'offline'
  | 'unavailable'
  | 'off'
  | 'gone'
  | 'full'
  | 'too-fast'
  | 'too-large'
  | 'wrong-key'
  | 'not-stored'
  | 'uninvited'
  | 'refused'
  | 'no-tls'

/**
 * How this device and the vault are in step. `waiting` ends by itself. `unsent` counts the changes that only this device
 * has, and `at` is when both were in step last.
 */
export type VaultState = {
  phase: 'synced' | 'sending' | 'waiting' | 'failed'
  unsent: number
  problem?: VaultProblem
  at?: Date
}

const PASSING: ReadonlySet<VaultProblem> = new Set(['offline', 'unavailable', 'too-fast'])

/** True for a problem that ends without anybody doing anything here. */
export function isPassing(problem: VaultProblem): boolean {
  return PASSING.has(problem)
}
