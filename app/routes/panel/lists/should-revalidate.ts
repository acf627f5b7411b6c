import type { ShouldRevalidateFunctionArgs } from 'react-router'

import { writeListAddress } from '~/domain/list-address'

/** Typing runs no loader: the screen of a list filters the rows that it has. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formAction,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isTyped =
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.search !== nextUrl.search &&
    chosenOf(currentUrl) === chosenOf(nextUrl)
  return isTyped && formAction === undefined ? false : defaultShouldRevalidate
}

function chosenOf({ searchParams }: URL): string {
  return writeListAddress(searchParams, true).search
}
