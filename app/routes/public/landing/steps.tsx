import Lock from 'lucide/dist/esm/icons/lock.mjs'

import { keepTogether } from '~/domain/words/polish'
import { Icon } from '~/ui/icon'

const STEPS = [
  {
    title: 'Wczytaj swój Excel',
    text: 'Kolumny są rozpoznawane, a każdy wiersz widać przed zapisaniem.',
  },
  {
    title: 'Wskaż, czego wymaga stanowisko',
    text: 'Raz na stanowisko: BHP, SEP, UDT, ppoż., pierwsza pomoc.',
  },
  {
    title: 'Zobacz, kto ma aktualne dokumenty',
    text: 'Dziś albo wybranego dnia, także jako lista do wydruku na bramę.',
  },
]

/** The frame is the browser: all steps happen in it, and the server is outside. */
export function Steps() {
  return (
    <section id="kroki" aria-labelledby="steps" className="mx-auto max-w-6xl scroll-mt-8 px-4 py-12 sm:px-6">
      <h2 id="steps" className="text-3xl leading-tight font-bold tracking-tight">
        Od Excela do „kto ma aktualne dokumenty” w&nbsp;trzech krokach
      </h2>
      <div className="mt-5 overflow-hidden rounded-card border-2 border-success bg-surface">
        <p className="flex items-center gap-2 bg-success px-5 py-2 font-bold text-on-primary">
          <Icon of={Lock} className="size-4 stroke-[2.5]" />
          W&nbsp;Twojej przeglądarce
        </p>
        <ol className="grid lg:grid-cols-3">
          {STEPS.map(({ title, text }, index) => (
            <li key={title} className="flex gap-4 p-5">
              <span aria-hidden="true" className="text-5xl leading-none font-bold text-primary tabular-nums">
                {index + 1}
              </span>
              <div>
                <h3 className="text-lg leading-snug font-bold">{keepTogether(title)}</h3>
                <p className="mt-1 text-muted">{keepTogether(text)}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <p className="mt-3 rounded-card border border-dashed border-control px-5 py-2.5 text-muted">
        <strong className="font-semibold text-ink">Serwer</strong> nie zna danych z&nbsp;Twojego rejestru. Gdy
        chcesz mieć go także w&nbsp;telefonie, dostaje je zaszyfrowane, bez klucza. Wyjątek: podpisany
        certyfikat, gdy ktoś otworzy jego link.
      </p>
    </section>
  )
}
