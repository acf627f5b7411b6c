import type { LucideIcon } from 'lucide-react'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import X from 'lucide-react/icons/x'

import type { SignedVerdict } from '~/domain/signed-verdict'

import { CERTIFICATE_STATUS_ICONS } from './certificate-badges'

export const SIGNED_VERDICT_ICONS = {
  ...CERTIFICATE_STATUS_ICONS,
  unknown_issuer: CircleQuestionMark,
  withdrawn_key: CERTIFICATE_STATUS_ICONS.revoked,
  outside_key: X,
  not_yet: X,
} satisfies Record<SignedVerdict['status'], LucideIcon>
