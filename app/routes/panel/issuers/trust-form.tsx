import { useRef, useState } from 'react'
import { Form, href, Link, useNavigation } from 'react-router'

import { createId } from '~/browser/store/create-id.client'
import { useFieldErrors } from '~/components/use-field-errors'
import { expiryDayLabel } from '~/domain/certificates/certificate'
import { MAX_ISSUER_LENGTH } from '~/domain/certificates/new-certificate'
import { qualificationLabel } from '~/domain/qualifications/qualification-label'
import { parseIssuerTrust } from '~/domain/signing/issuer-trust'
import { ALTERED_LINK } from '~/domain/signing/signed-status'
import { formatDay } from '~/domain/words/day'
import { keepTogether } from '~/domain/words/polish'
import { notStoredText } from '~/routes/panel/recording/record-and-tell'
import type { FormAnswer } from '~/routes/panel/recording/save-form'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { ErrorSummary } from '~/ui/error-summary'
import { TextField } from '~/ui/field'
import { TEXT_LINK } from '~/ui/text-link'

import { Fingerprint } from './fingerprint'
import type { AskedSigner } from './read-signer'

/** Asks to compare the fingerprint of whoever has signed a link, and for the name under which they are trusted. */
export function TrustForm({ asked, answer }: { asked: AskedSigner; answer: FormAnswer | null | undefined }) {
  if (asked.kind === 'altered') return <Alert title={ALTERED_LINK.words}>{ALTERED_LINK.explanation}</Alert>
  if (asked.kind === 'sample') {
    return (
      <Alert title="To klucz z danych przykładowych">
        Podpisać może nim każdy, więc nie można mu zaufać.
      </Alert>
    )
  }
  if (asked.kind === 'unencrypted') {
    return (
      <Alert title="Tej strony nie chroni szyfrowane połączenie">
        Bez niego przeglądarka nie sprawdza podpisów. Otwórz adres, który zaczyna się od https.
      </Alert>
    )
  }
  if (asked.kind === 'trusted') {
    return <p role="status">Ten link podpisał wystawca, który jest już zaufany: {asked.issuer.name}.</p>
  }
  return <NewIssuer asked={asked} answer={answer} />
}

function NewIssuer({
  asked: { fingerprint, certificate, token },
  answer,
}: {
  asked: Extract<AskedSigner, { kind: 'new' }>
  answer: FormAnswer | null | undefined
}) {
  const form = useRef<HTMLFormElement>(null)
  const [id] = useState(createId)
  const { errors, recheck } = useFieldErrors(answer?.errors, parseIssuerTrust)
  const isBusy = useNavigation().formData?.get('intent') === 'trust'
  const { number, issueDate, expiryDate, holder } = certificate
  return (
    <Card title="Zaufać wystawcy tego linku?">
      <p className="max-w-prose text-muted [overflow-wrap:anywhere]">
        {qualificationLabel(certificate)}, {number}, {holder}, {formatDay(issueDate)} –{' '}
        {expiryDayLabel(expiryDate)}. {keepTogether('Link nie mówi, kto go podpisał.')}
      </p>
      <ol className="flex max-w-prose list-decimal flex-col gap-3 pl-6 marker:font-semibold">
        <li>{keepTogether(CALL)}</li>
        <li>
          {keepTogether(
            'Poproś o odczytanie odcisku klucza: wystawca ma go w Ustawieniach → Konto → Podpis wystawcy.',
          )}
        </li>
        <li>
          {keepTogether('Porównaj wszystkie cyfry:')}
          <Fingerprint digits={fingerprint} />
        </li>
      </ol>
      <Form
        ref={form}
        method="post"
        noValidate
        onChange={(event) => recheck(event.currentTarget)}
        className="flex max-w-2xl flex-col gap-5"
      >
        <input type="hidden" name="intent" value="trust" />
        <input type="hidden" name="id" value={id} />
        <ErrorSummary refused={answer?.errors} errors={errors} form={form} />
        <TextField
          label="Nazwa wystawcy"
          hint="Tak, jak nazywa się na swoich dokumentach. Pod tą nazwą będzie przy certyfikatach."
          name="name"
          maxLength={MAX_ISSUER_LENGTH}
          autoComplete="off"
          required
          error={errors.name}
        />
        <div className="flex flex-col gap-1.5">
          <label className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              name="isCompared"
              aria-invalid={errors.isCompared ? true : undefined}
              aria-describedby={errors.isCompared ? 'compared-error' : undefined}
              className="size-5 shrink-0 accent-primary"
            />
            <span>Wszystkie cyfry się zgadzają: porównano je w&nbsp;rozmowie z&nbsp;wystawcą</span>
          </label>
          {errors.isCompared && (
            <p id="compared-error" className="text-sm font-semibold text-danger">
              {keepTogether(errors.isCompared)}
            </p>
          )}
        </div>
        {answer?.isNotStored && <Alert title="Nie udało się zapisać">{notStoredText()}</Alert>}
        <p className="max-w-prose text-muted">{keepTogether(EFFECT)}</p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button type="submit" variant="primary" isBusy={isBusy}>
            {isBusy ? 'Zapisywanie…' : 'Zaufaj wystawcy'}
          </Button>
          <Link to={`${href('/certificates/take')}?link=${token}`} className={TEXT_LINK}>
            Wróć do linku
          </Link>
        </div>
      </Form>
    </Card>
  )
}

const CALL =
  'Zadzwoń do wystawcy pod numer, który znasz albo który znajdziesz sam na stronie urzędu lub w\u00a0rejestrze firm. Nie dzwoń pod numer z\u00a0wiadomości z\u00a0tym linkiem.'

const EFFECT =
  'Odtąd w\u00a0tym rejestrze liczy się wszystko, co podpisał ten klucz, także linki, które już czekają. Zaufanie można cofnąć jednym przyciskiem.'
