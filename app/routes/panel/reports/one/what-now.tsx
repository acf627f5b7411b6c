import { readersText, type Readers, type ReportKind } from '~/domain/reports/report'
import { keepTogether } from '~/domain/words/polish'
import { Card } from '~/ui/card'

/** Without a text of its own, a step says who reads the report. */
type Step = { title: string; text?: string }

const SECURE = 'Zabezpiecz miejsce i udziel pierwszej pomocy'
const CALL = 'Zadzwoń do przełożonego'
const HAND_OVER = 'Przekaż zgłoszenie'
const STAYS_HERE = 'Zapis w panelu nikogo nie powiadamia.'

/** The duties that the law sets are here and not in the form, which is filled in beside somebody who needs help. */
const STEPS: Record<ReportKind, Step[]> = {
  accident: [
    {
      title: SECURE,
      text: 'Zatrzymaj to, co zagraża, udziel pierwszej pomocy i zabezpiecz miejsce wypadku (Kodeks pracy, art. 234 § 1).',
    },
    {
      title: CALL,
      text: `O każdym wypadku, także o lekkim urazie, przełożony musi wiedzieć niezwłocznie. ${STAYS_HERE}`,
    },
    { title: HAND_OVER, text: 'Zdjęcia, jeśli są, trafią tylko na wydruk.' },
    {
      title: 'Co należy do pracodawcy',
      text: 'O śmiertelnym, ciężkim lub zbiorowym wypadku przy pracy pracodawca niezwłocznie zawiadamia właściwego okręgowego inspektora pracy i prokuratora (Kodeks pracy, art. 234 § 2). To jest zgłoszenie, a nie protokół powypadkowy. Protokół sporządza zespół powołany przez pracodawcę, najpóźniej w ciągu 14 dni od zawiadomienia o wypadku.',
    },
  ],
  near_miss: [
    { title: CALL, text: `Zagrożenie trzeba usunąć, zanim ktoś ucierpi. ${STAYS_HERE}` },
    { title: HAND_OVER, text: 'Zdjęcia, jeśli są, trafią tylko na wydruk.' },
  ],
  indisposition: [
    {
      title: CALL,
      text: `Wystarczy wiadomość, że praca została przerwana, bez diagnozy i objawów. ${STAYS_HERE}`,
    },
    { title: HAND_OVER },
  ],
}

/** Not every browser can share. */
function handOverTitle(): string {
  return typeof navigator.share === 'function' ? 'Wydrukuj albo udostępnij zgłoszenie' : 'Wydrukuj zgłoszenie'
}

/**
 * Says what to do after filing a report. `hasSuperior` is false for those who handle reports themselves. After an
 * accident they have the term and the steps of the law beside it, so for them all but the emergency call is folded.
 */
export function WhatNow({
  kind,
  hasSuperior,
  readers,
}: {
  kind: ReportKind
  hasSuperior: boolean
  readers: Readers
}) {
  const steps = STEPS[kind].filter(({ title }) => hasSuperior || title !== CALL)
  const isFolded = kind === 'accident' && !hasSuperior
  const list = (
    <ol className="flex list-decimal flex-col gap-2 pl-5 marker:font-semibold">
      {steps.map(({ title, text = readersText(readers) }) => (
        <li key={title} className="max-w-prose">
          <p className="font-semibold">{title === HAND_OVER ? handOverTitle() : title}</p>
          <p>{keepTogether(text)}</p>
        </li>
      ))}
    </ol>
  )
  return (
    <Card title="Co teraz" className="print:hidden">
      {kind === 'accident' && (
        <p>
          Gdy zagrożone jest życie lub zdrowie, dzwoń:&nbsp;
          <a
            href="tel:112"
            className="-mx-2.5 -my-3 inline-grid min-h-11 min-w-11 place-items-center px-2.5 font-semibold text-primary underline underline-offset-4"
          >
            112
          </a>
        </p>
      )}
      {isFolded ? (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-primary underline-offset-4 hover:underline">
            Co zrobić po wypadku i&nbsp;co mówi prawo
          </summary>
          <div className="pt-2">{list}</div>
        </details>
      ) : (
        list
      )}
    </Card>
  )
}
