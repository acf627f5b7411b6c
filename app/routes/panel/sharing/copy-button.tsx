import Check from 'lucide/dist/esm/icons/check.mjs'
import Copy from 'lucide/dist/esm/icons/copy.mjs'
import { useState, type ComponentProps } from 'react'

import { Button } from '~/ui/button'
import { TextField } from '~/ui/field'
import { Icon } from '~/ui/icon'

/** Each kind of copied data has its labels for the button and its answer. */
const KINDS = {
  link: {
    button: 'Kopiuj link',
    copied: 'Link skopiowany',
    byHand: 'Zaznacz link i skopiuj go ręcznie.',
  },
  data: {
    button: 'Kopiuj dane',
    copied: 'Dane skopiowane',
    byHand: 'Zaznacz dane i skopiuj je ręcznie.',
  },
  text: {
    button: 'Kopiuj treść',
    copied: 'Treść skopiowana',
    byHand: 'Zaznacz treść i skopiuj ją ręcznie.',
  },
  addresses: {
    button: 'Kopiuj adresy',
    copied: 'Adresy skopiowane',
    byHand: 'Zaznacz adresy i skopiuj je ręcznie.',
  },
} as const

const REFUSED = 'Przeglądarka nie pozwala kopiować'

/** Copies a text and says so. If the browser refuses, a field shows the text for copying by hand. */
export function CopyButton({
  kind = 'link',
  text,
  label,
  of,
  variant = 'primary',
  size,
}: {
  kind?: keyof typeof KINDS
  text: string
  /** Names the field that shows the text. */
  label: string
  /** Names the thing that the text is about, if a screen has several buttons. */
  of?: string
} & Pick<ComponentProps<typeof Button>, 'variant' | 'size'>) {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>()
  const { button, copied, byHand } = KINDS[kind]
  const copy = async () => {
    // Cleared first, so that copying again is announced again.
    setOutcome(undefined)
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      setOutcome('refused')
    }
  }
  const icon = outcome === 'copied' ? Check : Copy
  return (
    <div className="flex flex-col items-start gap-3 print:hidden">
      <Button variant={variant} size={size} onClick={() => void copy()}>
        <Icon of={icon} className="size-4" />
        {button}
        {of !== undefined && <span className="sr-only"> – {of}</span>}
      </Button>
      <p role="status" className={outcome === 'copied' ? 'font-semibold text-success' : 'sr-only'}>
        {outcome === 'copied' && copied}
        {outcome === 'refused' && REFUSED}
      </p>
      {outcome === 'refused' && (
        <TextField
          label={label}
          hint={`${REFUSED}. ${byHand}`}
          readOnly
          value={text}
          onFocus={(event) => event.currentTarget.select()}
          className="w-full max-w-lg"
        />
      )}
    </div>
  )
}
