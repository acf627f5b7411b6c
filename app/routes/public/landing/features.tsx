import type { IconNode } from 'lucide'
import ChartColumn from 'lucide/dist/esm/icons/chart-column.mjs'
import GraduationCap from 'lucide/dist/esm/icons/graduation-cap.mjs'
import ShieldCheck from 'lucide/dist/esm/icons/shield-check.mjs'
import Users from 'lucide/dist/esm/icons/users.mjs'

import { keepTogether } from '~/domain/words/polish'
import { CARD } from '~/ui/card'
import { Icon } from '~/ui/icon'

const FEATURES: { icon: IconNode; title: string; text: string }[] = [
  {
    icon: ShieldCheck,
    title: 'Zarządzanie certyfikatami',
    text: 'Terminy ważności w jednym miejscu i powiadomienia, zanim coś wygaśnie.',
  },
  {
    icon: GraduationCap,
    title: 'Planowanie szkoleń',
    text: 'Terminy, zapisy, lista obecności i śledzenie postępów: kto szkolenie ukończył, a komu go brakuje.',
  },
  {
    icon: ChartColumn,
    title: 'Analizy i raporty',
    text: 'Statystyki i pliki do pobrania. Wypadki i niedyspozycje od zgłoszenia do zamknięcia.',
  },
  {
    icon: Users,
    title: 'Zarządzanie zespołem',
    text: 'Przypisywanie certyfikatów i uprawnień oraz kontrola zgodności: kto ma dziś aktualne dokumenty, a komu czego brakuje.',
  },
]

export function Features() {
  return (
    <section aria-labelledby="features" className="mx-auto max-w-6xl px-4 pb-16 sm:px-6">
      <h2 id="features" className="mb-4 text-lg font-semibold text-muted">
        Najważniejsze funkcje
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {FEATURES.map(({ icon, title, text }) => (
          <li key={title} className={`${CARD} p-4`}>
            <h3 className="flex items-center gap-2 font-semibold">
              <Icon of={icon} className="size-5 shrink-0 text-primary" />
              {keepTogether(title)}
            </h3>
            <p className="mt-1.5 text-sm text-muted">{keepTogether(text)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
