import { useState } from 'react'

import { saveVaultCopy } from '~/browser/registers/last-copy.client'
import { leaveVault, renewVault, turnOffVault } from '~/browser/vault/vault.client'
import type { User } from '~/domain/people/user'
import { DISCONNECTING } from '~/domain/vault/vault-words'
import { FoldedPart } from '~/routes/panel/settings/folded-part'
import { Confirm } from '~/routes/panel/settings/own-data/confirm'
import { Button } from '~/ui/button'

import type { useVaultTask } from './use-vault-task'

type Ending = keyof typeof QUESTIONS

/** Returns what cuts the other devices off, leaves them, and ends the vault. */
export function endingTasks(owner: User, run: ReturnType<typeof useVaultTask>['run']) {
  const end = (task: typeof turnOffVault) => async () => {
    const answer = await task(owner)
    // The copy that the vault was is none any more, or its link has changed.
    if (!answer.problem) saveVaultCopy(owner.id, undefined)
    return answer
  }
  return {
    'cut-off': () =>
      run(end(renewVault), {
        title: 'Odłączono pozostałe urządzenia',
        text: 'Połącz ponownie te, które mają zostać.',
      }),
    leave: () => run(end(leaveVault), { title: 'Odłączono to urządzenie' }),
    'turn-off': () => run(end(turnOffVault), { title: 'Wyłączono i\u00a0usunięto z\u00a0serwera' }),
  } satisfies Record<Ending, unknown>
}

/** Offers to disconnect devices and to end the vault, and asks before it. */
export function EndingVault({
  tasks,
  hasOthers,
  hasCrew,
  isEnded,
  isBusy,
}: {
  tasks: ReturnType<typeof endingTasks>
  hasOthers: boolean
  hasCrew: boolean
  /** True if another device has ended the vault. */
  isEnded: boolean
  isBusy: boolean
}) {
  const [asked, setAsked] = useState<Ending>()
  return (
    <>
      {/* Of a vault that has ended, this is the only thing left to do. */}
      <FoldedPart key={String(isEnded)} title={DISCONNECTING} isOpen={isEnded}>
        <div className="flex flex-wrap gap-3 max-sm:flex-col">
          {hasOthers && !isEnded && (
            <Button onClick={() => setAsked('cut-off')} isBusy={isBusy}>
              Odłącz pozostałe
            </Button>
          )}
          <Button onClick={() => setAsked('leave')} disabled={isBusy}>
            Odłącz to urządzenie
          </Button>
          {!isEnded && (
            <Button variant="quiet-danger" onClick={() => setAsked('turn-off')} disabled={isBusy}>
              Wyłącz i&nbsp;usuń z&nbsp;serwera
            </Button>
          )}
        </div>
      </FoldedPart>
      <Confirm
        props={
          asked && {
            ...QUESTIONS[asked],
            text: [...QUESTIONS[asked].text, ...(hasCrew ? [OF_CREW[asked]] : [])],
            onConfirm: () => void tasks[asked](),
            onClose: () => setAsked(undefined),
          }
        }
      />
    </>
  )
}

const QUESTIONS = {
  'cut-off': {
    title: 'Odłączyć wszystkie inne urządzenia?',
    text: [
      'Rejestr dostanie nowy klucz i wyśle się na serwer od nowa, a stary link przestanie działać, także ten wydrukowany. Inne urządzenia połączysz ponownie nowym linkiem.',
      'Zmian, których odłączone urządzenie jeszcze nie wysłało, tu nie będzie. To, co już ma, na nim zostaje.',
    ],
    confirm: 'Odłącz pozostałe',
  },
  leave: {
    title: 'Odłączyć to urządzenie?',
    text: [
      'Rejestr zostaje tutaj, na serwerze i na innych urządzeniach, ale zmiany przestaną się łączyć. Połączysz je znów tylko linkiem z innego urządzenia, wydruku albo pliku.',
    ],
    confirm: 'Odłącz to urządzenie',
  },
  'turn-off': {
    title: 'Wyłączyć i usunąć z serwera?',
    text: [
      'Rejestr zostaje na każdym urządzeniu, które go ma, ale zmiany przestaną się łączyć, a link przestanie działać, także ten wydrukowany. Z serwera znika wszystko.',
    ],
    confirm: 'Wyłącz i usuń',
  },
} as const

/** What it means for the phones of the crew. */
const OF_CREW = {
  'cut-off':
    'Przestaną działać także kody na plakatach skrzynek i\u00a0linki, które ma załoga. Wydrukuj je i\u00a0rozdaj od nowa.',
  leave:
    'Zgłoszenia ze skrzynek i\u00a0strony dla załogi będą obsługiwać już tylko inne połączone urządzenia.',
  'turn-off':
    'Przestaną działać także skrzynki zgłoszeń i\u00a0strony dla załogi. Zgłoszenia, które już przyszły, zostają na tym urządzeniu.',
} satisfies Record<Ending, string>
