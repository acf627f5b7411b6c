import LockKeyhole from 'lucide/dist/esm/icons/lock-keyhole.mjs'
import MonitorSmartphone from 'lucide/dist/esm/icons/monitor-smartphone.mjs'
import Printer from 'lucide/dist/esm/icons/printer.mjs'
import { useState, useSyncExternalStore } from 'react'
import { href, Link } from 'react-router'

import { downloadFile } from '~/browser/device/download.client'
import { onVaultState, syncVault, vaultState } from '~/browser/vault/sync-vault.client'
import { noteLinkKept, renameDevice, type Device, type Vault } from '~/browser/vault/vault.client'
import { ButtonLink } from '~/components/button-link'
import type { User } from '~/domain/people/user'
import { SEALED_EXTENSION } from '~/domain/register/shared-names'
import { VAULT_PROBLEMS, vaultStateText } from '~/domain/vault/vault-words'
import { formatInstant, type Day } from '~/domain/words/day'
import { keepTogether } from '~/domain/words/polish'
import { NewPassphrase } from '~/routes/panel/sealing/new-passphrase'
import { Fact } from '~/routes/panel/settings/fact'
import { Alert } from '~/ui/alert'
import { onDemand } from '~/ui/ark/on-demand'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { TEXT_LINK } from '~/ui/text-link'

import { endingTasks, EndingVault } from './ending-vault'
import { InvitationForm } from './invitation-form'
import { useVaultTask } from './use-vault-task'

const RenameDialog = onDemand(async () => (await import('./rename-dialog')).RenameDialog)
const ConnectDialog = onDemand(async () => (await import('./connect-dialog')).ConnectDialog)

/** Shows how the devices of a register are in step, and where its key is; connects other devices and cuts them off. */
export function TurnedOnVault({
  owner,
  mustBeSealed,
  today,
  vault,
  devices,
  hasCrew,
}: {
  owner: User
  mustBeSealed: boolean
  today: Day
  vault: Vault
  devices: readonly Device[]
  hasCrew: boolean
}) {
  const { isBusy, problem, run } = useVaultTask()
  const tasks = endingTasks(owner, run)
  const state = useSyncExternalStore(onVaultState, vaultState)
  // Another device has ended the vault: its link opens nothing any more.
  const isEnded = state.problem === 'gone'
  const [asked, setAsked] = useState<'connect' | 'file' | 'rename'>()
  const close = () => setAsked(undefined)
  const address = `${location.origin}${vault.link}`
  const saveLink = async (passphrase: string) => {
    const { sealByPassphrase } = await import('~/browser/sealing/age-file.client')
    const sealed = await sealByPassphrase(new Blob([`${address}\n`], { type: 'text/plain' }), passphrase)
    downloadFile(`pewnik-link-do-rejestru-${today}.txt${SEALED_EXTENSION}`, sealed)
    await run(
      async () => {
        await noteLinkKept(owner.id, 'saved')
        return {}
      },
      { title: 'Zapisano plik z linkiem', text: 'Trzymaj go na innym urządzeniu niż to.' },
    )
    return undefined
  }
  return (
    <div className="flex flex-col gap-5">
      <State userId={owner.id} />
      {!isEnded && <KeptLink vault={vault} />}
      {problem && (
        <Alert title={VAULT_PROBLEMS[problem].title}>{keepTogether(VAULT_PROBLEMS[problem].text)}</Alert>
      )}
      {problem === 'uninvited' && state.problem !== problem && (
        <InvitationForm userId={owner.id} onKept={tasks['cut-off']} />
      )}
      {!isEnded && (
        <div className="flex flex-wrap gap-3 max-sm:flex-col">
          <Button variant="primary" onClick={() => setAsked('connect')}>
            <Icon of={MonitorSmartphone} className="size-4" />
            Połącz urządzenie
          </Button>
          <ButtonLink to={href('/settings/link')}>
            <Icon of={Printer} className="size-4" />
            Wydrukuj link do sejfu
          </ButtonLink>
          <Button onClick={() => setAsked('file')} className="max-sm:py-2 max-sm:whitespace-normal">
            <Icon of={LockKeyhole} className="size-4" />
            Zapisz link w&nbsp;pliku z&nbsp;hasłem
          </Button>
        </div>
      )}
      <Devices devices={devices} onRename={() => setAsked('rename')} />
      <Link to={href('/settings/history')} className={`${TEXT_LINK} self-start`}>
        Kto co zmienił: historia zmian
      </Link>
      <EndingVault
        tasks={tasks}
        hasOthers={devices.length > 1}
        hasCrew={hasCrew}
        isEnded={isEnded}
        isBusy={isBusy}
      />
      <ConnectDialog
        props={asked === 'connect' ? { address, hasSensitiveData: mustBeSealed, onClose: close } : undefined}
      />
      <RenameDialog
        props={
          asked === 'rename'
            ? {
                name: vault.device.name,
                onChosen: (name) =>
                  run(
                    async () => {
                      await renameDevice(owner.id, name)
                      await syncVault(owner.id)
                      return {}
                    },
                    { title: 'Zmieniono nazwę urządzenia', text: name },
                  ),
                onClose: close,
              }
            : undefined
        }
      />
      <NewPassphrase
        props={
          asked === 'file'
            ? {
                title: 'Link w pliku z hasłem',
                text: 'Plik i to hasło otwierają cały rejestr z serwera. Na innym urządzeniu wczytasz go na stronie „Połącz urządzenie”. Otworzy go też program age.',
                submit: { label: 'Zapisz plik', busy: 'Zabezpieczanie…' },
                onChosen: saveLink,
                onClose: close,
              }
            : undefined
        }
      />
    </div>
  )
}

/** Says how the devices are in step, and if they are not, why and what to do. */
function State({ userId }: { userId: string }) {
  const state = useSyncExternalStore(onVaultState, vaultState)
  const isUninvited = state.problem === 'uninvited'
  const isFailed = state.phase === 'failed' && state.problem !== undefined
  const { title, text } = VAULT_PROBLEMS[state.problem ?? 'offline']
  return (
    <>
      {isUninvited ? (
        <>
          <Alert title={title}>{keepTogether(text)}</Alert>
          <InvitationForm userId={userId} onKept={async () => (await syncVault(userId)).problem} />
        </>
      ) : isFailed ? (
        <Alert title={title}>
          <p>{keepTogether(text)}</p>
          <Button size="sm" onClick={() => void syncVault(userId)} className="mt-2">
            Spróbuj ponownie
          </Button>
        </Alert>
      ) : (
        <Fact isGood={state.phase !== 'waiting'}>
          <p role="status">{vaultStateText(state)}</p>
          {state.phase === 'waiting' && <p className="text-sm text-muted">{keepTogether(text)}</p>}
        </Fact>
      )}
    </>
  )
}

/** Says whether the register outlives this device. */
function KeptLink({ vault: { kept, joinedAt } }: { vault: Vault }) {
  const places = [
    joinedAt && 'na innym urządzeniu',
    kept === 'printed' && 'na kartce w\u00a0sejfie',
    kept === 'saved' && 'w\u00a0pliku z\u00a0hasłem',
  ].filter((place) => typeof place === 'string')
  return (
    <Fact isGood={places.length > 0}>
      {places.length > 0 ? (
        <p>
          Klucz do rejestru jest też {places.join(' i\u00a0')}, więc rejestr przetrwa utratę tego urządzenia.
        </p>
      ) : (
        <p className="max-w-prose font-semibold">
          Klucz do rejestru ma tylko to urządzenie. Jeśli je zgubisz, tego, co jest na serwerze, nikt nie
          otworzy. Połącz drugie urządzenie albo wydrukuj link i&nbsp;schowaj go do sejfu.
        </p>
      )}
    </Fact>
  )
}

function Devices({ devices, onRename }: { devices: readonly Device[]; onRename: () => void }) {
  return (
    <section aria-labelledby="vault-devices" className="flex flex-col gap-1">
      <h3 id="vault-devices" className="text-sm font-semibold text-muted">
        Urządzenia
      </h3>
      <ul className="divide-y divide-line">
        {devices.map(({ id, name, at, isThis }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5">
            <p className="min-w-0 font-medium [overflow-wrap:anywhere]">
              {name}
              {isThis && <span className="font-normal text-muted"> – to urządzenie</span>}
            </p>
            <p className="flex flex-wrap items-baseline gap-x-4 text-sm text-muted tabular-nums">
              ostatnio {formatInstant(at)}
              {isThis && (
                <button type="button" onClick={onRename} className={TEXT_LINK}>
                  Zmień nazwę
                </button>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
