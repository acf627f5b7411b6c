import type { IconNode } from 'lucide'
import type { ReactNode } from 'react'

import type { Verdict } from '~/domain/certificates/verdict'
import { formatDay, type Day } from '~/domain/words/day'
import { keepTogether } from '~/domain/words/polish'
import { Icon } from '~/ui/icon'

const GROUNDS = {
  success: 'bg-success',
  warning: 'bg-warning',
  danger: 'bg-danger',
} satisfies Record<Verdict['tone'], string>

/**
 * Shows the verdict and the holder as the heading of the page, to be read from an arm's length: at a gate, on a phone
 * that somebody else holds. `children` says who answers for it.
 */
export function VerdictHeading({
  icon,
  tone,
  words,
  holder,
  children,
}: {
  icon: IconNode
  tone: Verdict['tone']
  words: string
  holder: string | undefined
  children?: ReactNode
}) {
  return (
    // A printer would leave out the background, and the text is light.
    <div
      className={`flex flex-col gap-3 p-5 text-on-primary [print-color-adjust:exact] sm:flex-row sm:gap-4 sm:p-6 ${GROUNDS[tone]}`}
    >
      <Icon of={icon} className="size-11 shrink-0 stroke-[2.75]" />
      <div className="min-w-0">
        <h1 className="text-4xl leading-[1.1] font-bold tracking-tight tabular-nums">
          {keepTogether(words)}
        </h1>
        {holder && (
          <p className="mt-2 text-3xl leading-tight font-semibold [overflow-wrap:anywhere]">{holder}</p>
        )}
        {children}
      </div>
    </div>
  )
}

/** Helps to tell this page from a copy of it or from an old picture. `children` says how else it was checked. */
export function Check({
  checked,
  address: { protocol, host, pathname },
  hasHolder = true,
  isNamedInFull = false,
  children,
}: {
  checked: { today: Day; time: string }
  /** The address to compare with the one in the browser. */
  address: Pick<URL, 'protocol' | 'host' | 'pathname'>
  /** False if the page names nobody. */
  hasHolder?: boolean
  /** False if the page shows the surname by its first letter only. */
  isNamedInFull?: boolean | undefined
  children?: ReactNode
}) {
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-4 text-sm text-muted">
      <p>
        Porównaj adres tej strony z&nbsp;adresem w&nbsp;przeglądarce:{' '}
        <span className="mt-2 block rounded-control border border-control bg-canvas p-3 [overflow-wrap:anywhere]">
          {`${protocol}//`}
          <strong className="text-xl font-bold text-ink">{host}</strong>
          {pathname}
        </span>
      </p>
      {hasHolder && (
        <p>
          {isNamedInFull
            ? 'Imię i\u00a0nazwisko porównaj z\u00a0dokumentem tożsamości.'
            : 'Nazwisko jest skrócone. Imię i\u00a0pierwszą literę nazwiska porównaj z\u00a0dokumentem tożsamości.'}
        </p>
      )}
      <p>
        Sprawdzono {formatDay(checked.today)} o&nbsp;{checked.time} czasu polskiego.
      </p>
      {children}
    </div>
  )
}

/**
 * Says to whom a suspicion goes and what they need to know. The page itself sends nothing, because the server keeps
 * nothing. It shows no phone number of the issuer: one from a false document would lead to its forger.
 */
export function Suspicion({ issuer }: { issuer?: string | undefined }) {
  return (
    <details className="print:hidden">
      <summary className="py-3 font-semibold text-danger">Zgłoś podejrzenie</summary>
      <div className="flex flex-col gap-3">
        <p>
          Zadzwoń albo napisz. Podaj numer certyfikatu, adres tej strony i&nbsp;godzinę sprawdzenia. Do
          wyjaśnienia nie uznawaj certyfikatu.
        </p>
        <p>
          <strong className="block font-semibold">Wystawca{issuer && `: ${issuer}`}</strong>
          Powie, czy wydał ten certyfikat. Numer telefonu weź z&nbsp;jego strony, nie z&nbsp;certyfikatu.
        </p>
        <p>
          <strong className="block font-semibold">Pracodawca tej osoby</strong>
          Powie, kogo skierował do pracy i&nbsp;z&nbsp;jakimi uprawnieniami.
        </p>
        <p>
          <strong className="block font-semibold">Państwowa Inspekcja Pracy</strong>
          Przyjmie skargę na pracę bez ważnych uprawnień.
          <a
            href="https://www.pip.gov.pl/"
            className="flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
          >
            www.pip.gov.pl
          </a>
        </p>
      </div>
    </details>
  )
}
