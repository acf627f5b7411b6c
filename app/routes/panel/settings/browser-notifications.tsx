import { useFetcher } from 'react-router'

import type { NotificationAccess } from '~/browser/reminder-notification.client'
import { Switch } from '~/ui/ark/switch'
import { Note } from '~/ui/note'

import { NotStored, type SettingsAnswer } from './settings-form'

const NAME = 'browserNotifications'

/** Why the browser shows nothing, and what to do about it. */
const OBSTACLES = {
  granted: undefined,
  undecided: 'Przeglądarka czeka na zgodę. Włącz jeszcze raz i wybierz „Zezwól”.',
  denied:
    'Przeglądarka blokuje powiadomienia tej strony. Zezwól na nie w ustawieniach witryny (ikona obok adresu strony) i włącz jeszcze raz.',
  unsupported: 'Ta przeglądarka nie pokazuje powiadomień stron. Przypomnienia widać na pulpicie.',
} satisfies Record<NotificationAccess, string | undefined>

/** Switching on asks the browser for leave; where it is not given, the switch goes back and says how to give it. */
export function BrowserNotifications({ isOn, access }: { isOn: boolean; access: NotificationAccess }) {
  const { data: answer, formData, submit } = useFetcher<SettingsAnswer>()
  const isWanted = formData ? formData.has(NAME) : isOn && access === 'granted'
  const obstacle = formData
    ? undefined
    : answer?.outcome === 'not-allowed'
      ? OBSTACLES[answer.access]
      : (isOn || access === 'unsupported') && OBSTACLES[access]
  const choose = (isChosen: boolean) => {
    const form = new FormData()
    form.set('intent', 'browser-notifications')
    if (isChosen) form.set(NAME, 'on')
    void submit(form, { method: 'post' })
  }
  return (
    <div className="flex flex-col gap-3">
      <Switch
        label="Powiadomienie w przeglądarce, raz dziennie"
        hint="Po otwarciu pulpitu, gdy coś wkrótce wygasa"
        name={NAME}
        isOn={isWanted}
        onChange={choose}
      />
      <div role="status">{obstacle && <Note>{obstacle}</Note>}</div>
      {answer?.outcome === 'not-stored' && !formData && <NotStored />}
    </div>
  )
}
