import Hand from 'lucide/dist/esm/icons/hand.mjs'
import Hospital from 'lucide/dist/esm/icons/hospital.mjs'
import OctagonAlert from 'lucide/dist/esm/icons/octagon-alert.mjs'
import Phone from 'lucide/dist/esm/icons/phone.mjs'
import Siren from 'lucide/dist/esm/icons/siren.mjs'

import type { Dictionary } from '~/domain/crew/languages/dictionary'
import { TOLD_KINDS } from '~/domain/crew/records/drop-kinds'
import type { ToldKind } from '~/domain/crew/records/taken-drop'
import { Button, buttonStyle } from '~/ui/button'
import { CARD } from '~/ui/card'
import { takeFocus } from '~/ui/focus'
import { Icon } from '~/ui/icon'

const LOOKS = {
  hazard: { icon: OctagonAlert, colour: 'text-warning' },
  near_miss: { icon: Hand, colour: 'text-accent' },
  accident: { icon: Siren, colour: 'text-danger' },
  indisposition: { icon: Hospital, colour: 'text-primary' },
} satisfies Record<ToldKind, unknown>

/** Asks first of all what has happened. */
export function KindChoice({
  texts: { box },
  onChoose,
}: {
  texts: Dictionary
  onChoose: (kind: ToldKind) => void
}) {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{box.question}</h2>
      <ul className="flex flex-col gap-3">
        {TOLD_KINDS.map((kind) => (
          <li key={kind}>
            <button
              type="button"
              onClick={() => onChoose(kind)}
              className={`${CARD} flex min-h-20 w-full items-center gap-4 px-4 py-3 text-left hover:border-control`}
            >
              <Icon of={LOOKS[kind].icon} className={`size-9 shrink-0 ${LOOKS[kind].colour}`} />
              <span className="min-w-0">
                <span className="block text-lg leading-snug font-semibold">{box.kinds[kind].label}</span>
                <span className="block text-muted">{box.kinds[kind].hint}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Says at an accident what comes before any report. */
export function FirstHelp({ texts: { box }, onHelped }: { texts: Dictionary; onHelped: () => void }) {
  return (
    <section className="flex flex-col gap-4 rounded-card border-2 border-danger bg-surface p-4">
      <h2 ref={takeFocus} tabIndex={-1} className="text-xl font-bold text-danger outline-none">
        {box.atOnceTitle}
      </h2>
      <a href="tel:112" className={`${buttonStyle({ variant: 'danger', size: 'lg' })} min-h-16! text-xl!`}>
        <Icon of={Phone} className="size-6 shrink-0" />
        {box.callEmergency}
      </a>
      <ol className="flex list-decimal flex-col gap-2 pl-6 text-lg">
        {box.atOnce.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      <Button size="lg" onClick={onHelped} className="py-2 whitespace-normal!">
        {box.helpIsThere}
      </Button>
    </section>
  )
}
