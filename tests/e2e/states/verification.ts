import { signCertificate } from '~/browser/keys/issuer-key.client'
import { signedPath } from '~/domain/signing/certificate-token'

import {
  ANNAS_FORMER_BHP,
  ANNAS_PENDING_FIRST_AID,
  LONGEST_CERTIFICATE,
  LONGEST_PERSON,
  REVOKED_CERTIFICATE,
} from '../../support/sample.ts'
import { newKey, signable, signAsSample } from '../../support/signing.ts'
import type { State } from '../../support/state.ts'

const pathOf = (id: string) => `/certificates/verify/${id}`

const SIGNED = signedPath(await signAsSample())
const SIGNED_BY_NOBODY = signedPath(await signCertificate(await newKey(), signable()))

/** Pages that anybody opens by a link or a scan. */
export const VERIFICATION: readonly State[] = [
  { title: 'the longest verified certificate', address: pathOf(LONGEST_CERTIFICATE) },
  { title: 'a revoked certificate', address: pathOf(REVOKED_CERTIFICATE) },
  { title: 'a certificate that waits to be confirmed', address: pathOf(ANNAS_PENDING_FIRST_AID) },
  { title: 'a certificate that a newer one replaces', address: pathOf(ANNAS_FORMER_BHP) },
  { title: 'a certificate that there is not', address: pathOf('nieznany'), expectedErrors: [/404/] },
  {
    title: 'the check of an empty number',
    address: '/certificates/verify?number=',
    expectedErrors: [/400/],
  },
  {
    title: 'the check of an unknown number of a type',
    address: '/certificates/verify?number=BHP-1&type=bhp',
    expectedErrors: [/404/],
  },
  { title: 'a signed certificate', address: SIGNED },
  { title: 'a certificate that nobody known has signed', address: SIGNED_BY_NOBODY },
  { title: 'a link that is cut', address: SIGNED.slice(0, -1), expectedErrors: [/400/] },
  { title: 'the longest card', address: `/card/${LONGEST_PERSON}` },
]
