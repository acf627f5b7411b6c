import Download from 'lucide/dist/esm/icons/download.mjs'
import Key from 'lucide/dist/esm/icons/key.mjs'
import { useRef, useState } from 'react'
import { Link } from 'react-router'

import { importIssuerKey, NO_KEY, reasonNotToSignHere } from '~/browser/keys/issuer-key.client'
import { type KeptKeys, readKeptKeys } from '~/browser/keys/key-keeping.client'
import { readOr } from '~/browser/store/storage.client'
import { writePublicKey } from '~/documents/public-key-file'
import type { User } from '~/domain/people/user'
import { keyIdGroups } from '~/domain/signing/own-key'
import { fingerprintOf, sampleKeyOf, type SampleIssuer } from '~/domain/signing/signing-key'
import type { Day } from '~/domain/words/day'
import { keepTogether } from '~/domain/words/polish'
import { Fingerprint } from '~/routes/panel/issuers/fingerprint'
import { OWN_DATA } from '~/routes/panel/settings/settings-links'
import { saveFile } from '~/routes/panel/sharing/save-file'
import { onDemand } from '~/ui/ark/on-demand'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { Icon } from '~/ui/icon'
import { Note } from '~/ui/note'
import { TEXT_LINK } from '~/ui/text-link'

import { WhatCustomersSee } from './customers'
import { FormerKeys } from './former-keys'
import { Recognition, type FetchedKeys } from './recognition'
import { UnlockForm } from './unlock-form'

export { fetchKnownKeys } from '~/browser/keys/known-keys.client'
export { actOnKey } from './act-on-key'

/** The key by which the person signs here, or why they cannot. */
export type SignatureState =
  | { kind: 'impossible'; reason: string }
  | { kind: 'sample'; id: string }
  /** `fingerprint` is that of the present key. */
  | ({ kind: 'own'; fingerprint: string | undefined } & KeptKeys)

/** Returns the data of the signature's card. Never throws. */
export async function readSignature(
  viewer: User,
  sampleIssuer: SampleIssuer | undefined,
): Promise<SignatureState> {
  const reason = reasonNotToSignHere()
  if (reason !== undefined) return { kind: 'impossible', reason }
  const sampleKey = sampleKeyOf(viewer, sampleIssuer)
  if (sampleKey) return { kind: 'sample', id: (await importIssuerKey(sampleKey)).id }
  return readOr<SignatureState>({ kind: 'impossible', reason: NO_KEY }, async () => {
    const keys = await readKeptKeys(viewer.id)
    const present = keys.key ?? keys.locked
    return { kind: 'own', ...keys, fingerprint: present && (await fingerprintOf(present.publicKey)) }
  })
}

const NewKey = onDemand(async () => (await import('./new-key-dialog')).NewKeyDialog)

/** Shows the key by which a training centre signs, and whether the server knows it; makes, unlocks and replaces it. */
export function SignatureCard({
  state,
  known,
  today,
}: {
  state: SignatureState
  known: FetchedKeys
  today: Day
}) {
  return (
    <Card title="Podpis wystawcy">
      <p className="max-w-prose text-muted">
        Podpisany certyfikat każdy sprawdzi po linku albo kodzie QR, bez pytania ośrodka. Podpisuje go klucz
        zapisany w&nbsp;tej przeglądarce, a&nbsp;potwierdza serwer, którego operator ma ten klucz na liście.
      </p>
      {state.kind === 'impossible' && (
        <Note>{`${state.reason} Certyfikaty można wystawiać dalej, tylko bez podpisu i linku.`}</Note>
      )}
      {state.kind === 'sample' && (
        <>
          <KeyId id={state.id} />
          <Note>Klucz przykładowy: znają go wszyscy, więc niczego nie potwierdza.</Note>
        </>
      )}
      {state.kind === 'own' && <OwnKey keys={state} known={known} today={today} />}
    </Card>
  )
}

function OwnKey({
  keys,
  known,
  today,
}: {
  keys: Extract<SignatureState, { kind: 'own' }>
  known: FetchedKeys
  today: Day
}) {
  const { key, hasCopy, locked, former, fingerprint } = keys
  const part = useRef<HTMLDivElement>(null)
  /** The key that was there when a new one was asked for. Once another one is there, nothing is asked any more. */
  const [asked, setAsked] = useState<{ replaced: string | undefined }>()
  const present = key ?? locked
  const isAsking = asked !== undefined && asked.replaced === present?.id
  return (
    <div ref={part} tabIndex={-1} className="flex flex-col gap-4 outline-none">
      {present ? (
        <>
          <KeyId id={present.id} fingerprint={fingerprint} />
          <Recognition id={present.id} known={known} today={today} />
        </>
      ) : (
        <Note>
          Klucz powstanie przy pierwszym wystawieniu. Jeśli ma mieć kopię chronioną hasłem, utwórz go tutaj.
        </Note>
      )}
      <WhatCustomersSee />
      {locked && <UnlockForm next={part} />}
      {key && <WhenErased hasCopy={hasCopy} />}
      <div className="flex flex-wrap gap-3 max-sm:flex-col">
        {present && (
          <Button onClick={() => void saveFile(async () => writePublicKey(present.id, present.publicKey))}>
            <Icon of={Download} className="size-4" />
            Pobierz klucz publiczny
          </Button>
        )}
        {/* It stays the same button when the first key is made, so it keeps the focus. */}
        <Button key="new" onClick={() => setAsked({ replaced: present?.id })}>
          <Icon of={Key} className="size-4" />
          {present ? 'Nowy klucz' : 'Utwórz klucz'}
        </Button>
      </div>
      {former.length > 0 && <FormerKeys keys={former} known={known} />}
      <NewKey
        props={
          isAsking
            ? {
                replaced: present,
                hasPassphrase: hasCopy || locked !== undefined,
                onClose: () => setAsked(undefined),
              }
            : undefined
        }
      />
    </div>
  )
}

const ERASED = {
  copied:
    'Gdy ktoś wyczyści dane przeglądarki, klucz przywróci kopia danych pobrana po jego utworzeniu, razem z hasłem.',
  lost: 'Gdy ktoś wyczyści dane przeglądarki, klucz zniknie na zawsze: podpisane certyfikaty nadal będzie można sprawdzać, ale następne podpisze już nowy klucz.',
}

function WhenErased({ hasCopy }: { hasCopy: boolean }) {
  return (
    <div className="flex flex-col items-start">
      <p className="max-w-prose">{keepTogether(hasCopy ? ERASED.copied : ERASED.lost)}</p>
      {hasCopy && (
        <Link to={OWN_DATA} className={TEXT_LINK}>
          Pobierz kopię danych
        </Link>
      )}
    </div>
  )
}

/** Shows the fingerprint of a key, which customers compare by phone, and the id by which a server lists it. */
function KeyId({ id, fingerprint }: { id: string; fingerprint?: string | undefined }) {
  return (
    <dl className="flex max-w-prose flex-col gap-3">
      {fingerprint !== undefined && (
        <div>
          <dt className="text-sm text-muted">Odcisk klucza, do odczytania klientom przez telefon</dt>
          <dd>
            <Fingerprint digits={fingerprint} />
          </dd>
        </div>
      )}
      <div>
        <dt className="text-sm text-muted">Identyfikator klucza na liście serwera</dt>
        <dd translate="no" className="font-mono font-semibold">
          {keyIdGroups(id)}
        </dd>
      </div>
    </dl>
  )
}
