import { data } from 'react-router'

import type { PageHandle } from '~/components/page-handle'
import { LINK_PAGES } from '~/domain/reminders/link-text'
import { UNLISTED_HEADERS } from '~/routes/public/plain-page'

import type { Route } from './+types/confirm'
import { LinkErrorPage, LinkPage } from './link-page'
import { notFound, readPress, withMailLink } from './mail-link.server'

/** Sends no scripts: it opens from a mail, on any phone. */
export const handle = { page: 'plain' } satisfies PageHandle

export async function loader({ params, url }: Route.LoaderArgs) {
  const shown = await withMailLink('confirm', { params, url }, async ({ reminder, language }) => {
    if (reminder?.state !== 'unconfirmed' && reminder?.state !== 'active') throw notFound()
    return { language, isConfirmed: reminder.state === 'active' }
  })
  return data(shown, { headers: UNLISTED_HEADERS })
}

export async function action({ params, request, url }: Route.ActionArgs) {
  await readPress(request)
  const done = await withMailLink('confirm', { params, url }, async ({ store, reminder }) => {
    if (!reminder || !(await store.confirmReminder(reminder))) throw notFound()
    return { isNew: reminder.state === 'unconfirmed' }
  })
  return data(done, { headers: UNLISTED_HEADERS })
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders
}

export default function Confirm({ loaderData: { language, isConfirmed }, actionData }: Route.ComponentProps) {
  const { tagline, confirm } = LINK_PAGES[language]
  const page = actionData?.isNew ? confirm.done : isConfirmed ? confirm.already : confirm.ask
  return <LinkPage language={language} tagline={tagline} page={page} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LinkErrorPage error={error} />
}
