import { href, Link, useFetcher } from 'react-router'

import type { WaitingDrop } from '~/browser/crew/drops.client'
import type { PublishedList } from '~/browser/crew/publish.client'
import type { DropOf } from '~/domain/crew/drops/drop'
import { formatDay } from '~/domain/words/day'
import { Seen } from '~/routes/panel/phone-pages/seen'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { TEXT_LINK } from '~/ui/text-link'

/** A note of somebody that their page is wrong, on which nobody has decided yet. */
export type Correction = Pick<WaitingDrop, 'id' | 'receivedOn'> & { drop: DropOf<'correction'> }

/** Shows whether somebody has opened their page, and what they say is wrong on it; or leads to where they get one. */
export function PhoneAccess({
  personId,
  pageId,
  published,
  corrections,
}: {
  personId: string
  pageId: string | undefined
  published: Promise<PublishedList> | undefined
  corrections: readonly Correction[]
}) {
  const { Form } = useFetcher()
  return (
    <Card title="Własne uprawnienia w telefonie" className="print:hidden">
      <p>
        {pageId !== undefined && published ? <Seen published={published} pageId={pageId} /> : 'Bez dostępu'}.{' '}
        <Link to={`${href('/employees/access')}?person=${personId}`} className={TEXT_LINK}>
          {pageId === undefined ? 'Daj dostęp' : 'Link i\u00a0kod'}
        </Link>
      </p>
      {corrections.length > 0 && (
        <section aria-labelledby="corrections" className="flex flex-col gap-2">
          <h3 id="corrections" className="font-semibold">
            „Coś się nie zgadza?”
          </h3>
          <ul className="divide-y divide-line">
            {corrections.map(({ id, receivedOn, drop }) => (
              <li key={id} className="flex flex-col gap-2 py-3 first:pt-0 last:pb-0">
                <p className="text-sm text-muted">
                  {formatDay(receivedOn)}, {drop.name}
                </p>
                <p className="whitespace-pre-line [overflow-wrap:anywhere]">{drop.text}</p>
                <Form method="post" className="flex flex-wrap items-center gap-3">
                  <input type="hidden" name="drop" value={id} />
                  <Button type="submit" size="sm" name="intent" value={SETTLE_CORRECTION}>
                    Załatwione
                  </Button>
                  <Link to={href('/reports/crew/:dropId', { dropId: id })} className={TEXT_LINK}>
                    Odpowiedz
                  </Link>
                </Form>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Card>
  )
}

export const SETTLE_CORRECTION = 'settle-correction'
