import type { ShouldRevalidateFunctionArgs } from 'react-router'

import { writeListAddress } from '~/domain/words/list-address'

import { isOtherSearch } from './other-search'

/** Typing runs no loader: the screen of a list filters the rows that it has. */
export function shouldRevalidate(move: ShouldRevalidateFunctionArgs) {
  const isTyped = isOtherSearch(move) && chosenOf(move.currentUrl) === chosenOf(move.nextUrl)
  return isTyped ? false : move.defaultShouldRevalidate
}

function chosenOf({ searchParams }: URL): string {
  return writeListAddress(searchParams, true).search
}
