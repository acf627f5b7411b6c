import { TEXT_LINK } from '~/ui/text-link'

/** The look that the lists of the three cards share. */
export const CARD_LIST = 'flex flex-col divide-y divide-line'
export const CARD_ROW = 'flex items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-1 last:pb-1'
export const MORE_LINK = `${TEXT_LINK} self-start`
