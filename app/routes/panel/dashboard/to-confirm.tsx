import { useMemo, type ComponentProps } from 'react'
import { Form, href, Link, useActionData, useNavigation } from 'react-router'

import { useFieldErrors } from '~/components/use-field-errors'
import { issuedLabel, type Certificate } from '~/domain/certificates/certificate'
import { certificateSearchParams } from '~/domain/certificates/certificate-filters'
import { namesById } from '~/domain/people/names-apart'
import type { Person } from '~/domain/people/user'
import { qualificationLabel } from '~/domain/qualifications/qualification-label'
import type { ParsedForm } from '~/domain/words/form'
import { countOf } from '~/domain/words/polish'
import { Button } from '~/ui/button'

import type { confirmCertificates } from './confirm-certificates'
import { FoldedList } from './folded-list'
import { ToDoGroup } from './to-do-group'

/** Lists the certificates that wait for the viewer, who ticks and confirms them. */
export function ToConfirm({
  certificates,
  people,
  shown,
  isOpen,
}: {
  certificates: readonly Certificate[]
  people: ReadonlyMap<string, Person>
} & Pick<ComponentProps<typeof FoldedList>, 'shown' | 'isOpen'>) {
  const nameOf = useMemo(() => namesById(people), [people])
  const isBusy = useNavigation().formData?.get('intent') === CONFIRM_INTENT
  const refused = useActionData<typeof confirmCertificates>()?.errors
  const { errors, recheck } = useFieldErrors(refused, parseTicked)
  // Hidden and not left out, so that ticks stay, and paper has the lines.
  const isFolded = !isOpen && shown === 0
  return (
    <ToDoGroup
      heading="Czeka na potwierdzenie"
      aside={countOf(certificates.length, 'certificate')}
      tone="primary"
    >
      <Form
        method="post"
        onChange={(event) => recheck(event.currentTarget)}
        className={`divide-y divide-line ${isFolded ? 'hidden print:block' : ''}`}
      >
        <div role="group" aria-label="Certyfikaty do potwierdzenia">
          <FoldedList
            items={certificates}
            keyOf={({ id }) => id}
            more={`${href('/certificates')}?${certificateSearchParams({ status: 'pending' })}`}
            shown={shown}
            isOpen={isOpen}
          >
            {(certificate) => (
              <UnconfirmedLine certificate={certificate} holder={nameOf(certificate.userId)} />
            )}
          </FoldedList>
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5 sm:px-5 print:hidden">
          <Button type="submit" name="intent" value={CONFIRM_INTENT} variant="primary" isBusy={isBusy}>
            Potwierdź zaznaczone
          </Button>
          <p role="alert" className="text-sm font-semibold text-danger">
            {errors.certificateId}
          </p>
        </div>
      </Form>
    </ToDoGroup>
  )
}

function UnconfirmedLine({ certificate, holder }: { certificate: Certificate; holder: string }) {
  const { id, number, issueDate } = certificate
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-1.5 sm:px-5 print:break-inside-avoid">
      <label className="flex min-h-11 min-w-0 flex-1 basis-64 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          name="certificateId"
          value={id}
          className="size-5 shrink-0 accent-primary print:hidden"
        />
        <span className="min-w-0 font-semibold wrap-anywhere">
          {holder}
          <span className="block text-sm font-normal text-muted tabular-nums">
            {qualificationLabel(certificate)}, {issuedLabel(issueDate)}
          </span>
        </span>
      </label>
      <Link
        to={href('/certificates/:id', { id })}
        className="inline-flex min-h-11 items-center text-sm font-semibold text-primary tabular-nums underline underline-offset-4 wrap-anywhere"
      >
        <span className="sr-only">Zobacz certyfikat </span>
        {number}
      </Link>
    </li>
  )
}

export const CONFIRM_INTENT = 'confirm-certificates'

/** Returns the ids of the certificates that are ticked. */
export function parseTicked(form: FormData): ParsedForm<ReadonlySet<unknown>> {
  const ticked = new Set(form.getAll('certificateId'))
  return ticked.size === 0
    ? { errors: { certificateId: 'Zaznacz certyfikaty, które potwierdzasz' } }
    : { value: ticked }
}
