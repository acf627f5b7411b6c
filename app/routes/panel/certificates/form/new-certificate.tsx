import { useMemo, type ComponentProps } from 'react'
import { href } from 'react-router'

import { readDraft } from '~/browser/records/drafts.client'
import { withOwnProfiles } from '~/browser/records/settings.client'
import { PageTitle } from '~/components/page-title'
import {
  canSetRequirements,
  fixedIssuer,
  holdersFor,
  statusOnAdding,
  vouchesFor,
} from '~/domain/access/access'
import type { AdmissionFacts } from '~/domain/admission/admission'
import { UNCONFIRMED } from '~/domain/certificates/certificate'
import { parseNewCertificateParams } from '~/domain/certificates/new-certificate-params'
import type { DraftName } from '~/domain/changes/draft'
import { NAMED_IN_FULL, parseCertificateAddition } from '~/domain/decisions/certificate-addition'
import { namesApart, namesById } from '~/domain/people/names-apart'
import { sortByName, type Person } from '~/domain/people/user'
import { withOwnKind, type QualificationType, type Scope } from '~/domain/qualifications/qualification'
import { qualificationLabel } from '~/domain/qualifications/qualification-label'
import { indexById } from '~/domain/words/collection'
import { TakeCertificateLink } from '~/routes/panel/certificates/certificate-links'
import { signaturesFor } from '~/routes/panel/certificates/signing/signatures'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { ScreenHeader } from '~/routes/panel/frame/screen-header'
import { panelAction, panelLoader } from '~/routes/panel/panel-screen'
import { loadOwnKinds } from '~/routes/panel/positions/load-rules'
import { drafted, DraftForm } from '~/routes/panel/recording/draft-form'
import { savedToast } from '~/routes/panel/recording/record-and-tell'
import {
  discardDraft,
  isDiscarding,
  refuseForm,
  saveForm,
  type FormAnswer,
} from '~/routes/panel/recording/save-form'
import { recordScans } from '~/routes/panel/scans/record-scans'
import { ScanField, useScanField } from '~/routes/panel/scans/scan-field'
import { SelectField } from '~/ui/field'
import { Note } from '~/ui/note'

import type { Route } from './+types/new-certificate'
import { addedBeforeLabel } from './added-before-label'
import { FactFields, type DuplicateCertificate } from './fact-fields'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Dodaj certyfikat' } satisfies PanelHandle

export const clientLoader = panelLoader(
  'certificates',
  async ({ viewer, sample, loadRecords, today, url }) => {
    const records = await loadRecords()
    const holders = holdersFor(viewer, records)
    const { name, holderId, type, scope } = draftOf(url)
    return {
      viewer,
      today,
      certificates: records.certificates,
      holders: sortByName(await withOwnProfiles(holders)),
      canIssue: holders.some((holder) => statusOnAdding(viewer, holder) === 'active'),
      isOwnRegister: sample.isOwnRegister,
      mayLackNumber: holders.some((holder) => vouchesFor(viewer, holder)),
      issuer: fixedIssuer(viewer),
      kinds: kindsFor(await loadOwnKinds(viewer), holders, records),
      maySetKinds: canSetRequirements(viewer),
      draftName: name,
      draft: await readDraft(viewer.id, name),
      start: { holderId: holders.find(({ id }) => id === holderId)?.id, type, scope },
    }
  },
)

export const clientAction = panelAction(
  'certificates',
  async ({ viewer, sample, loadRecords, today, url, form }) => {
    const records = await loadRecords()
    const { sampleIssuer } = sample
    const { name, from } = draftOf(url)
    if (isDiscarding(form)) return discardDraft(viewer.id, name, { url, to: from, of: handle.heading })
    const holders = holdersFor(viewer, records)
    const kinds = kindsFor(await loadOwnKinds(viewer), holders, records)
    const { value, errors, duplicate } = parseCertificateAddition(form, {
      viewer,
      holders,
      certificates: records.certificates,
      kinds,
      today,
    })
    if (errors) {
      return refuseForm<Answer>({
        errors,
        duplicate: duplicate && {
          id: duplicate.id,
          isVisible: records.visibleCertificates.includes(duplicate),
        },
      })
    }
    const people = indexById(await withOwnProfiles(records.users))
    const recording = {
      id: value.id,
      build: (id: string) => ({
        kind: 'certificate-added' as const,
        id,
        day: today,
        certificate: { ...value, id },
      }),
    }
    const holder = people.get(value.userId)
    const { recordings, unsigned } = await signaturesFor(
      viewer,
      holder ? [{ certificate: value, holder }] : [],
      {
        sampleIssuer,
        today,
      },
    )
    const scans = recordScans(form, {
      partOf: value.id,
      day: today,
      subjectOf: (id) => ({ of: 'certificate', id }),
    })
    return saveForm(viewer.id, [recording, ...recordings, ...scans], {
      form,
      draft: name,
      list: href('/certificates'),
      labelOf: addedBeforeLabel({ people, kinds }),
      toast: () =>
        savedToast(
          `Dodano certyfikat: ${qualificationLabel(withOwnKind(value, kinds))} – ${namesById(people)(value.userId)}`,
          unsigned,
        ),
    })
  },
)

/** Documents about health are added only by those who may see them. */
function kindsFor(
  kinds: Awaited<ReturnType<typeof loadOwnKinds>>,
  holders: readonly Person[],
  { examinationsOf }: Pick<AdmissionFacts, 'examinationsOf'>,
) {
  const maySee = holders.every(({ id }) => examinationsOf.has(id))
  return kinds.filter(({ isMedical }) => maySee || !isMedical)
}

type Answer = FormAnswer & { duplicate?: DuplicateCertificate }

/** Gives each start of the form (holder, type, scope) a draft of its own, so that it overwrites no other draft. */
function draftOf(url: URL) {
  const params = parseNewCertificateParams(url.searchParams)
  const start = [params.holderId, params.type, params.scope].filter(Boolean).join(' ')
  const name: DraftName = start === '' ? 'certificate' : `certificate ${start}`
  return { ...params, name }
}

export default function NewCertificate({ loaderData, actionData }: Route.ComponentProps) {
  const { viewer, draftName, draft, certificates, ...fields } = loaderData
  const { holders, kinds, today } = fields
  const answer: Answer | undefined = actionData
  const scanField = useScanField(draftName, draft)
  return (
    <>
      <PageTitle>Dodaj certyfikat</PageTitle>
      <ScreenHeader heading="Dodaj certyfikat">
        <TakeCertificateLink />
      </ScreenHeader>
      <div className="max-w-2xl">
        <DraftForm
          name={draftName}
          userId={viewer.id}
          draft={draft}
          answer={answer}
          parse={(form) => parseCertificateAddition(form, { viewer, holders, certificates, kinds, today })}
          submit={{ label: 'Zapisz certyfikat', busy: 'Zapisywanie…', isWaiting: scanField.isBusy }}
        >
          {(errors) => (
            <>
              <CertificateFields
                {...fields}
                draft={draft}
                errors={errors}
                duplicate={errors.number ? answer?.duplicate : undefined}
              />
              <ScanField legend="Skan dokumentu (opcjonalnie)" userId={viewer.id} {...scanField} />
            </>
          )}
        </DraftForm>
      </div>
    </>
  )
}

type CertificateFieldsProps = {
  /** People who may get the certificate. The field for the person appears if there are several. */
  holders: readonly Person[]
  /** True if a certificate for another person is active at once. */
  canIssue: boolean
  isOwnRegister: boolean
  mayLackNumber: boolean
  start: { holderId: string | undefined; type: QualificationType | undefined; scope: Scope | undefined }
} & Omit<ComponentProps<typeof FactFields>, 'start'>

const STATUS_WHERE_ISSUING =
  'Certyfikat innej osoby będzie od razu aktywny, a\u00a0własny będzie czekał na potwierdzenie wystawcy.'
const STATUS_WHERE_CLAIMING = 'Certyfikat będzie czekał na potwierdzenie wystawcy.'
const STATUS_OF_ALL = 'Certyfikat będzie od razu aktywny, a\u00a0własny dostanie dopisek'
const STATUS_OF_OWN = 'Certyfikat będzie od razu aktywny, z\u00a0dopiskiem'
const ONLY_HERE = 'Certyfikat zapisze się tylko w\u00a0tej przeglądarce.'
const WITHOUT_PAGE = 'Certyfikat nie będzie miał strony weryfikacji.'

function CertificateFields(props: CertificateFieldsProps) {
  const { holders, canIssue, isOwnRegister, start, draft, errors } = props
  const status = isOwnRegister
    ? `${canIssue ? STATUS_OF_ALL : STATUS_OF_OWN} „${UNCONFIRMED}”.`
    : canIssue
      ? STATUS_WHERE_ISSUING
      : STATUS_WHERE_CLAIMING
  const people = useMemo(() => {
    const name = namesApart(holders)
    return holders.map((holder) => ({ value: holder.id, label: name(holder) }))
  }, [holders])
  return (
    <>
      {/* A certificate that a centre issues is signed, so it has a page. */}
      <Note>
        {props.issuer === undefined
          ? [status, isOwnRegister ? undefined : ONLY_HERE, WITHOUT_PAGE].filter(Boolean).join(' ')
          : status}
      </Note>
      {holders.length > 1 && (
        <SelectField
          label="Osoba"
          error={errors.userId}
          name="userId"
          defaultValue={drafted(draft, 'userId') ?? start.holderId ?? ''}
          options={[{ value: '', label: 'Wybierz osobę' }, ...people]}
        />
      )}
      <FactFields {...props} />
      {props.issuer !== undefined && (
        <label className="flex cursor-pointer gap-3">
          <input
            type="checkbox"
            name={NAMED_IN_FULL}
            defaultChecked={drafted(draft, NAMED_IN_FULL) !== undefined}
            className="mt-0.5 size-5 shrink-0 accent-primary"
          />
          <span>
            Jest zgoda tej osoby na pełne nazwisko w&nbsp;linku
            <span className="block text-sm text-muted">
              Bez zgody link podaje imię i&nbsp;pierwszą literę nazwiska, więc certyfikat może pasować też do
              innej osoby.
            </span>
          </span>
        </label>
      )}
    </>
  )
}
