import MonitorSmartphone from 'lucide/dist/esm/icons/monitor-smartphone.mjs'
import { useRef, useState, type FormEvent, type ReactNode } from 'react'

import { forgetOtherDevices } from '~/browser/vault/former-devices.client'
import { turnOnVault } from '~/browser/vault/vault.client'
import { useFieldErrors } from '~/components/use-field-errors'
import type { User } from '~/domain/people/user'
import { MAX_DEVICE_NAME_LENGTH, parseDeviceName, suggestedDeviceName } from '~/domain/vault/device-name'
import { VAULT_PROBLEMS } from '~/domain/vault/vault-words'
import type { FieldErrors } from '~/domain/words/form'
import { keepTogether } from '~/domain/words/polish'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { ErrorSummary } from '~/ui/error-summary'
import { TextField } from '~/ui/field'
import { Icon } from '~/ui/icon'

import { useVaultTask } from './use-vault-task'

/** Says what the server learns, asks for the name of this device, and turns the vault on. */
export function TurnOnForm({ owner }: { owner: User }) {
  const form = useRef<HTMLFormElement>(null)
  const { isBusy, problem, run } = useVaultTask()
  const [refused, setRefused] = useState<FieldErrors>()
  const { errors, recheck } = useFieldErrors(refused, parseDeviceName)
  const turnOn = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { value, errors: wrong } = parseDeviceName(new FormData(event.currentTarget))
    setRefused(wrong)
    if (!value) return
    const turnOnHere = async () => {
      const answer = await turnOnVault(owner, value)
      if (!answer.problem) forgetOtherDevices(owner.id)
      return answer
    }
    await run(turnOnHere, {
      title: 'Włączono wspólny rejestr',
      text: 'Połącz teraz drugie urządzenie.',
    })
  }
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void turnOn(event)}
      onChange={(event) => recheck(event.currentTarget)}
      className="flex flex-col items-start gap-4"
    >
      <dl className="grid max-w-prose gap-x-6 gap-y-3 sm:grid-cols-2">
        <Learns title="Serwer dostaje">
          Zaszyfrowane wpisy i&nbsp;skany. Wie, ile ich jest, jak są duże i&nbsp;kiedy przychodzą.
        </Learns>
        <Learns title="Serwer nie wie">
          Czyj to rejestr, kto w&nbsp;nim jest i&nbsp;co w&nbsp;nim zapisano. Klucz jest tylko na urządzeniach
          i&nbsp;w&nbsp;linku, którym je łączysz.
        </Learns>
      </dl>
      <ErrorSummary refused={refused} errors={errors} form={form} />
      <TextField
        label="Nazwa tego urządzenia"
        hint="Tak podpiszą się zmiany stąd, na przykład „Kasia, tablet”."
        name="deviceName"
        autoComplete="off"
        maxLength={MAX_DEVICE_NAME_LENGTH}
        defaultValue={suggestedDeviceName(navigator.userAgent)}
        error={errors.deviceName}
        className="w-full max-w-md"
      />
      {problem && (
        <Alert title={VAULT_PROBLEMS[problem].title}>{keepTogether(VAULT_PROBLEMS[problem].text)}</Alert>
      )}
      <Button type="submit" isBusy={isBusy} className="max-sm:w-full">
        <Icon of={MonitorSmartphone} className="size-4" />
        {isBusy ? 'Włączanie…' : 'Włącz'}
      </Button>
    </form>
  )
}

function Learns({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-semibold">{title}</dt>
      <dd className="text-sm text-muted">{children}</dd>
    </div>
  )
}
