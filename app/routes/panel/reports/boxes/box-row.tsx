import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs'
import CirclePause from 'lucide/dist/esm/icons/circle-pause.mjs'
import Link2 from 'lucide/dist/esm/icons/link-2.mjs'
import Printer from 'lucide/dist/esm/icons/printer.mjs'
import { useState } from 'react'
import { href, Link, useSubmit } from 'react-router'

import { ButtonLink } from '~/components/button-link'
import type { Box } from '~/domain/crew/records/box'
import { Confirm } from '~/routes/panel/settings/own-data/confirm'
import { onDemand } from '~/ui/ark/on-demand'
import { Badge } from '~/ui/badge'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { TEXT_LINK } from '~/ui/text-link'

import type { BoxIntent } from './act-on-box'

const BoxLinkDialog = onDemand(async () => (await import('./box-link-dialog')).BoxLinkDialog)

/** Shows a box with what can be done about it. */
export function BoxRow({
  box,
  waiting,
  addressOf,
}: {
  box: Box
  waiting: number
  /** Returns the address that its poster opens. */
  addressOf: (box: Box) => Promise<string | undefined>
}) {
  const { id, place, isPaused = false } = box
  const submit = useSubmit()
  const [question, setQuestion] = useState<keyof typeof QUESTIONS>()
  const [address, setAddress] = useState<string>()
  const act = (intent: BoxIntent) => void submit({ intent, box: id }, { method: 'post' })
  const named = <span className="sr-only">: {place}</span>
  return (
    <li className="flex flex-col gap-3 py-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h3 className="text-lg font-semibold [overflow-wrap:anywhere]">{place}</h3>
        {isPaused ? (
          <Badge tone="warning" icon={CirclePause}>
            wstrzymana
          </Badge>
        ) : (
          <Badge tone="success" icon={CircleCheck}>
            przyjmuje zgłoszenia
          </Badge>
        )}
        {waiting > 0 && (
          <Link to={href('/reports/crew')} className={TEXT_LINK}>
            Do przeczytania: {waiting}
            {named}
          </Link>
        )}
      </div>
      <div className="flex flex-wrap gap-2 print:hidden">
        <ButtonLink size="sm" to={href('/reports/boxes/:id/poster', { id })}>
          <Icon of={Printer} className="size-4" />
          Plakat
          {named}
        </ButtonLink>
        <Button size="sm" onClick={() => void addressOf(box).then(setAddress)}>
          <Icon of={Link2} className="size-4" />
          Wyślij link
          {named}
        </Button>
        <Button size="sm" onClick={() => act(isPaused ? 'resume' : 'pause')}>
          {isPaused ? 'Wznów' : 'Wstrzymaj'}
          {named}
        </Button>
        <Button size="sm" onClick={() => setQuestion('renew')}>
          Wymień kod
          {named}
        </Button>
        <Button size="sm" variant="quiet-danger" onClick={() => setQuestion('close')}>
          Zamknij
          {named}
        </Button>
      </div>
      <BoxLinkDialog
        props={address === undefined ? undefined : { place, address, onClose: () => setAddress(undefined) }}
      />
      <Confirm
        props={
          question && {
            title: QUESTIONS[question].title(place),
            text: [QUESTIONS[question].text, ...(waiting > 0 ? [WAITING_TEXT] : [])],
            confirm: QUESTIONS[question].confirm,
            onConfirm: () => act(question),
            onClose: () => setQuestion(undefined),
          }
        }
      />
    </li>
  )
}

const QUESTIONS = {
  renew: {
    title: (place: string) => `Wymienić kod skrzynki „${place}”?`,
    text: 'Powstanie nowy kod i nowy plakat. Plakaty i linki, które już są, powiedzą, że skrzynka jest zamknięta.',
    confirm: 'Wymień kod',
  },
  close: {
    title: (place: string) => `Zamknąć skrzynkę „${place}”?`,
    text: 'Plakaty i linki powiedzą, że skrzynka jest zamknięta. Przyjęte zgłoszenia zostają w rejestrze.',
    confirm: 'Zamknij skrzynkę',
  },
} as const

const WAITING_TEXT = 'Zgłoszenia, które już przyszły, nadal czekają na\u00a0decyzję.'
