import { href } from 'react-router'

import {
  CERTIFICATE_TYPE_LABELS,
  CERTIFICATE_TYPES,
  type CertificateType,
} from '~/domain/qualifications/qualification'
import { MAX_LINK_LENGTH } from '~/domain/signing/signed-link'
import { keepTogether } from '~/domain/words/polish'
import { Alert } from '~/ui/alert'
import { buttonStyle } from '~/ui/button'
import { CARD } from '~/ui/card'
import { SelectField, TextField } from '~/ui/field'
import { Note } from '~/ui/note'

/** The outcome of a check by number. A single certificate has none here, because its own page opens instead. */
export type NumberAnswer = {
  typed: string
  error?: string
  outcome?: 'none' | 'several'
  type?: CertificateType
}

const TYPE_OPTIONS = [
  { value: '', label: 'Wybierz rodzaj' },
  ...CERTIFICATE_TYPES.map((value) => ({ value, label: CERTIFICATE_TYPE_LABELS[value] })),
]

/** Asks for a number. The form works without scripts: the browser sends it, and the answer is a page. */
export function NumberForm({
  answer: { typed, error, outcome, type },
  known,
}: {
  answer: NumberAnswer
  /** Says whose numbers the check knows. */
  known: string
}) {
  return (
    <form action={href('/certificates/verify')} className={`${CARD} flex flex-col gap-5 p-5 sm:p-6`}>
      <div className="flex flex-col gap-2">
        <h1 className="text-2xl leading-tight font-bold tracking-tight">Sprawdź certyfikat</h1>
        <p className="text-muted">
          Kod QR z&nbsp;certyfikatu prowadzi prosto do wyniku. Jeśli nie da się go zeskanować, wystarczy
          numer. {keepTogether(known)}
        </p>
      </div>
      {outcome === 'none' && <NothingFound hasType={type !== undefined} />}
      {outcome === 'several' && (
        <Note>Sam numer nie wystarczy. Wybierz jeszcze rodzaj certyfikatu albo zeskanuj jego kod QR.</Note>
      )}
      <TextField
        label="Numer certyfikatu"
        hint="Na przykład BHP-00417. Wielkość liter, spacje, myślniki i ukośniki nie mają znaczenia. Możesz też wkleić link."
        error={error}
        name="number"
        defaultValue={typed}
        maxLength={MAX_LINK_LENGTH}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
      />
      {(outcome === 'several' || type) && (
        <SelectField
          label="Rodzaj certyfikatu"
          name="type"
          // All types, not only those with this number: the options must not tell which certificates exist.
          options={TYPE_OPTIONS}
          defaultValue={type ?? ''}
          required
        />
      )}
      <button type="submit" className={`${buttonStyle({ variant: 'primary', size: 'lg' })} sm:self-start`}>
        Sprawdź
      </button>
    </form>
  )
}

function NothingFound({ hasType }: { hasType: boolean }) {
  return (
    <Alert
      title={hasType ? 'Nie ma certyfikatu tego rodzaju o tym numerze' : 'Nie ma certyfikatu o tym numerze'}
    >
      Porównaj numer z&nbsp;certyfikatem znak po znaku. Jeśli się zgadza, zapytaj wystawcę. Certyfikat
      podpisany sprawdzisz linkiem albo kodem QR.
    </Alert>
  )
}
