import type { ShouldRevalidateFunctionArgs } from 'react-router'

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
