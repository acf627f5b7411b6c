import type { ShouldRevalidateFunctionArgs } from 'react-router'

import { writeListAddress } from '~/domain/words/list-address'

/** Typing runs no loader: the screen of a list filters the rows that it has. */
export function shouldRevalidate(move: ShouldRevalidateFunctionArgs) {
  const isTyped = isOtherSearch(move) && chosenOf(move.currentUrl) === chosenOf(move.nextUrl)
  return isTyped ? false : move.defaultShouldRevalidate
}

function chosenOf({ searchParams }: URL): string {
  return writeListAddress(searchParams, true).search
}

/** True for a move to other filters, another page or another tab of the same screen, if no action has caused it. */
export function isOtherSearch({
  currentUrl,
  nextUrl,
  formAction,
}: Pick<ShouldRevalidateFunctionArgs, 'currentUrl' | 'nextUrl' | 'formAction'>): boolean {
  return (
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.search !== nextUrl.search &&
    formAction === undefined
  )
}
