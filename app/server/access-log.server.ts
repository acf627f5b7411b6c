import type { IncomingMessage, ServerResponse } from 'node:http'

import morgan from 'morgan'

/** Ids, tokens and signed certificates: who has one reads what belongs to it, or sees whose it is. */
const NAMES_IN_ADDRESSES = /[\w-]{22,}/g

/** The query of a screen may name a person. That of a device's look says only how far it has read. */
const QUERY_OF_SCREEN = /^(?!\/vault\/)([^?]*\?).*/

const formatLine = morgan.compile(':method :url :status :res[content-length] - :response-time ms')

/**
 * Keeps out of the access log what addresses say in confidence, and the looks that find nothing: each open register sends
 * one every few seconds. `react-router-serve` takes the format `tiny` of the same library when it starts, after this.
 */
export function keepLogShort(): void {
  morgan.token('url', (request) => shownAddress(addressOf(request)))
  morgan.format('tiny', (tokens, request, response) =>
    isLookWithoutNews(request, response) ? undefined : formatLine(tokens, request, response),
  )
}

/** Returns an address as the log has it: without ids, tokens and what somebody has searched for. */
export function shownAddress(address: string): string {
  return address.replace(QUERY_OF_SCREEN, '$1*').replace(NAMES_IN_ADDRESSES, '*')
}

function isLookWithoutNews(request: IncomingMessage, response: ServerResponse): boolean {
  return request.method === 'GET' && response.statusCode === 204 && addressOf(request).startsWith('/vault/')
}

/** Express shortens `url` for its parts. */
function addressOf(request: IncomingMessage & { originalUrl?: string }): string {
  return request.originalUrl ?? request.url ?? ''
}
