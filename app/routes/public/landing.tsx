import type { LucideIcon } from 'lucide-react'
import ChartColumn from 'lucide-react/icons/chart-column'
import CircleArrowRight from 'lucide-react/icons/circle-arrow-right'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Users from 'lucide-react/icons/users'
import { href, replace } from 'react-router'

import { createKept, withDayOfNow } from '~/browser/server-data'
import { findUser } from '~/browser/session.client'
import { ButtonLink } from '~/components/button-link'
import { CertificateSummary } from '~/components/certificate-summary'
import { findShowcase } from '~/data/certificates.server'
import { currentDay } from '~/data/clock.server'
import { findUser as findHolder } from '~/data/users.server'
import { toPublicCertificate } from '~/domain/certificate'
import { LANDING_PREVIEW } from '~/domain/link-preview'
import { keepTogether } from '~/domain/polish'
import { publicName } from '~/domain/user'
import { publicAddress } from '~/public-address.server'
import { buttonStyle } from '~/ui/button'
import { CARD } from '~/ui/card'
import { TEXT_LINK } from '~/ui/text-link'

import type { Route } from './+types/landing'
import { LinkPreview } from './link-preview'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'

export function loader({ request, url }: Route.LoaderArgs) {
  const today = currentDay()
  const sample = findShowcase(today)
  const holder = sample && findHolder(sample.userId)
  return {
    today,
    sample: sample && toPublicCertificate(sample),
    holder: holder && publicName(holder),
    address: publicAddress('/', { request, url }),
  }
}

const kept = createKept<ReturnType<typeof loader>>(withDayOfNow)

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  if (findUser()) throw replace('/dashboard')
  return kept.load(serverLoader)
}
clientLoader.hydrate = true as const

const FEATURES: { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: ShieldCheck,
    title: 'Zarządzanie certyfikatami',
    text: 'Terminy ważności w jednym miejscu i powiadomienia, zanim coś wygaśnie.',
  },
  {
    icon: GraduationCap,
    title: 'Planowanie szkoleń',
    text: 'Terminy, sale i wolne miejsca w jednym kalendarzu, z postępem każdej osoby.',
  },
  {
    icon: ChartColumn,
    title: 'Analizy i raporty',
    text: 'Wypadki i niedyspozycje od zgłoszenia do zamknięcia, bez szukania w papierach.',
  },
  {
    icon: Users,
    title: 'Zarządzanie zespołem',
    text: 'Certyfikaty i uprawnienia całej załogi, a zgodność z przepisami widać od razu.',
  },
]

export default function Landing({ loaderData: { today, sample, holder, address } }: Route.ComponentProps) {
  return (
    <>
      <title>{LANDING_PREVIEW.title}</title>
      <LinkPreview preview={LANDING_PREVIEW} address={address} />
      <SiteHeader />
      <main id="main">
        <section className="mx-auto grid max-w-6xl grid-cols-1 items-center gap-10 px-4 py-12 sm:px-6 lg:grid-cols-[1.15fr_1fr] lg:py-20">
          <div className="flex flex-col items-start gap-5">
            <h1 className="text-4xl leading-[1.1] font-bold tracking-tight sm:text-5xl">
              Kto może jutro pracować? Wiadomo od&nbsp;razu.
            </h1>
            <p className="max-w-xl text-lg text-muted">
              Certyfikaty, szkolenia, terminy i&nbsp;zgłoszenia BHP w&nbsp;jednym miejscu. Pewnik przypomina,
              zanim coś wygaśnie, i&nbsp;pozwala każdemu sprawdzić ważność jednym skanem.
            </p>
            <div className="flex flex-wrap gap-3">
              <ButtonLink to="/login" variant="primary" size="lg">
                Zaloguj się
              </ButtonLink>
              <a href="#funkcje" className={buttonStyle({ size: 'lg' })}>
                Dowiedz się więcej
              </a>
            </div>
            <a href={href('/certificates/verify')} className={`${TEXT_LINK} -mt-2 sm:hidden`}>
              Sprawdź certyfikat
            </a>
          </div>
          {sample && (
            <section aria-label="Przykładowy certyfikat">
              <CertificateSummary certificate={sample} holder={holder} today={today}>
                <ButtonLink
                  to={href('/certificates/verify/:id', { id: sample.id })}
                  reloadDocument
                  prefetch="none"
                  size="sm"
                >
                  Zobacz, co widać po zeskanowaniu
                  <CircleArrowRight aria-hidden="true" className="size-4" />
                </ButtonLink>
              </CertificateSummary>
            </section>
          )}
        </section>
        <section
          id="funkcje"
          aria-labelledby="features"
          className="mx-auto max-w-6xl scroll-mt-8 px-4 pb-16 sm:px-6"
        >
          <h2 id="features" className="sr-only">
            Najważniejsze funkcje
          </h2>
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
            {FEATURES.map(({ icon: Icon, title, text }) => (
              <li key={title} className={`${CARD} flex flex-col gap-2 p-5`}>
                <span className="mb-2 inline-grid size-10 place-items-center rounded-control bg-primary-soft text-primary">
                  <Icon aria-hidden="true" className="size-5" />
                </span>
                <h3 className="font-semibold">{title}</h3>
                <p className="text-sm text-muted">{keepTogether(text)}</p>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="try" className="bg-night text-on-night">
          <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-6 px-4 py-10 sm:px-6">
            <div className="flex flex-col gap-1">
              <h2 id="try" className="text-2xl font-bold text-on-night-strong">
                Zacznij od konta przykładowego
              </h2>
              <p>Administrator, pracownik, pracodawca albo ośrodek – jednym kliknięciem.</p>
            </div>
            <ButtonLink to="/login" variant="hazard" size="lg">
              Zaloguj się
            </ButtonLink>
          </div>
        </section>
      </main>
      <SiteFooter />
    </>
  )
}
