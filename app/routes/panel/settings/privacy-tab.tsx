import type { ComponentProps } from 'react'

import {
  CERTIFICATE_SHARING_OPTIONS,
  PROFILE_VISIBILITY_OPTIONS,
  type Settings,
} from '~/domain/people/settings'
import { keepTogether } from '~/domain/words/polish'
import { RadioCards } from '~/ui/ark/radio-cards'
import { Card } from '~/ui/card'

import { ChoiceForm } from './settings-form'

export function PrivacyTab({ settings, isOwnRegister }: { settings: Settings; isOwnRegister: boolean }) {
  return (
    <ChoiceForm intent="privacy">
      {(errors) => (
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
          <Choice
            title="Widoczność profilu"
            label="Kto może zobaczyć profil"
            name="profileVisibility"
            options={PROFILE_VISIBILITY_OPTIONS}
            defaultValue={settings.profileVisibility}
            error={errors?.profileVisibility}
            limit={
              isOwnRegister
                ? 'Wybór na razie niczego nie zmienia: własny rejestr nie ma publicznej wizytówki.'
                : 'Wybór zapisuje się tylko w tej przeglądarce. Publicznej wizytówki pod linkiem nie zmienia: jest częścią danych przykładowych.'
            }
          />
          <Choice
            title="Udostępnianie certyfikatów"
            label="Kto może zobaczyć certyfikaty"
            name="certificateSharing"
            options={CERTIFICATE_SHARING_OPTIONS}
            defaultValue={settings.certificateSharing}
            error={errors?.certificateSharing}
            limit={
              isOwnRegister
                ? 'Wybór na razie niczego nie zmienia: poza rejestrem certyfikat zobaczy tylko ten, komu dasz plik, wydruk albo link.'
                : 'Wybór zapisuje się tylko w tej przeglądarce. Strony weryfikacji nie zmienia: każdy, kto ma link, widzi certyfikat z danych przykładowych.'
            }
          />
        </div>
      )}
    </ChoiceForm>
  )
}

/** One choice in a card. `limit` says what the choice does not affect. */
function Choice<Value extends string>({
  title,
  limit,
  ...choice
}: { title: string; limit: string } & ComponentProps<typeof RadioCards<Value>>) {
  return (
    <Card title={title}>
      <p className="border-b border-line pb-3 text-sm text-muted">{keepTogether(limit)}</p>
      <RadioCards {...choice} />
    </Card>
  )
}
