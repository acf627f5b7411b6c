import { countOf } from '~/domain/words/polish'

import { supervisorOfKind, type OwnKind } from './own-kind'

// The words about a kind. The first scripts load kinds without them.

/** Returns what the register says of the kind, „Termin z dokumentu · do zrobienia 90 dni przed końcem”. */
export function ownKindText(ownKind: OwnKind): string {
  const { term, warningDays, isMedical } = ownKind
  const supervisor = supervisorOfKind(ownKind)
  const application = supervisor && term !== 'none' && `wniosek do ${supervisor} 3\u00a0miesiące przed końcem`
  const reminder = term !== 'none' && `do zrobienia ${countOf(warningDays, 'day')} przed końcem`
  return [termText(term), application, reminder, isMedical && 'dane o\u00a0zdrowiu']
    .filter(Boolean)
    .join(' · ')
}

function termText(term: OwnKind['term']): string {
  if (term === 'document') return 'Termin z\u00a0dokumentu'
  return term === 'none' ? 'Bez terminu' : `Ważne ${countOf(term, 'month')} od wydania`
}
