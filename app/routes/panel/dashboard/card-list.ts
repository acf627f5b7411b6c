import { TEXT_LINK } from '~/ui/text-link'

/** The classes that the lists of the three cards share. */
export const CARD_LIST = 'flex flex-col divide-y divide-line'
export const CARD_ROW =
  'relative flex items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-1 last:pb-1 print:break-inside-avoid'
/** A link that covers its whole row on touch screens. */
export const ROW_LINK =
  'font-semibold underline-offset-4 hover:underline pointer-coarse:after:absolute pointer-coarse:after:inset-0'
export const MORE_LINK = `${TEXT_LINK} self-start print:hidden`
