import { checkLinks } from '~/browser/answers/check-link.client'
import { fetchKnownKeys } from '~/browser/keys/known-keys.client'
import { announceChange, readChanges } from '~/browser/records/records.client'
import { applyChanges } from '~/domain/access/merge-changes'
import { correctableFacts, type CertificateRecord } from '~/domain/certificates/certificate-record'
import type { Change } from '~/domain/changes/change'
import type { User } from '~/domain/people/user'
import { readToken } from '~/domain/signing/signed-certificate'
import { isTakeable, type CheckedAnswer } from '~/domain/signing/signed-status'
import { countOf } from '~/domain/words/polish'
import { shownPanelData } from '~/routes/panel/panel-data'
import { performOutcome } from '~/routes/panel/recording/outcome'
import { tryRecord } from '~/routes/panel/recording/record-and-tell'

/**
 * Confirms kept links once the server knows their issuers: the certificates turn green by themselves. The server is
 * asked only about links whose key it lists by now. It had all of them when they were taken.
 */
export async function confirmKeptLinks(viewer: User): Promise<void> {
  const sample = shownPanelData(viewer)
  const kept = (changes: readonly Change[]) => keptLinks(applyChanges(viewer, sample, changes))
  const waiting = kept(await readChanges(viewer.id))
  if (waiting.length === 0) return
  const known = await fetchKnownKeys()
  const tokens = waiting
    .map(({ token }) => token)
    .filter((token) => known?.has(readToken(token)?.keyId ?? ''))
  if (tokens.length === 0) return

  const issuers = new Map<string, string>()
  const note = (token: string, answer: CheckedAnswer | 'altered' | undefined) => {
    if (!answer || answer === 'altered' || !answer.signer || !isTakeable(answer.verdict)) return
    if (!(answer.signer.isSample && sample.isOwnRegister)) issuers.set(token, answer.signer.name)
  }
  await checkLinks(tokens, note, new AbortController().signal)
  if (issuers.size === 0) return

  let count = 0
  const outcome = await tryRecord(
    viewer.id,
    (counting) => {
      const confirmed = kept(counting).flatMap(({ record, token, keptBy }) => {
        const issuedBy = issuers.get(token)
        return issuedBy === undefined
          ? []
          : [changesFor(record, { token, issuedBy, keptBy, day: sample.today })]
      })
      count = confirmed.length
      return confirmed.flat()
    },
    {
      done: () => ({
        title: `Potwierdzono ${countOf(count, 'certificate')}`,
        description: 'Serwer zna już wystawcę',
      }),
    },
  )
  if (outcome.isRefused || count === 0) return
  performOutcome(outcome)
  announceChange()
}

type Kept = { record: CertificateRecord; token: string; keptBy: string }

function keptLinks({
  visibleCertificates,
  archivedCertificates,
}: Pick<ReturnType<typeof applyChanges>, 'visibleCertificates' | 'archivedCertificates'>): Kept[] {
  return [...visibleCertificates, ...archivedCertificates].flatMap((record) => {
    const { link, token, status, events } = record
    if (!link || token !== undefined || status === 'revoked') return []
    const keptBy = events.findLast(({ kind }) => kind === 'certificate-link-kept')?.id
    return keptBy === undefined ? [] : [{ record, token: link.token, keptBy }]
  })
}

/** The ids follow from that of the kept link, so that two devices which confirm it at once count once. */
function changesFor(
  record: CertificateRecord,
  { token, issuedBy, keptBy, day }: { token: string; issuedBy: string; keptBy: string; day: string },
) {
  const certificateId = record.id
  const facts = { ...correctableFacts(record), issuedBy }
  return [
    {
      id: `${keptBy}-issuer`,
      build: (id: string): Change => ({ kind: 'certificate-corrected', id, day, certificateId, facts }),
    },
    {
      id: `${keptBy}-signed`,
      build: (id: string): Change => ({ kind: 'certificate-signed', id, day, certificateId, token }),
    },
  ]
}
