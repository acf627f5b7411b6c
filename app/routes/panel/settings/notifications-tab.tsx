import { useState } from 'react'

import { REMINDER_PERIOD_OPTIONS, type Settings } from '~/domain/settings'
import { Card } from '~/ui/card'
import { SelectField } from '~/ui/field'
import { Note } from '~/ui/note'
import { Switch } from '~/ui/switch'

import { ChoiceForm } from './settings-form'

export function NotificationsTab({ settings, email }: { settings: Settings; email: string }) {
  const [isReminding, setIsReminding] = useState(settings.expiryReminders)
  return (
    <>
      <Note>
        Ta wersja nie wysyła jeszcze wiadomości ani przypomnień. Wybór zapisuje się od razu w&nbsp;tej
        przeglądarce i&nbsp;poczeka, aż organizacja włączy pocztę.
      </Note>
      <ChoiceForm intent="notifications">
        {(errors) => (
          <Card title="Wiadomości" className="max-w-2xl">
            <div className="flex flex-col divide-y divide-line *:py-4 *:first:pt-1 *:last:pb-0">
              <Switch
                label="Powiadomienia e-mail"
                hint={`Na adres ${email}`}
                name="emailNotifications"
                defaultOn={settings.emailNotifications}
              />
              <Switch
                label="Przypomnienia o wygasaniu certyfikatów"
                hint="Zanim certyfikat straci ważność"
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
          </Card>
        )}
      </ChoiceForm>
    </>
  )
}
