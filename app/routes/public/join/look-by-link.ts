import { href } from 'react-router'

import { listRegisters } from '~/browser/registers/registers.client'
import { findSessionUser } from '~/browser/session/session.client'
import { hasVault } from '~/browser/store/marks.client'
import { lookIntoVault, type FoundVault } from '~/browser/vault/join-vault.client'
import type { User } from '~/domain/people/user'

import type { JoinProblem } from './join-problems'

/** The register of a link, and what this browser has of it and of others. */
export type Found = FoundVault & {
  problem?: undefined
  /** How this browser knows the register already. */
  here: 'connected' | 'copy' | undefined
  /** Another person who is signed in, or the owner of another register in this browser. */
  other: User | undefined
}

const linkOfAddress =
  typeof document !== 'undefined' && location.pathname === href('/join') ? location.hash : ''

/** The look by the link of the address begins at once, while the screen starts. */
let begun = linkOfAddress ? lookIntoVault(linkOfAddress) : undefined
// A failure is told where the answer is awaited.
begun?.catch(() => undefined)

function look(link: string): ReturnType<typeof lookIntoVault> {
  const looking = link === linkOfAddress ? begun : undefined
  begun = undefined
  return looking ?? lookIntoVault(link)
}

/** Finds the register that a link opens. A register under the id of a person in the sample is none. Never throws. */
export async function lookByLink(
  link: string,
  sampleIds: readonly string[],
): Promise<Found | { problem: JoinProblem }> {
  try {
    const found = await look(link)
    if (found.problem) return found
    const { id } = found.owner
    if (sampleIds.includes(id)) return { problem: 'wrong-key' }
    const registers = await listRegisters()
    const signedIn = findSessionUser()
    const isHere = registers.some((owner) => owner.id === id)
    return {
      ...found,
      here: isHere ? ((await isConnectedBy(link, id)) ? 'connected' : 'copy') : undefined,
      other: signedIn
        ? signedIn.id === id
          ? undefined
          : signedIn
        : registers.find((owner) => owner.id !== id),
    }
  } catch (error) {
    console.warn('The link could not be followed', error)
    // Without its code, which no network has brought, or without the database.
    return { problem: navigator.onLine ? 'not-stored' : 'offline' }
  }
}

async function isConnectedBy(link: string, userId: string): Promise<boolean> {
  if (!hasVault(userId)) return false
  const { readVault } = await import('~/browser/vault/vault.client')
  return (await readVault(userId))?.link.endsWith(link) ?? false
}
