import * as v from 'valibot'

import { filledText } from '~/domain/words/typed-text'

const CENTRE_STATUSES = ['active', 'inactive'] as const
const CENTRE_TYPES = ['certyfikowane', 'standardowe'] as const

export type CentreStatus = (typeof CENTRE_STATUSES)[number]
type CentreType = (typeof CENTRE_TYPES)[number]

export const CENTRE_STATUS_BADGES = {
  active: { label: 'Aktywny', tone: 'success' },
  inactive: { label: 'Nieaktywny', tone: 'neutral' },
} as const satisfies Record<CentreStatus, { label: string; tone: string }>

export const CENTRE_TYPE_LABELS = {
  certyfikowane: 'Szkolenia certyfikowane',
  standardowe: 'Szkolenia standardowe',
} satisfies Record<CentreType, string>

export const centreSchema = v.object({
  id: filledText,
  name: filledText,
  address: filledText,
  status: v.picklist(CENTRE_STATUSES),
  type: v.picklist(CENTRE_TYPES),
})

export type Centre = v.InferOutput<typeof centreSchema>
