import type { Change, ChangeOf } from '~/domain/changes/change'
import type { TrustedHere } from '~/domain/signing/issuer-trust'
import { isSameKey, type PublicKey } from '~/domain/signing/signing-key'

export type IssuerChange = ChangeOf<'issuer-trusted' | 'issuer-trust-withdrawn'>

/** An issuer whom the register trusts or has trusted, with the decisions on it, oldest first. */
export type IssuerRecord = TrustedHere & { isTrusted: boolean; events: readonly IssuerChange[] }

/** Returns the issuers on whom the register has decided, in the order of the first decisions. */
export function issuersOf(changes: readonly Change[]): IssuerRecord[] {
  const records = new Map<string, IssuerRecord>()
  for (const change of changes) {
    if (change.kind !== 'issuer-trusted' && change.kind !== 'issuer-trust-withdrawn') continue
    // One private half signs for both points that share an `x`: trust in one is withdrawn with that in the other.
    const x = change.kind === 'issuer-trusted' ? change.issuer.key.x : change.keyX
    const known = records.get(x)
    const events = [...(known?.events ?? []), change]
    if (change.kind === 'issuer-trusted') {
      const { issuer, day, by } = change
      records.set(x, { ...issuer, since: day, by, isTrusted: true, events })
    } else if (known) {
      records.set(x, { ...known, isTrusted: false, events })
    }
  }
  return [...records.values()]
}

/** Returns the issuers whom the register trusts now. */
export function trustedIssuersOf(changes: readonly Change[]): IssuerRecord[] {
  return issuersOf(changes).filter(({ isTrusted }) => isTrusted)
}

/** Finds the issuer with that very key. A name alone never counts. */
export function findTrusted<Issuer extends TrustedHere>(
  issuers: readonly Issuer[],
  key: PublicKey | undefined,
): Issuer | undefined {
  return key && issuers.find((issuer) => isSameKey(issuer.key, key))
}
