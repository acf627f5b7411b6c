import { data, href, redirect } from 'react-router'
import * as v from 'valibot'

import { readDraft, type Draft } from '~/browser/records/drafts.client'
import type { Recording } from '~/browser/records/record-changes.client'
import { PageTitle } from '~/components/page-title'
import { canSetRequirements, fixedIssuer } from '~/domain/access/access'
import { certificateName } from '~/domain/certificates/certificate'
import { correctableFacts } from '~/domain/certificates/certificate-record'
import type { DraftName } from '~/domain/changes/draft'
import { parseCertificateCorrection, savedCorrection } from '~/domain/decisions/certificate-correction'
import { canBeCorrected } from '~/domain/decisions/certificate-decision'
import { correctionLines, renamingOf } from '~/domain/decisions/correction-text'
import { MAX_NAME_LENGTH } from '~/domain/people/account'
import { formerNamesOf, otherNames } from '~/domain/people/former-name'
import { namesApart } from '~/domain/people/names-apart'
import { newPersonSchema } from '~/domain/people/person-fields'
import type { User } from '~/domain/people/user'
import { withOwnKind } from '~/domain/qualifications/qualification'
import { qualificationLabel } from '~/domain/qualifications/qualification-label'
import type { PersonRecord } from '~/domain/records/person-changes'
import type { Day } from '~/domain/words/day'
import type { FieldErrors } from '~/domain/words/form'
import { openedText } from '~/domain/words/opened-record'
import { endingSignatures, signaturesFor } from '~/routes/panel/certificates/signing/signatures'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { ScreenHeader } from '~/routes/panel/frame/screen-header'
import { withOwnChanges, type PanelSample } from '~/routes/panel/panel-data'
import { panelAction, panelLoader } from '~/routes/panel/panel-screen'
import { loadOwnKinds } from '~/routes/panel/positions/load-rules'
import { drafted, DraftForm } from '~/routes/panel/recording/draft-form'
import { KEPT_HERE, undoToast } from '~/routes/panel/recording/record-and-tell'
import {
  discardDraft,
  isDiscarding,
  refuseForm,
  saveForm,
  type FormAnswer,
} from '~/routes/panel/recording/save-form'
import { TextField } from '~/ui/field'

import type { Route } from './+types/correct-certificate'
import { FactFields, type DuplicateCertificate } from './fact-fields'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Poprawianie certyfikatu' } satisfies PanelHandle

const draftOf = (id: string): DraftName => `correction ${id}`

export const clientLoader = panelLoader(
  'certificates',
  async ({ viewer, sample, today }, { params }: Route.ClientLoaderArgs) => {
    const { certificate, holder, certificates, users } = await requireCorrectable(viewer, sample, params.id)
    return {
      subject: { viewer, certificate, holder, certificates, kinds: await loadOwnKinds(viewer), today },
      holderName: namesApart(users)(holder),
      issuer: fixedIssuer(viewer),
      maySetKinds: canSetRequirements(viewer),
      draft: await readDraft(viewer.id, draftOf(certificate.id)),
    }
  },
)

export const clientAction = panelAction(
  'certificates',
  async ({ viewer, sample, today, url, form }, { params }: Route.ClientActionArgs) => {
    const { sampleIssuer } = sample
    const { certificate, holder, visibleCertificates, ...merged } = await requireCorrectable(
      viewer,
      sample,
      params.id,
    )
    const draft = draftOf(certificate.id)
    const to = href('/certificates/:id', { id: certificate.id })
    if (isDiscarding(form)) return discardDraft(viewer.id, draft, { url, to, of: handle.heading })
    const { certificates } = merged
    const kinds = await loadOwnKinds(viewer)
    const { value, errors, duplicate, meanwhile } = parseCertificateCorrection(form, {
      viewer,
      certificate,
      holder,
      certificates,
      kinds,
      today,
    })
    if (errors) {
      return refuseForm<Answer>({
        errors,
        meanwhile,
        duplicate: duplicate && { id: duplicate.id, isVisible: visibleCertificates.includes(duplicate) },
      })
    }
    const { facts, name } = value
    const known = withOwnKind(facts, kinds)
    const renamed = renamingOf(holder, name)
    if (correctionLines({ former: correctableFacts(certificate), facts: known, renamed }).length === 0)
      throw redirect(to)
    const correction: Recording = {
      id: form.get('id'),
      build: (id) => ({
        kind: 'certificate-corrected',
        id,
        day: today,
        certificateId: certificate.id,
        facts,
        renamed,
      }),
    }
    const corrected = { ...certificate, ...facts }
    // Every link of theirs shows the name.
    const others = renamed
      ? certificates.filter(({ userId, id, token }) => userId === holder.id && id !== certificate.id && token)
      : []
    const { recordings, unsigned } = await signaturesFor(
      viewer,
      [corrected, ...others].map((signable) => ({ certificate: signable, holder: name })),
      { sampleIssuer, today },
    )
    const named = { ...holder, ...name }
    const people = merged.users.map((user) => (user.id === holder.id ? named : user))
    const renamings = renamed ? [renaming(holder, name, today)] : []
    return saveForm(
      viewer.id,
      [correction, ...renamings, ...endingSignatures(others, today), ...recordings],
      {
        form,
        draft,
        list: to,
        toast: (changes) =>
          undoToast(viewer.id, changes, {
            title: `Poprawiono certyfikat: ${qualificationLabel(known)} – ${namesApart(people)(named)}`,
            description: unsigned ?? KEPT_HERE,
          }),
      },
    )
  },
)

/** Gives the holder the corrected name everywhere. Their other data stay as they are: a mistake is no former surname. */
function renaming(holder: PersonRecord, name: Pick<User, 'firstName' | 'lastName'>, day: Day): Recording {
  const formerName = otherNames(formerNamesOf(holder), name.lastName)
  const person = v.parse(newPersonSchema, { ...holder, ...name, formerName })
  return { build: (id) => ({ kind: 'person-saved', id, day, person }) }
}

/** Returns a certificate that was added here, with its holder. Throws 404 for an unknown one, 403 for any other. */
async function requireCorrectable(viewer: User, sample: PanelSample, id: string) {
  const merged = await withOwnChanges(viewer, sample)
  const certificate = [...merged.visibleCertificates, ...merged.archivedCertificates].find(
    (record) => record.id === id,
  )
  const holder = merged.users.find((user) => user.id === certificate?.userId)
  if (!certificate || !holder) throw data(null, { status: 404 })
  if (!canBeCorrected(viewer, certificate)) throw data(null, { status: 403 })
  return { ...merged, certificate, holder }
}

type Answer = FormAnswer & { duplicate?: DuplicateCertificate }

export default function CorrectCertificate({ loaderData, actionData }: Route.ComponentProps) {
  const { subject, holderName, issuer, maySetKinds, draft } = loaderData
  const { viewer, certificate, holder, kinds, today } = subject
  const answer: Answer | undefined = actionData
  return (
    <>
      <PageTitle>{`Poprawianie: ${certificateName(certificate)}`}</PageTitle>
      <ScreenHeader heading="Poprawianie certyfikatu" text={certificateName(certificate)} />
      <div className="max-w-2xl">
        <DraftForm
          name={draftOf(certificate.id)}
          userId={viewer.id}
          draft={draft}
          answer={answer}
          opened={openedText(savedCorrection(kinds), {
            ...certificate,
            firstName: holder.firstName,
            lastName: holder.lastName,
          })}
          parse={(form) => parseCertificateCorrection(form, subject)}
          submit={{ label: 'Zapisz poprawki', busy: 'Zapisywanie…' }}
        >
          {(errors) => (
            <>
              {holder.isOwn ? (
                <NameFields holder={holder} draft={draft} errors={errors} />
              ) : (
                <p>
                  Posiadacz: <strong className="font-semibold">{holderName}</strong>
                </p>
              )}
              <FactFields
                issuer={issuer}
                kinds={kinds}
                maySetKinds={maySetKinds}
                today={today}
                start={certificate}
                draft={draft}
                errors={errors}
                duplicate={errors.number ? answer?.duplicate : undefined}
              />
            </>
          )}
        </DraftForm>
      </div>
    </>
  )
}

function NameFields({ holder, draft, errors }: { holder: PersonRecord; draft: Draft; errors: FieldErrors }) {
  const field = (name: 'firstName' | 'lastName') => ({
    name,
    defaultValue: drafted(draft, name) ?? holder[name],
    error: errors[name],
    maxLength: MAX_NAME_LENGTH,
  })
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <TextField label="Imię posiadacza" {...field('firstName')} />
      <TextField label="Nazwisko posiadacza" {...field('lastName')} />
    </div>
  )
}
