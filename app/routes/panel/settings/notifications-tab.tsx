import { useState } from 'react'

import type { NotificationAccess } from '~/browser/device/reminder-notification.client'
import { REMINDER_PERIOD_OPTIONS, type Settings } from '~/domain/people/settings'
import { Switch } from '~/ui/ark/switch'
import { BreakableEmail } from '~/ui/breakable-email'
import { Card } from '~/ui/card'
import { SelectField } from '~/ui/field'

import { BrowserNotifications } from './browser-notifications'
import { ChoiceForm } from './settings-form'

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
    <Card title="Wiadomości" className="max-w-2xl">
      <ChoiceForm intent="notifications">
        {(errors) => (
          <div className={`${ROWS} *:first:pt-1 *:last:pb-0`}>
            <Switch
              label="Powiadomienia e-mail"
              hint={
                <>
                  Na adres <BreakableEmail>{email}</BreakableEmail>. Ta wersja nie wysyła jeszcze poczty:
                  wybór poczeka, aż organizacja ją włączy.
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
