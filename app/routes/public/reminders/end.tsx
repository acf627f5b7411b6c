import { data } from 'react-router'

import type { PageHandle } from '~/components/page-handle'
import { currentDay } from '~/data/clock.server'
import { LINK_PAGES } from '~/domain/reminders/link-text'
import { UNLISTED_HEADERS } from '~/routes/public/plain-page'

import type { Route } from './+types/end'
import { LinkErrorPage, LinkPage } from './link-page'
import { readPress, withMailLink, type Linked } from './mail-link.server'

/** Sends no scripts: it opens from a mail, on any phone. */
export const handle = { page: 'plain' } satisfies PageHandle

export async function loader({ params, url }: Route.LoaderArgs) {
  const shown = await withMailLink('end', { params, url }, async ({ reminder, language }) => ({
    language,
    isEnded: isEnded(reminder),
  }))
  return data(shown, { headers: UNLISTED_HEADERS })
}

/** Ends the reminders at a press on this page, or on the button of a mail program, which shows no page. */
export async function action({ params, request, url }: Route.ActionArgs) {
  await readPress(request)
  const done = await withMailLink('end', { params, url }, async ({ store, reminder, language }) => {
    await store.endReminder({ id: params.id, today: currentDay() })
    return { isNew: !isEnded(reminder), language }
  })
  return data(done, { headers: UNLISTED_HEADERS })
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders
}

export default function End({ loaderData, actionData }: Route.ComponentProps) {
  const language = actionData?.language ?? loaderData.language
  const { tagline, end } = LINK_PAGES[language]
  const page = actionData?.isNew ? end.done : loaderData.isEnded ? end.already : end.ask
  return <LinkPage language={language} tagline={tagline} page={page} isDangerous />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LinkErrorPage error={error} />
}

function isEnded(reminder: Linked['reminder']): boolean {
  return !reminder || reminder.state === 'ended'
}
