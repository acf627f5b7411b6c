import { data, href } from 'react-router'

import { readChanges } from '~/browser/records/records.client'
import { withOwnProfile } from '~/browser/records/settings.client'
import { ButtonLink } from '~/components/button-link'
import { PageTitle } from '~/components/page-title'
import { canTrustIssuers } from '~/domain/access/access'
import { namesById } from '~/domain/people/names-apart'
import { fullName } from '~/domain/people/user'
import { issuersOf, trustedIssuersOf } from '~/domain/records/issuer-changes'
import { parseIssuerTrust } from '~/domain/signing/issuer-trust'
import { LINK_PARAM } from '~/domain/signing/signed-link'
import { fingerprintOf, isSameKey } from '~/domain/signing/signing-key'
import { indexById } from '~/domain/words/collection'
import { keepTogether } from '~/domain/words/polish'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { ScreenHeader } from '~/routes/panel/frame/screen-header'
import { RowGroup } from '~/routes/panel/lists/rows'
import { panelAction, panelLoader, type PanelScreen } from '~/routes/panel/panel-screen'
import { loadOrigins } from '~/routes/panel/recording/load-origins'
import { errorToast, KEPT_HERE, tryRecord } from '~/routes/panel/recording/record-and-tell'
import type { FormAnswer } from '~/routes/panel/recording/save-form'
import { Note } from '~/ui/note'

import type { Route } from './+types/issuers'
import { IssuerRow } from './issuer-row'
import { readSigner } from './read-signer'
import { TrustForm } from './trust-form'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Zaufani wystawcy' } satisfies PanelHandle

const SCREEN = { of: 'employer', may: canTrustIssuers } satisfies PanelScreen

export const clientLoader = panelLoader(SCREEN, async ({ viewer, loadRecords, url }) => {
  const issuers = issuersOf(await readChanges(viewer.id))
  const token = url.searchParams.get(LINK_PARAM)
  const { certificates, users } = await loadRecords()
  const name = namesById(indexById(users))
  const listed = await Promise.all(
    issuers.map(async (issuer) => {
      const signed = certificates.filter(({ link }) => link?.key && isSameKey(link.key, issuer.key))
      const counting = signed.filter(({ countsByTrust }) => countsByTrust)
      return {
        issuer,
        fingerprint: await fingerprintOf(issuer.key),
        counting: counting.length,
        holders: [...new Set(counting.map(({ userId }) => name(userId)))],
      }
    }),
  )
  return {
    asked: token === null ? undefined : await readSigner(token, issuers),
    trusted: listed.filter(({ issuer }) => issuer.isTrusted),
    former: listed.filter(({ issuer }) => !issuer.isTrusted),
    origins: await loadOrigins(viewer.id),
  }
})

export const clientAction = panelAction(SCREEN, async ({ viewer, today, form, url }): Promise<FormAnswer> => {
  const by = fullName(await withOwnProfile(viewer))
  const intent = form.get('intent')
  if (intent === 'withdraw') {
    const keyX = String(form.get('issuer') ?? '')
    const issuer = issuersOf(await readChanges(viewer.id)).find(({ key }) => key.x === keyX)
    if (!issuer) throw data(null, { status: 400 })
    return tryRecord(
      viewer.id,
      { build: (id) => ({ kind: 'issuer-trust-withdrawn', id, day: today, keyX, by }) },
      {
        isNeeded: (changes) => trustedIssuersOf(changes).some(({ key }) => key.x === keyX),
        done: () => ({ title: `Cofnięto zaufanie: ${issuer.name}`, description: KEPT_HERE }),
        refused: 'Nie udało się zapisać',
        focus: 'heading',
      },
    )
  }
  if (intent !== 'trust') throw data(null, { status: 400 })
  const { value, errors } = parseIssuerTrust(form)
  if (errors) return { errors, isRefused: true }
  // The key comes of the link once more, not of the form.
  const asked = await readSigner(url.searchParams.get(LINK_PARAM) ?? '', [])
  if (asked.kind !== 'new') return { toast: errorToast('Nie można zaufać temu wystawcy'), isRefused: true }
  const issuer = { name: value.name, key: asked.key }
  return tryRecord(
    viewer.id,
    { id: form.get('id'), build: (id) => ({ kind: 'issuer-trusted', id, day: today, issuer, by }) },
    {
      isNeeded: (changes) => !trustedIssuersOf(changes).some(({ key }) => key.x === issuer.key.x),
      done: () => ({ title: `Zaufano wystawcy: ${issuer.name}`, description: KEPT_HERE }),
      to: href('/employer/issuers'),
    },
  )
})

export default function Issuers({ loaderData, actionData }: Route.ComponentProps) {
  const { asked, trusted, former, origins } = loaderData
  return (
    <>
      <PageTitle>Zaufani wystawcy</PageTitle>
      <ScreenHeader
        heading="Zaufani wystawcy"
        text="Wystawcy, których ten serwer nie zna, a&nbsp;ta firma sprawdziła sama."
      >
        {trusted.length + former.length > 0 && (
          <ButtonLink to={href('/certificates/take')}>Dodaj podpisany certyfikat</ButtonLink>
        )}
      </ScreenHeader>
      {asked && <TrustForm key={asked.kind === 'new' ? asked.token : ''} asked={asked} answer={actionData} />}
      {trusted.length + former.length === 0 && !asked && <NobodyYet />}
      {trusted.length > 0 && (
        <RowGroup heading="Zaufani">
          {trusted.map((listed) => (
            <IssuerRow key={listed.issuer.key.x} {...listed} origins={origins} />
          ))}
        </RowGroup>
      )}
      {former.length > 0 && (
        <RowGroup heading="Cofnięte zaufanie">
          {former.map((listed) => (
            <IssuerRow key={listed.issuer.key.x} {...listed} origins={origins} />
          ))}
        </RowGroup>
      )}
      <Note>{keepTogether(LIMITS)}</Note>
    </>
  )
}

const LIMITS =
  'Zaufanie działa tylko w\u00a0tym rejestrze i\u00a0na jego urządzeniach. Odwołań i\u00a0skradzionych kluczy takiego wystawcy rejestr sam nie zobaczy: zna je serwer, który ma wystawcę na liście. Dowiesz się o\u00a0nich od wystawcy, a\u00a0wtedy cofnij zaufanie.'

function NobodyYet() {
  return (
    <div className="flex max-w-prose flex-col items-start gap-3">
      <p>
        {keepTogether(
          'Gdy ktoś pokaże link certyfikatu od wystawcy, którego ten serwer nie zna, firma może sama sprawdzić wystawcę przez telefon i\u00a0mu zaufać. Zacznij od linku: ekran dodawania pokaże przycisk „Zaufaj wystawcy”.',
        )}
      </p>
      <ButtonLink to={href('/certificates/take')} variant="primary">
        Dodaj podpisany certyfikat
      </ButtonLink>
    </div>
  )
}
