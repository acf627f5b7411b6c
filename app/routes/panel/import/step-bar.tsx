import Check from 'lucide/dist/esm/icons/check.mjs'

import { takeFocus } from '~/ui/focus'
import { Icon } from '~/ui/icon'

import { STEPS, type Step } from './import-state'

const LABELS = {
  file: 'Plik',
  columns: 'Kolumny',
  rows: 'Wiersze',
  people: 'Osoby',
  done: 'Gotowe',
} satisfies Record<Step, string>

const PILL =
  'inline-flex min-h-9 items-center gap-1.5 rounded-full border px-3.5 text-sm font-semibold pointer-coarse:min-h-11'

/** Shows where the import is. Steps that are behind lead back, as long as nothing is recorded. */
export function StepBar({ step, onStep }: { step: Step; onStep?: (step: Step) => void }) {
  const current = STEPS.indexOf(step)
  return (
    <ol aria-label="Kroki wczytywania" className="flex flex-wrap gap-2">
      {STEPS.map((each, place) => {
        const mark = place < current && <Icon of={Check} className="size-4" />
        return (
          <li key={each} aria-current={place === current ? 'step' : undefined}>
            {place < current && onStep ? (
              <button
                type="button"
                onClick={() => onStep(each)}
                className={`${PILL} border-line bg-surface text-success hover:border-control`}
              >
                {mark}
                {LABELS[each]}
              </button>
            ) : (
              <span
                // A new step begins at the top. The first one is where the screen begins.
                ref={place === current && place > 0 ? takeFocus : undefined}
                tabIndex={-1}
                className={`${PILL} scroll-mt-72 outline-none ${place === current ? 'border-transparent bg-ink text-canvas' : `border-line bg-surface ${place < current ? 'text-success' : 'text-muted'}`}`}
              >
                {mark || `${place + 1}. `}
                {LABELS[each]}
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
