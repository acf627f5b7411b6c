import Lock from 'lucide/dist/esm/icons/lock.mjs'
import { href, Link, replace } from 'react-router'

import { createKept, withDayOfNow } from '~/browser/answers/server-data'
import { findSessionUser } from '~/browser/session/session.client'
import { ButtonLink } from '~/components/button-link'
import { findShowcase } from '~/data/certificates.server'
import { currentDay } from '~/data/clock.server'
import { knownNumbersText } from '~/domain/certificates/certificate-number'
import { LANDING_PREVIEW } from '~/domain/certificates/link-preview'
import { keepTogether } from '~/domain/words/polish'
import { LinkPreview } from '~/routes/public/link-preview'
import { SiteFooter, SiteHeader } from '~/routes/public/site-frame'
import { publicAddress } from '~/server/public-address.server'
import { buttonStyle } from '~/ui/button'
import { TextField } from '~/ui/field'
import { Icon } from '~/ui/icon'
import { TEXT_LINK } from '~/ui/text-link'

import type { Route } from './+types/landing'
import { Example } from './example'
import { Features } from './features'
import { Steps } from './steps'

export function loader({ request, url }: Route.LoaderArgs) {
  const today = currentDay()
  const sampleId = findShowcase(today)?.id
  return {
    today,
    sampleId,
    knownNumbers: knownNumbersText(sampleId !== undefined),
    address: publicAddress('/', { request, url }),
  }
}

const kept = createKept<ReturnType<typeof loader>>(withDayOfNow)

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  if (findSessionUser()) throw replace(href('/dashboard'))
  return kept.load(serverLoader)
}
clientLoader.hydrate = true as const

export default function Landing({ loaderData }: Route.ComponentProps) {
  const { today, sampleId, knownNumbers, address } = loaderData
  return (
    <>
      <title>{LANDING_PREVIEW.title}</title>
      <LinkPreview preview={LANDING_PREVIEW} address={address} />
      <SiteHeader hasSignIn={false} />
      <main id="main">
        <section className="mx-auto grid max-w-6xl grid-cols-1 items-start gap-10 px-4 py-10 sm:px-6 lg:grid-cols-[1.35fr_1fr]">
          <div className="flex flex-col items-start gap-5">
            <h1 className="text-4xl leading-[1.1] font-bold tracking-tight sm:text-5xl">
              Czyje dokumenty są aktualne? Wiadomo od&nbsp;razu.
            </h1>
            <p className="max-w-xl text-lg text-muted">
              Certyfikaty, szkolenia, terminy i&nbsp;zgłoszenia BHP w&nbsp;jednym miejscu. Przypomnienia,
              zanim coś wygaśnie, i&nbsp;ważność do sprawdzenia jednym skanem.
            </p>
            <div className="flex flex-wrap gap-3 lg:max-xl:*:px-3 lg:max-xl:*:text-base">
              <ButtonLink to={href('/login/new')} variant="primary" size="lg">
                Załóż własny rejestr
              </ButtonLink>
              <ButtonLink to={href('/login')} size="lg">
                Zaloguj się
              </ButtonLink>
              <a href="#kroki" className={buttonStyle({ size: 'lg' })}>
                Dowiedz się więcej
              </a>
            </div>
            <Link to={href('/join')} className={TEXT_LINK}>
              Dołącz do czyjegoś rejestru
            </Link>
            <p className="flex max-w-xl gap-3 rounded-card bg-success-soft p-4">
              <Icon of={Lock} className="size-6 shrink-0 text-success stroke-[2.5]" />
              <span>
                <strong className="block text-lg leading-snug font-bold">
                  Twoje dane zostają w&nbsp;Twojej przeglądarce
                </strong>
                Własny rejestr działa bez konta. Na zewnątrz trafia tylko to, co udostępnisz. Rejestr na kilku
                urządzeniach serwer ma zaszyfrowany: klucz masz tylko Ty.
              </span>
            </p>
          </div>
          <Example today={today} hasSample={sampleId !== undefined} />
        </section>
        <NumberCheck sampleId={sampleId} knownNumbers={knownNumbers} />
        <Steps />
        <Features />
        <section aria-labelledby="begin" className="bg-night text-on-night">
          <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-6 px-4 py-10 sm:px-6">
            <div>
              <h2 id="begin" className="text-2xl font-bold text-on-night-strong">
                Zacznij od własnej firmy
              </h2>
              <p>Bez konta i&nbsp;bez instalacji. Wystarczy ta przeglądarka.</p>
            </div>
            <ButtonLink to={href('/login/new')} variant="hazard" size="lg">
              Załóż własny rejestr
            </ButtonLink>
          </div>
        </section>
      </main>
      <SiteFooter />
    </>
  )
}

/** Checks a certificate by its number. The browser sends the form, so it works without scripts. */
function NumberCheck({ sampleId, knownNumbers }: { sampleId: string | undefined; knownNumbers: string }) {
  return (
    <section aria-labelledby="check" className="border-y border-line bg-surface">
      <div className="mx-auto grid max-w-6xl items-start gap-4 px-4 py-8 sm:px-6 sm:grid-cols-2">
        <div>
          <h2 id="check" className="text-2xl font-bold tracking-tight">
            Sprawdź certyfikat
          </h2>
          <p className="text-muted">
            Zeskanuj kod QR aparatem telefonu albo wpisz numer. Bez konta i&nbsp;bez aplikacji.{' '}
            {keepTogether(knownNumbers)}
          </p>
          {sampleId && (
            <a href={href('/certificates/verify/:id', { id: sampleId })} className={TEXT_LINK}>
              Zobacz, co widać po zeskanowaniu
            </a>
          )}
        </div>
        <form action={href('/certificates/verify')}>
          <TextField
            label="Numer certyfikatu"
            name="number"
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
            action={
              <button type="submit" className={buttonStyle({ variant: 'primary' })}>
                Sprawdź
              </button>
            }
          />
        </form>
      </div>
    </section>
  )
}
