import { useFetcher } from 'react-router'

import { Switch } from '~/ui/switch'

// The intents of the switch.
export const AUTOMATIC = 'automatic'
export const BY_PRESS = 'by-press'

const FIELD = {
  label: 'Przyjmuj zgłoszenia od razu, dopóki są miejsca',
  hint: 'Bez pytania, gdy rejestr jest otwarty na którymś urządzeniu. Kto przyjdzie później, trafi na listę rezerwową. Zapis, przy którym nie wiadomo, kto to jest, poczeka na Ciebie.',
  name: 'isAutomatic',
} as const

/** Lets the form of a new link choose whether sign-ups are taken in by themselves. */
export function AutomaticField() {
  return <Switch {...FIELD} defaultOn={false} />
}

/** Changes at once whether sign-ups by the link are taken in by themselves. */
export function AutomaticSwitch({ isOn }: { isOn: boolean }) {
  const { formData, submit } = useFetcher()
  return (
    <Switch
      {...FIELD}
      isOn={formData ? formData.get('intent') === AUTOMATIC : isOn}
      onChange={(isAutomatic) =>
        void submit({ intent: isAutomatic ? AUTOMATIC : BY_PRESS }, { method: 'post' })
      }
    />
  )
}
