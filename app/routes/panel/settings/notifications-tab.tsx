import { useState } from 'react'
import { useFetcher } from 'react-router'

import type { NotificationAccess } from '~/browser/device/reminder-notification.client'
import { REMINDER_PERIOD_OPTIONS, type Settings } from '~/domain/people/settings'
import { BreakableEmail } from '~/ui/breakable'
import { Card } from '~/ui/card'
import { SelectField } from '~/ui/field'
import { Note } from '~/ui/note'
import { Switch } from '~/ui/switch'

import { ChoiceForm, NotStored, type SettingsAnswer } from './settings-form'

const ROWS = 'flex flex-col divide-y divide-line *:py-4'

export function NotificationsTab({
  settings,
  access,
  email,
}: {
  settings: Settings
  access: NotificationAccess
  email: string
}) {
  const [isReminding, setIsReminding] = useState(settings.expiryReminders)
  return (
    <Card title="Powiadomienia i przypomnienia" className="max-w-2xl">
      <ChoiceForm intent="notifications">
        {(errors) => (
          <div className={`${ROWS} *:first:pt-1 *:last:pb-0`}>
            <Switch
              label="Powiadomienia e-mail"
              hint={
                <>
                  Ta wersja nie wysyła jeszcze poczty: ustawienie zadziała po włączeniu wysyłki. Adres:{' '}
                  <BreakableEmail>{email}</BreakableEmail>.
                </>
              }
              name="emailNotifications"
              defaultOn={settings.emailNotifications}
            />
            <Switch
              label="Przypomnienia o wygasaniu certyfikatów"
              hint="Na pulpicie, zanim certyfikat straci ważność"
              name="expiryReminders"
              defaultOn={settings.expiryReminders}
              onChange={setIsReminding}
            />
            {isReminding && (
              <SelectField
                label="Ile dni przed wygaśnięciem"
                name="reminderPeriod"
                options={REMINDER_PERIOD_OPTIONS}
                defaultValue={settings.reminderPeriod}
                error={errors?.reminderPeriod}
              />
            )}
          </div>
        )}
      </ChoiceForm>
      {isReminding && (
        <div className="mt-1 border-t border-line pt-4">
          <BrowserNotifications isOn={settings.browserNotifications} access={access} />
        </div>
      )}
    </Card>
  )
}

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
 * Switches the browser's notifications on and off. Switching on asks for permission. If it is refused, the
 * switch goes back and a note says how to allow notifications.
 */
function BrowserNotifications({ isOn, access }: { isOn: boolean; access: NotificationAccess }) {
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
