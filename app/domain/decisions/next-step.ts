import type { CertificateRecord } from '~/domain/certificates/certificate-record'
import { levelOf } from '~/domain/certificates/remaining-time'
import type { Day } from '~/domain/words/day'

import type { CertificateAction } from './certificate-decision'

/** The first of them that is possible is the next one. */
const AWAITED_ACTIONS = ['confirm', 'sign', 'renew'] as const satisfies CertificateAction[]

/**
 * Returns the action that the certificate waits for, which its page offers beside the verdict: renewing where there is
 * something to do, or deciding on what is pending or not signed yet.
 */
export function awaitedAction(
  actions: readonly CertificateAction[],
  certificate: Parameters<typeof levelOf>[0] & Pick<CertificateRecord, 'token'>,
  today: Day,
): CertificateAction | undefined {
  const isAwaited = {
    confirm: true,
    sign: certificate.token === undefined,
    renew: levelOf(certificate, today) !== 'reference',
  }
  return AWAITED_ACTIONS.find((step) => actions.includes(step) && isAwaited[step])
}
