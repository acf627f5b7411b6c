import { href } from 'react-router'

import { buttonStyle } from '~/ui/button'
import { TextField } from '~/ui/field'
import { TEXT_LINK } from '~/ui/text-link'

/** Checks a certificate by its number. The browser sends the form, so it works without scripts. */
export function NumberCheck({ sampleId }: { sampleId: string | undefined }) {
  return (
    <section aria-labelledby="check" className="border-y border-line bg-surface">
      <div className="mx-auto grid max-w-6xl items-start gap-4 px-4 py-8 sm:px-6 sm:grid-cols-2">
        <div>
          <h2 id="check" className="text-2xl font-bold tracking-tight">
            Sprawdź certyfikat
          </h2>
          <p className="text-muted">
            Zeskanuj kod QR aparatem telefonu albo wpisz numer. Bez konta i&nbsp;bez aplikacji.
          </p>
          {sampleId && (
            <a href={href('/certificates/verify/:id', { id: sampleId })} className={TEXT_LINK}>
              Zobacz, co widać po zeskanowaniu
            </a>
          )}
        </div>
        <form action={href('/certificates/verify')}>
          <TextField
            label="Numer certyfikatu"
            name="number"
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
            action={
              <button type="submit" className={buttonStyle({ variant: 'primary' })}>
                Sprawdź
              </button>
            }
          />
        </form>
      </div>
    </section>
  )
}
