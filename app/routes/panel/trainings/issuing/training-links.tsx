import FileSpreadsheet from 'lucide/dist/esm/icons/file-spreadsheet.mjs'
import Link2 from 'lucide/dist/esm/icons/link-2.mjs'
import Printer from 'lucide/dist/esm/icons/printer.mjs'
import { data, Form, href, useNavigation } from 'react-router'

import { fetchKnownKeys } from '~/browser/keys/known-keys.client'
import { withOwnProfiles } from '~/browser/records/settings.client'
import { ButtonLink } from '~/components/button-link'
import { PageTitle } from '~/components/page-title'
import { applyChanges } from '~/domain/access/merge-changes'
import { canSignForParticipants } from '~/domain/access/staff-training'
import type { Change } from '~/domain/changes/change'
import { canBeSigned } from '~/domain/decisions/certificate-decision'
import { namesById } from '~/domain/people/names-apart'
import { fullName, joinNames, type User } from '~/domain/people/user'
import { signedPath } from '~/domain/signing/certificate-token'
import { attendeesOf } from '~/domain/trainings/enrolment'
import { certificatesOfTraining } from '~/domain/trainings/issuing'
import { trainingName } from '~/domain/trainings/training'
import { indexById } from '~/domain/words/collection'
import { countOf } from '~/domain/words/polish'
import { UnknownKey } from '~/routes/panel/certificates/signing/unknown-key'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { ScreenHeader } from '~/routes/panel/frame/screen-header'
import { withOwnChanges, type PanelSample } from '~/routes/panel/panel-data'
import { panelAction, panelLoader } from '~/routes/panel/panel-screen'
import { saveFile } from '~/routes/panel/sharing/save-file'
import { requireOwnTraining } from '~/routes/panel/trainings/require-own-training'
import { Button } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { Icon } from '~/ui/icon'
import { Note } from '~/ui/note'

import type { Route } from './+types/training-links'
import { LinkCard } from './link-card'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Linki i kody QR' } satisfies PanelHandle

export const clientLoader = panelLoader(
  'trainings',
  async ({ viewer, sample, today, url }, { params }: Route.ClientLoaderArgs) => {
    const { training, issued, people } = await requireIssued(viewer, sample, params.id)
    const { origin } = url
    const name = namesById(people)
    const withCertificate = new Set(issued.map(({ holder }) => holder.id))
    return {
      training,
      today,
      signed: issued.flatMap(({ certificate, holder }) =>
        certificate.token === undefined
          ? []
          : [
              {
                certificate,
                holder,
                name: name(holder.id),
                address: new URL(signedPath(certificate.token), origin).href,
              },
            ],
      ),
      unsigned: issued.filter(({ certificate }) => canBeSigned(viewer, certificate)).length,
      knownKeys: issued.some(({ certificate }) => certificate.token !== undefined)
        ? fetchKnownKeys()
        : undefined,
      /** The attendees who will not be on the page, by the reason. */
      without: {
        certificate: attendeesOf(training)
          .filter((id) => !withCertificate.has(id))
          .map(name),
        signature: issued
          .filter(({ certificate }) => certificate.token === undefined && !canBeSigned(viewer, certificate))
          .map(({ holder }) => name(holder.id)),
      },
    }
  },
)

/** Signs the certificates that were issued without a signature. */
export const clientAction = panelAction(
  'trainings',
  async ({ viewer, sample }, { params }: Route.ClientActionArgs) => {
    const { training, issued } = await requireIssued(viewer, sample, params.id)
    const { signCertificates } = await import('~/routes/panel/certificates/signing/sign-certificates')
    const isUnsigned = (changes: readonly Change[]) =>
      certificatesOfTraining(training, applyChanges(viewer, sample, changes).certificates).some(
        (certificate) => canBeSigned(viewer, certificate),
      )
    const unsigned = issued.filter(({ certificate }) => canBeSigned(viewer, certificate))
    return signCertificates(viewer, unsigned, { ...sample, isNeeded: isUnsigned })
  },
)

/** Returns the viewer's completed training and the certificates issued after it. Throws 403 or 404 for any other. */
async function requireIssued(viewer: User, sample: PanelSample, id: string) {
  const { users, trainings, certificates } = await withOwnChanges(viewer, sample)
  const training = requireOwnTraining(viewer, trainings, id, 'completed')
  if (!canSignForParticipants(viewer, training)) throw data(null, { status: 403 })
  const people = indexById(await withOwnProfiles(users))
  const issued = certificatesOfTraining(training, certificates).flatMap((certificate) => {
    const holder = people.get(certificate.userId)
    return holder ? [{ certificate, holder }] : []
  })
  return { training, issued, people }
}

export default function TrainingLinks({
  loaderData: { training, today, signed, unsigned, knownKeys, without },
}: Route.ComponentProps) {
  const writeCsv = async () => (await import('~/documents/list-files')).linksCsv(signed, today)
  return (
    <div data-print="tall" className="flex flex-col gap-5">
      <PageTitle>{`Linki i kody QR: ${training.title}`}</PageTitle>
      <ScreenHeader heading="Linki i kody QR" text={trainingName(training)}>
        <ButtonLink to={href('/trainings/:id', { id: training.id })}>Strona szkolenia</ButtonLink>
        {signed.length > 0 && (
          <>
            <ButtonLink to={href('/trainings/:id/completion', { id: training.id })}>Zaświadczenia</ButtonLink>
            <Button onClick={() => void saveFile(writeCsv)}>
              <Icon of={FileSpreadsheet} className="size-4" />
              Pobierz CSV
            </Button>
            <Button variant="primary" onClick={() => print()}>
              <Icon of={Printer} className="size-4" />
              Drukuj
            </Button>
          </>
        )}
      </ScreenHeader>
      {signed.length > 0 && (
        <p className="max-w-prose print:hidden">
          Kto otworzy link albo zeskanuje kod, sprawdzi podpis ośrodka. Link zawiera cały certyfikat,
          a&nbsp;z&nbsp;danych osoby: imię i&nbsp;pierwszą literę nazwiska albo, za jej zgodą, pełne nazwisko.
        </p>
      )}
      <UnknownKey
        tokens={signed.map(({ certificate }) => certificate.token ?? '')}
        known={knownKeys}
        canReport
      />
      {unsigned > 0 && <Unsigned count={unsigned} />}
      {without.signature.length > 0 && (
        <div className="print:hidden">
          <Note>
            {`Certyfikaty bez podpisu z tej przeglądarki (nie mają linku): ${joinNames(without.signature)}.`}
          </Note>
        </div>
      )}
      {without.certificate.length > 0 && signed.length + unsigned > 0 && (
        <div className="flex flex-col items-start gap-3 print:hidden">
          <Note>{`Bez certyfikatu z tego szkolenia: ${joinNames(without.certificate)}.`}</Note>
          <ButtonLink to={href('/trainings/:id/certificates', { id: training.id })}>
            Wystaw certyfikaty
          </ButtonLink>
        </div>
      )}
      {signed.length > 0 && (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,21rem),1fr))] gap-4 print:grid-cols-2">
          {signed.map(({ certificate, holder, name, address }) => (
            <li key={certificate.id} className="break-inside-avoid">
              <LinkCard
                certificate={certificate}
                name={name}
                holder={fullName(holder)}
                today={today}
                address={address}
              />
            </li>
          ))}
        </ul>
      )}
      {signed.length === 0 && unsigned === 0 && (
        <EmptyState
          icon={Link2}
          title="Nie ma jeszcze linków"
          text="Po wystawieniu certyfikatów pojawią się tu linki i kody QR wszystkich osób."
        >
          <ButtonLink to={href('/trainings/:id/certificates', { id: training.id })} variant="primary">
            Wystaw certyfikaty
          </ButtonLink>
        </EmptyState>
      )}
    </div>
  )
}

function Unsigned({ count }: { count: number }) {
  const { state } = useNavigation()
  const isBusy = state === 'submitting'
  return (
    <Form method="post" className="flex flex-col items-start gap-3 print:hidden">
      <Note>{`Bez podpisu (nie mają linku): ${countOf(count, 'certificate')}.`}</Note>
      <Button type="submit" variant="primary" isBusy={isBusy}>
        {isBusy ? 'Podpisywanie…' : 'Podpisz'}
      </Button>
    </Form>
  )
}
