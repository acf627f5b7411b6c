import type { IconNode } from 'lucide'
import CircleQuestionMark from 'lucide/dist/esm/icons/circle-question-mark.mjs'
import X from 'lucide/dist/esm/icons/x.mjs'

import type { SignedVerdict } from '~/domain/signing/signed-verdict'

import { CERTIFICATE_STATUS_ICONS } from './certificate-badges'

export const SIGNED_VERDICT_ICONS = {
  ...CERTIFICATE_STATUS_ICONS,
  unknown_issuer: CircleQuestionMark,
  withdrawn_key: CERTIFICATE_STATUS_ICONS.revoked,
  outside_key: X,
  not_yet: X,
} satisfies Record<SignedVerdict['status'], IconNode>
