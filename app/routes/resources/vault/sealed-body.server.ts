import { createBodyReader, type UnreadBody } from '~/routes/resources/body-reader.server'

import { refuse } from './vault-answers.server'

const MEGABYTE = 1024 * 1024

/** The first line of everything in the age format, https://age-encryption.org/v1. The server keeps nothing else. */
const SEALED = new TextEncoder().encode('age-encryption.org/v1\n')

const readOfRegister = createBodyReader(128 * MEGABYTE)

/** The token of a box hangs on a wall. Whoever sends slowly with it keeps no register from its vault. */
const readOfStrangers = createBodyReader(64 * MEGABYTE)

// The request guard refuses what is much larger.

/** Reads an entry or a blob. */
export async function readSealed(request: Request): Promise<Uint8Array | Response> {
  return checkSealed(await readOfRegister(request, 6 * MEGABYTE))
}

export async function readSealedPage(request: Request): Promise<Uint8Array | Response> {
  return checkSealed(await readOfRegister(request, 2 * MEGABYTE))
}

export async function readSealedDrop(request: Request): Promise<Uint8Array | Response> {
  return checkSealed(await readOfStrangers(request, 2 * MEGABYTE))
}

function checkSealed(content: Uint8Array | UnreadBody): Uint8Array | Response {
  if (typeof content === 'string') return refuse(content)
  return SEALED.every((byte, index) => content[index] === byte) ? content : refuse('not-sealed')
}
