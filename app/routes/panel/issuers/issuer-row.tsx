import ShieldOff from 'lucide/dist/esm/icons/shield-off.mjs'
import { Form, useNavigation } from 'react-router'

import type { IssuerChange, IssuerRecord } from '~/domain/records/issuer-changes'
import { countOf, keepTogether } from '~/domain/words/polish'
import { HistoryEvent } from '~/routes/panel/recording/history-event'
import type { Origins } from '~/routes/panel/recording/load-origins'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'

import { Fingerprint } from './fingerprint'

/** So many names are said; of more, their number is. */
const MAX_NAMES = 5

/** Shows an issuer on whom the register has decided, and lets it take the trust back. Says before what that changes. */
export function IssuerRow({
  issuer: { name, key, isTrusted, events },
  fingerprint,
  counting,
  holders,
  origins,
}: {
  issuer: IssuerRecord
  fingerprint: string
  /** How many certificates count by this trust. */
  counting: number
  holders: readonly string[]
  origins: Origins
}) {
  const isBusy = useNavigation().formData?.get('issuer') === key.x
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4">
      <div className="flex min-w-0 grow basis-72 flex-col gap-1 [overflow-wrap:anywhere]">
        <h3 className="font-semibold">{name}</h3>
        <Fingerprint digits={fingerprint} />
        {isTrusted && <p className="max-w-prose">{keepTogether(effectText(counting, holders))}</p>}
        <ol className="flex flex-col gap-2 pt-2" aria-label={`Historia: ${name}`}>
          {events.toReversed().map((event) => (
            <HistoryEvent
              key={event.id}
              id={event.id}
              name={EVENT_LABELS[event.kind]}
              day={event.day}
              by={event.by}
              origins={origins}
            />
          ))}
        </ol>
      </div>
      {isTrusted && (
        <Form method="post" className="print:hidden">
          <input type="hidden" name="issuer" value={key.x} />
          <Button
            type="submit"
            size="sm"
            variant="quiet-danger"
            name="intent"
            value="withdraw"
            isBusy={isBusy}
          >
            <Icon of={ShieldOff} className="size-4" />
            Cofnij zaufanie
            <span className="sr-only">: {name}</span>
          </Button>
        </Form>
      )}
    </li>
  )
}

const EVENT_LABELS = {
  'issuer-trusted': 'Zaufano wystawcy',
  'issuer-trust-withdrawn': 'Cofnięto zaufanie',
} satisfies Record<IssuerChange['kind'], string>

function effectText(counting: number, holders: readonly string[]): string {
  if (counting === 0) return 'Nic się jeszcze przez to zaufanie nie liczy.'
  const whose = holders.length > MAX_NAMES ? countOf(holders.length, 'person') : holders.join(', ')
  return `Liczy się dzięki temu: ${countOf(counting, 'certificate')} (${whose}). Po cofnięciu zaufania przestanie się to liczyć przy dopuszczeniu do pracy i\u00a0wróci do stanu „niepotwierdzony”.`
}
