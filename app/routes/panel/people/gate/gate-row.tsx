import QrCodeIcon from 'lucide/dist/esm/icons/qr-code.mjs'
import { useState } from 'react'
import { useSubmit } from 'react-router'

import type { PublishedList } from '~/browser/crew/publish.client'
import { gateChoiceLabel } from '~/domain/crew/records/gate-form'
import type { GivenPageOf } from '~/domain/crew/records/given-page'
import { countOf } from '~/domain/words/polish'
import { Seen } from '~/routes/panel/phone-pages/seen'
import { Confirm } from '~/routes/panel/settings/own-data/confirm'
import { CopyButton } from '~/routes/panel/sharing/copy-button'
import { onDemand } from '~/ui/ark/on-demand'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'

const PageCodeDialog = onDemand(
  async () => (await import('~/routes/panel/phone-pages/page-code-dialog')).PageCodeDialog,
)

const CODE_TEXT =
  'Zeskanuj kod telefonem ochrony. Kto ma ten link, sprawdzi po nazwisku, kogo wpuścić, więc daj go tylko ochronie.'

/** Shows a list of a gate with what can be done about it. */
export function GateRow({
  page,
  listed,
  address,
  published,
}: {
  page: GivenPageOf<'gate'>
  /** How many people are on it, today or later. */
  listed: number
  address: string | undefined
  published: Promise<PublishedList>
}) {
  const { id, name, choice, call } = page
  const submit = useSubmit()
  const [shown, setShown] = useState<'code' | 'renew'>()
  const act = (intent: 'withdraw' | 'renew') => void submit({ intent, page: id }, { method: 'post' })
  const close = () => setShown(undefined)
  const named = <span className="sr-only">: {name}</span>
  return (
    <li className="flex flex-col gap-3 py-4">
      <div className="[overflow-wrap:anywhere]">
        <h3 className="text-lg font-semibold">{name}</h3>
        <p>
          {countOf(listed, 'person')} z&nbsp;aktualnymi dokumentami ({gateChoiceLabel(choice)})
        </p>
        <p className="text-sm text-muted">
          {call
            ? `Ochrona dzwoni do: ${[call.name, call.phone].filter(Boolean).join(', ')}`
            : 'Nie podano, do kogo ochrona dzwoni'}
        </p>
        <p className="text-sm text-muted">
          <Seen published={published} pageId={id} />
        </p>
      </div>
      <div className="flex flex-wrap items-start gap-2">
        {address !== undefined && (
          <>
            <Button size="sm" onClick={() => setShown('code')}>
              <Icon of={QrCodeIcon} className="size-4" />
              Kod QR
              {named}
            </Button>
            <CopyButton text={address} label={`Link, ${name}`} of={name} variant="secondary" size="sm" />
          </>
        )}
        <Button size="sm" onClick={() => setShown('renew')}>
          Wymień link
          {named}
        </Button>
        <Button size="sm" variant="quiet-danger" onClick={() => act('withdraw')}>
          Wycofaj
          {named}
        </Button>
      </div>
      <PageCodeDialog
        props={
          shown === 'code' && address !== undefined
            ? { name, address, text: CODE_TEXT, onClose: close }
            : undefined
        }
      />
      <Confirm
        props={
          shown === 'renew'
            ? {
                title: `Wymienić link listy „${name}”?`,
                text: ['Powstanie nowy link i kod, a dotychczasowe przestaną działać.'],
                confirm: 'Wymień link',
                onConfirm: () => act('renew'),
                onClose: close,
              }
            : undefined
        }
      />
    </li>
  )
}
