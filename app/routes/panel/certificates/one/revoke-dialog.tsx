import { useRef } from 'react'
import { href, useFetcher } from 'react-router'

import { useFieldErrors } from '~/components/use-field-errors'
import { MAX_REASON_LENGTH, parseRevocation } from '~/domain/certificates/revocation'
import { notStoredText } from '~/routes/panel/recording/record-and-tell'
import type { FormAnswer } from '~/routes/panel/recording/save-form'
import { Alert } from '~/ui/alert'
import { Dialog } from '~/ui/ark/dialog'
import { Button } from '~/ui/button'
import { ErrorSummary } from '~/ui/error-summary'
import { TextAreaField } from '~/ui/field'
import { Note } from '~/ui/note'

const PUBLIC_REASON =
  'Będzie widoczny przy certyfikacie i na publicznej stronie weryfikacji, więc nie pisz tu o zdrowiu ani sprawach osobistych.'

/** Asks whether and why to revoke a certificate. Its parent closes it once the certificate is revoked. */
export function RevokeDialog({
  id,
  number,
  isSigned,
  onClose,
}: {
  id: string
  number: string
  isSigned: boolean
  onClose: () => void
}) {
  const { Form, data: answer, state } = useFetcher<FormAnswer>()
  const form = useRef<HTMLFormElement>(null)
  const { errors, recheck } = useFieldErrors(answer?.errors, parseRevocation)
  const isBusy = state !== 'idle'
  return (
    <Dialog title="Odwołać certyfikat?" onClose={onClose}>
      <p className="[overflow-wrap:anywhere]">
        Certyfikat {number} przestanie być ważny w&nbsp;panelu. Można go potem przywrócić.
      </p>
      {isSigned && (
        <Note>
          Link i&nbsp;kod QR nadal pokażą ważny certyfikat, dopóki operator serwera nie wpisze odwołania na
          swoją listę. W&nbsp;następnym kroku są dane, które trzeba mu przekazać.
        </Note>
      )}
      <Form
        ref={form}
        method="post"
        action={href('/certificates/:id', { id })}
        noValidate
        onChange={(event) => recheck(event.currentTarget)}
        className="flex flex-col gap-5"
      >
        <input type="hidden" name="intent" value="revoke" />
        <ErrorSummary refused={answer?.errors} errors={errors} form={form} />
        <TextAreaField
          label="Powód odwołania"
          hint={isSigned ? PUBLIC_REASON : 'Będzie widoczny przy certyfikacie i w jego historii.'}
          error={errors.reason}
          name="reason"
          maxLength={MAX_REASON_LENGTH}
          required
        />
        {answer?.isNotStored && <Alert title="Nie udało się zapisać">{notStoredText()}</Alert>}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="danger" isBusy={isBusy}>
            {isBusy ? 'Zapisywanie…' : 'Odwołaj certyfikat'}
          </Button>
          <Button onClick={onClose}>Anuluj</Button>
        </div>
      </Form>
    </Dialog>
  )
}
