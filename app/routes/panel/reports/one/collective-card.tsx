import { href, Link } from 'react-router'

import { ButtonLink } from '~/components/button-link'
import { Card } from '~/ui/card'
import { TEXT_LINK } from '~/ui/text-link'

/** Leads to the reports about the other people who were hurt in the same event, and to a new one. */
export function CollectiveCard({
  first,
  others,
}: {
  /** The id of the first report of the event. */
  first: string
  others: readonly { id: string; name: string }[]
}) {
  return (
    <Card title="Wypadek zbiorowy" className="print:hidden">
      <p className="text-sm">Każda poszkodowana osoba ma własne zgłoszenie i&nbsp;własny dokument.</p>
      {others.length > 0 && (
        <ul aria-label="Zgłoszenia o innych osobach" className="flex flex-col">
          {others.map(({ id, name }) => (
            <li key={id} className="wrap-anywhere">
              <Link to={href('/reports/:id', { id })} className={TEXT_LINK}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <ButtonLink to={`${href('/reports/new')}?${new URLSearchParams({ event: first })}`}>
        Dodaj następną osobę
      </ButtonLink>
    </Card>
  )
}
