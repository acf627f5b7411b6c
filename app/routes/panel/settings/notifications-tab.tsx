import { Suspense, useState } from 'react'
import { Await, useFetcher } from 'react-router'

import type { NotificationAccess } from '~/browser/device/register-worker.client'
import { REMINDER_PERIOD_OPTIONS, type Settings } from '~/domain/people/settings'
import type { User } from '~/domain/people/user'
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
  isOwnRegister,
  reminders,
}: {
  settings: Settings
  access: NotificationAccess
  email: string
  isOwnRegister: boolean
  /** The reminders of an own register, which come by themselves. A sample account has a demonstration instead. */
  reminders: ReturnType<typeof loadReminders> | undefined
}) {
  const [isReminding, setIsReminding] = useState(settings.expiryReminders)
  const daily = isReminding && (
    <div className="mt-1 border-t border-line pt-4">
      <BrowserNotifications isOn={settings.browserNotifications} access={access} />
    </div>
  )
  return (
    <>
      <Card title="Powiadomienia i przypomnienia" className="max-w-2xl">
        <ChoiceForm intent="notifications">
          {(errors) => (
            <div className={`${ROWS} *:first:pt-1 *:last:pb-0`}>
              {!isOwnRegister && (
                <Switch
                  label="Powiadomienia e-mail"
                  hint={
                    <>
                      Konto przykładowe tylko pokazuje, jak to działa: nic nie jest wysyłane. Adres:{' '}
                      <BreakableEmail>{email}</BreakableEmail>.
                    </>
                  }
                  name="emailNotifications"
                  defaultOn={settings.emailNotifications}
                />
              )}
              <Switch
                label="Przypomnienia o wygasaniu certyfikatów"
                hint={
                  isOwnRegister
                    ? 'Na pulpicie i w przypomnieniach, które przychodzą same, zanim certyfikat straci ważność'
                    : 'Na pulpicie, zanim certyfikat straci ważność'
                }
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
        {!isOwnRegister && daily}
        {reminders && (
          <Suspense>
            <Await resolve={reminders} errorElement={daily}>
              {({ view, takesPush }) => (settings.browserNotifications || !takesPush(view)) && daily}
            </Await>
          </Suspense>
        )}
      </Card>
      {reminders && (
        <Suspense fallback={<WaitingCard text="Sprawdzanie, co wysyła serwer…" />}>
          <Await resolve={reminders} errorElement={<WaitingCard text={NO_CODE} />}>
            {(loaded) => <loaded.Card owner={loaded.owner} email={email} view={loaded.view} />}
          </Await>
        </Suspense>
      )}
    </>
  )
}

/** Only own registers have such reminders, and only this tab shows them. */
export async function loadReminders(owner: User) {
  const { readRemindersView, RemindersCard, takesPush } =
    await import('~/routes/panel/reminders/reminders-card')
  return { owner, Card: RemindersCard, takesPush, view: await readRemindersView(owner) }
}

const NO_CODE = 'Ta część ustawień nie wczytała się bez sieci. Odśwież stronę, gdy sieć wróci.'

function WaitingCard({ text }: { text: string }) {
  return (
    <Card title="Przypomnienia, które przychodzą same" className="max-w-2xl">
      <p className="text-muted">{text}</p>
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
