import { keyIdGroups, spellKeyId } from '~/domain/signing/key-id-label'

/** Shows the fingerprint of a key, and how to say it on the phone. */
export function KeyId({ id }: { id: string }) {
  return (
    <dl className="max-w-prose">
      <dt className="text-sm text-muted">Odcisk klucza</dt>
      <dd>
        <span translate="no" className="font-mono text-xl font-semibold">
          {keyIdGroups(id)}
        </span>
        <span className="block text-sm text-muted">Przez telefon: {spellKeyId(id)}.</span>
      </dd>
    </dl>
  )
}
