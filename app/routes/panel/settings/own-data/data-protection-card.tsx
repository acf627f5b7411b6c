import { href } from 'react-router'

import { ButtonLink } from '~/components/button-link'
import { canKeepPapers, canManagePeople } from '~/domain/access/access'
import type { User } from '~/domain/people/user'
import { FoldedPart } from '~/routes/panel/settings/folded-part'

/** Leads to what the law asks of whoever keeps data of others. A worker keeps only their own. */
export function DataProtectionCard({ owner }: { owner: User }) {
  if (!canManagePeople(owner)) return null
  const isEmployer = canKeepPapers(owner)
  return (
    <FoldedPart title="Ochrona danych osobowych">
      <p className="max-w-prose text-muted">
        Kto otwiera wspólny rejestr, czyta dane innych ludzi{isEmployer && ', także o\u00a0zdrowiu'}: daj mu
        pisemne upoważnienie, zanim podasz link, folder, plik albo hasło, i&nbsp;zobowiąż go do tajemnicy
        {isEmployer && ' (art. 22¹ᵇ § 3 Kodeksu pracy)'}.
        {isEmployer && ' Każdy, czyje dane tu są, dostaje informację o\u00a0nich.'}
      </p>
      <div className="flex flex-wrap gap-3 max-sm:flex-col">
        <ButtonLink to={href('/employees/data-authorization')}>Upoważnienie do druku</ButtonLink>
        {isEmployer && (
          <>
            <ButtonLink to={href('/employees/privacy-notice')}>Informacja dla pracowników</ButtonLink>
            <ButtonLink to={href('/employees/retention')}>Czas przechowywania</ButtonLink>
          </>
        )}
      </div>
    </FoldedPart>
  )
}
