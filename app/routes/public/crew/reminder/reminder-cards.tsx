import type { Reminded } from '~/browser/crew/phone-reminder.client'
import { PUSH_TEXTS } from '~/domain/crew/languages/push-texts'
import type { Spoken } from '~/routes/public/crew/frame/spoken'

import { PushCard } from './push-card'
import { ReminderCard } from './reminder-card'

/** What the server sends to phones of the crew. */
export type CrewWays = { push: boolean; mail: boolean }

export type ReminderProps = {
  page: 'mine' | 'signup'
  ways: CrewWays
  reminded: Omit<Reminded, 'language'>
  /** False if only what is on already shows, so that it can be turned off. */
  isOffered?: boolean
  spoken: Spoken
}

/** The ways on which reminders come to somebody of the crew. `link` is the page that they open. */
export function ReminderCards({
  page,
  ways,
  reminded,
  isOffered = true,
  spoken: { language, texts },
  link,
}: ReminderProps & { link: string }) {
  const hint = page === 'mine' ? 'ofPapers' : 'ofTraining'
  const shared = { reminded: { ...reminded, language }, isOffered, texts }
  return (
    <>
      {ways.push && (
        <PushCard {...shared} link={link} push={PUSH_TEXTS[language]} hint={PUSH_TEXTS[language][hint]} />
      )}
      {ways.mail && <ReminderCard {...shared} hint={texts.reminder[hint]} />}
    </>
  )
}
