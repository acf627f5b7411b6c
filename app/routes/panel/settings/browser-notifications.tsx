import { useFetcher } from 'react-router'

import type { NotificationAccess } from '~/browser/device/reminder-notification.client'
import { Switch } from '~/ui/ark/switch'
import { Note } from '~/ui/note'

import { NotStored, type SettingsAnswer } from './settings-form'

const NAME = 'browserNotifications'

/** Says why the browser shows no notifications and what to do about it. */
const OBSTACLES = {
  granted: undefined,
  undecided: 'Przeglądarka czeka na zgodę. Włącz jeszcze raz i wybierz „Zezwól”.',
  denied:
    'Przeglądarka blokuje powiadomienia tej strony. Zezwól na nie w ustawieniach witryny (ikona obok adresu strony) i włącz jeszcze raz.',
  unsupported: 'Ta przeglądarka nie pokazuje powiadomień stron. Przypomnienia widać na pulpicie.',
} satisfies Record<NotificationAccess, string | undefined>

/**
 * Switches the browser's notifications on and off. Switching on asks for permission. Where it is refused, the
 * switch goes back and a note says how to allow notifications.
 */
export function BrowserNotifications({ isOn, access }: { isOn: boolean; access: NotificationAccess }) {
  const { data: answer, formData, submit } = useFetcher<SettingsAnswer>()
  const isSwitchedOn = formData ? formData.has(NAME) : isOn && access === 'granted'
  const obstacle = formData
    ? undefined
    : answer?.outcome === 'not-allowed'
      ? OBSTACLES[answer.access]
      : (isOn || access === 'unsupported') && OBSTACLES[access]
  const save = (isChosen: boolean) => {
    const form = new FormData()
    form.set('intent', 'browser-notifications')
    if (isChosen) form.set(NAME, 'on')
    void submit(form, { method: 'post' })
  }
  return (
    <div className="flex flex-col gap-3">
      <Switch
        label="Powiadomienie w przeglądarce, raz dziennie"
        hint="Po otwarciu pulpitu, gdy coś wkrótce wygaśnie"
        name={NAME}
        isOn={isSwitchedOn}
        onChange={save}
      />
      <div role="status">{obstacle && <Note>{obstacle}</Note>}</div>
      {answer?.outcome === 'not-stored' && !formData && <NotStored />}
    </div>
  )
}
