import { useRef } from 'react'
import { href, useFetcher } from 'react-router'

import { NOT_STORED } from '~/components/not-stored'
import { MAX_REASON_LENGTH } from '~/domain/revocation'
import type { FormAnswer } from '~/routes/panel/forms/save-form'
import { Alert } from '~/ui/alert'
import { Dialog } from '~/ui/ark/dialog'
import { Button } from '~/ui/button'
import { ErrorSummary } from '~/ui/error-summary'
import { TextAreaField } from '~/ui/field'

/** Asks whether and why to revoke a certificate. Its parent closes it once the certificate is revoked. */
export function RevokeDialog({ id, number, onClose }: { id: string; number: string; onClose: () => void }) {
  const { Form, data: answer, state } = useFetcher<FormAnswer | null>()
  const form = useRef<HTMLFormElement>(null)
  const isBusy = state !== 'idle'
  return (
    <Dialog title="Odwołać certyfikat?" onClose={onClose}>
      <p className="[overflow-wrap:anywhere]">
        Certyfikat {number} przestanie być ważny w&nbsp;tej przeglądarce. Można go potem przywrócić.
      </p>
      <Form
        ref={form}
        method="post"
        action={href('/certificates/:id', { id })}
        noValidate
        className="flex flex-col gap-5"
      >
        <input type="hidden" name="intent" value="revoke" />
        <ErrorSummary errors={answer?.errors} form={form} />
        <TextAreaField
          label="Powód odwołania"
          hint="Będzie widoczny przy certyfikacie i w jego historii."
          error={answer?.errors?.reason}
          name="reason"
          maxLength={MAX_REASON_LENGTH}
          required
        />
        {answer?.isNotStored && <Alert title="Nie udało się zapisać">{NOT_STORED}</Alert>}
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
