import type { ComponentProps } from 'react'

import { fullName, type Person } from '~/domain/people/user'
import type { CertificateType, Scope } from '~/domain/qualifications/qualification'
import { drafted } from '~/routes/panel/recording/draft-form'
import { SelectField } from '~/ui/field'
import { Note } from '~/ui/note'

import { FactFields } from './fact-fields'

type CertificateFieldsProps = {
  /** People who may get the certificate. The field for the person appears where there are several. */
  holders: readonly Person[]
  /** True where a certificate for another person is active at once. */
  canIssue: boolean
  start: { holderId: string | undefined; type: CertificateType | undefined; scope: Scope | undefined }
} & Omit<ComponentProps<typeof FactFields>, 'start'>

const STATUS_WHERE_ISSUING =
  'Certyfikat innej osoby będzie od razu aktywny, a\u00a0własny będzie czekał na potwierdzenie wystawcy.'
const STATUS_WHERE_CLAIMING = 'Certyfikat będzie czekał na potwierdzenie wystawcy.'
const WHERE_KEPT = 'Zapisze się tylko w\u00a0tej przeglądarce, bez strony weryfikacji.'

export function CertificateFields(props: CertificateFieldsProps) {
  const { holders, canIssue, start, draft, errors } = props
  const status = canIssue ? STATUS_WHERE_ISSUING : STATUS_WHERE_CLAIMING
  return (
    <>
      {/* What a centre issues is signed, and then has a page. */}
      <Note>{props.issuer === undefined ? `${status} ${WHERE_KEPT}` : status}</Note>
      {holders.length > 1 && (
        <SelectField
          label="Osoba"
          error={errors.userId}
          name="userId"
          defaultValue={drafted(draft, 'userId') ?? start.holderId ?? ''}
          options={[
            { value: '', label: 'Wybierz osobę' },
            ...holders.map((holder) => ({ value: holder.id, label: fullName(holder) })),
          ]}
        />
      )}
      <FactFields {...props} />
    </>
  )
}
