import { CERTIFICATE_SHARING_OPTIONS, PROFILE_VISIBILITY_OPTIONS, type Settings } from '~/domain/settings'
import { RadioCards } from '~/ui/ark/radio-cards'
import { Card } from '~/ui/card'
import { Note } from '~/ui/note'

import { ChoiceForm } from './settings-form'

export function PrivacyTab({ settings }: { settings: Settings }) {
  return (
    <>
      <Note>
        Wybór zapisuje się od razu, ale tylko w&nbsp;tej przeglądarce: publiczna wizytówka pod linkiem
        i&nbsp;strona weryfikacji pokazują to, na co pozwalają dane przykładowe na serwerze.
      </Note>
      <ChoiceForm intent="privacy">
        {(errors) => (
          <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
            <Card title="Widoczność profilu">
              <RadioCards
                label="Kto może zobaczyć profil"
                name="profileVisibility"
                options={PROFILE_VISIBILITY_OPTIONS}
                defaultValue={settings.profileVisibility}
                error={errors?.profileVisibility}
              />
            </Card>
            <Card title="Udostępnianie certyfikatów">
              <RadioCards
                label="Kto może zobaczyć certyfikaty"
                name="certificateSharing"
                options={CERTIFICATE_SHARING_OPTIONS}
                defaultValue={settings.certificateSharing}
                error={errors?.certificateSharing}
              />
            </Card>
          </div>
        )}
      </ChoiceForm>
    </>
  )
}
