import type { IconNode } from 'lucide'
import { href } from 'react-router'

import { hasVault } from '~/browser/store/marks.client'
import { ButtonLink } from '~/components/button-link'
import type { User } from '~/domain/people/user'
import { keepTogether } from '~/domain/words/polish'
import { VAULT } from '~/routes/panel/settings/settings-links'
import { EmptyState } from '~/ui/empty-state'

/** Why somebody has nothing for the crew's phones: an account of the sample, or a register on this device alone. */
export type PhonesLack = 'sample' | 'vault'

/** Returns what is missing for pages and boxes on the crew's phones, or undefined if nothing is. */
export function lackOf({ id, hasRegister }: User): PhonesLack | undefined {
  if (hasRegister !== true) return 'sample'
  return hasVault(id) ? undefined : 'vault'
}

/** Says what a screen for phones needs, and leads there. `what` is what it is for, as the end of a sentence. */
export function NeedsVault({ lack, icon, what }: { lack: PhonesLack; icon: IconNode; what: string }) {
  return lack === 'sample' ? (
    <EmptyState
      icon={icon}
      title="Konto przykładowe tego nie ma"
      text={`Konto przykładowe jest publiczne i\u00a0u\u00a0każdego takie samo, więc nie łączy się z\u00a0telefonami innych osób. We własnym rejestrze ${what}. Założysz go na stronie logowania.`}
    />
  ) : (
    <EmptyState
      icon={icon}
      title="Najpierw włącz rejestr na serwerze"
      text={`Telefony łączą się z\u00a0rejestrem przez serwer, który przechowuje tylko zaszyfrowane dane. Gdy go włączysz, ${what}.`}
    >
      <ButtonLink to={VAULT} variant="primary">
        Włącz w&nbsp;Ustawieniach
      </ButtonLink>
      <ButtonLink to={href('/privacy')}>{keepTogether('Co wie serwer')}</ButtonLink>
    </EmptyState>
  )
}
