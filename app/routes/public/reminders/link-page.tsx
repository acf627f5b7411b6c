import BellOff from 'lucide/dist/esm/icons/bell-off.mjs'

import type { Language } from '~/domain/crew/languages/language'
import type { LinkPageText } from '~/domain/reminders/link-text'
import { keepTogether } from '~/domain/words/polish'
import { PlainErrorPage, PlainPage } from '~/routes/public/plain-page'
import { Button } from '~/ui/button'
import { CARD } from '~/ui/card'

/**
 * A sentence, and the button that does what the link is for. Opening the page does nothing, because scanners of mail open
 * all links.
 */
export function LinkPage({
  language,
  tagline,
  page: { heading, text, button },
  isDangerous = false,
}: {
  language: Language
  tagline: string
  page: LinkPageText
  isDangerous?: boolean
}) {
  return (
    <PlainPage tagline={tagline} title={heading}>
      <form method="post" lang={language} className={`${CARD} flex flex-col gap-4 p-5 sm:p-6`}>
        <h1 className="text-2xl leading-tight font-bold tracking-tight">{keepTogether(heading)}</h1>
        <p>{keepTogether(text)}</p>
        {button && (
          <Button type="submit" variant={isDangerous ? 'danger' : 'primary'} className="self-start">
            {button}
          </Button>
        )}
      </form>
    </PlainPage>
  )
}

export function LinkErrorPage({ error }: { error: unknown }) {
  return (
    <PlainErrorPage
      error={error}
      tagline="przypomnienia o terminach"
      missing={{
        icon: BellOff,
        heading: 'Ten link już nie działa',
        text: 'Minęło 7 dni, adres został zmieniony albo link jest niepełny. Przypomnienia można włączyć jeszcze raz w Pewniku: Ustawienia, Powiadomienia.',
      }}
    />
  )
}
