import MonitorSmartphone from 'lucide/dist/esm/icons/monitor-smartphone.mjs'
import { useState, type ReactNode } from 'react'

import { forgetOtherDevices } from '~/browser/vault/former-devices.client'
import { turnOnVault } from '~/browser/vault/vault.client'
import { DeviceForm } from '~/components/vault/device-form'
import type { User } from '~/domain/people/user'
import { parseDeviceName } from '~/domain/vault/device-name'
import { parseInvitedDevice, WRONG_INVITATION } from '~/domain/vault/invitation'
import { VAULT_PROBLEMS } from '~/domain/vault/vault-words'
import { keepTogether } from '~/domain/words/polish'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { focusHeading, takeFocus } from '~/ui/focus'
import { Icon } from '~/ui/icon'

import { InvitationField } from './invitation-form'
import { useVaultTask } from './use-vault-task'

/** Says what the server learns, asks for the name of this device, and turns the vault on. */
export function TurnOnForm({ owner }: { owner: User }) {
  const { isBusy, problem, run } = useVaultTask()
  const [needsInvitation, setNeedsInvitation] = useState(false)
  const turnOn = async (value: { deviceName: string; invitation?: string }) => {
    const turnOnHere = async () => {
      const answer = await turnOnVault(owner, value)
      if (!answer.problem) forgetOtherDevices(owner.id)
      return answer
    }
    const why = await run(turnOnHere, {
      title: 'Włączono wspólny rejestr',
      text: 'Połącz teraz drugie urządzenie.',
    })
    // The form goes, with the field in which somebody has pressed Enter.
    if (!why) focusHeading()
    if (why !== 'uninvited') return undefined
    setNeedsInvitation(true)
    return value.invitation === undefined ? undefined : { invitation: WRONG_INVITATION }
  }
  return (
    <>
      <dl className="grid max-w-prose gap-x-6 gap-y-3 sm:grid-cols-2">
        <Learns title="Serwer dostaje">
          Zaszyfrowane wpisy i&nbsp;skany. Wie, ile ich jest, jak są duże i&nbsp;kiedy przychodzą.
        </Learns>
        <Learns title="Serwer nie wie">
          Czyj to rejestr, kto w&nbsp;nim jest i&nbsp;co w&nbsp;nim zapisano. Klucz jest tylko na urządzeniach
          i&nbsp;w&nbsp;linku, którym je łączysz.
        </Learns>
      </dl>
      <div className="max-w-md">
        <DeviceForm
          parse={needsInvitation ? parseInvitedDevice : parseDeviceName}
          onSent={turnOn}
          user={owner.firstName}
          renderFields={({ invitation }) =>
            needsInvitation && <InvitationField ref={takeFocus} error={invitation} />
          }
        >
          {problem && problem !== 'uninvited' && (
            <Alert title={VAULT_PROBLEMS[problem].title}>{keepTogether(VAULT_PROBLEMS[problem].text)}</Alert>
          )}
          <Button type="submit" isBusy={isBusy} className="self-start max-sm:w-full">
            <Icon of={MonitorSmartphone} className="size-4" />
            {isBusy ? 'Włączanie…' : 'Włącz'}
          </Button>
        </DeviceForm>
      </div>
    </>
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
