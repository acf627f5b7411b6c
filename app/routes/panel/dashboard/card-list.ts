import { TEXT_LINK } from '~/ui/text-link'

/** The classes that the lists of the three cards share. */
export const CARD_LIST = 'flex flex-col divide-y divide-line'
/** A row whose link or button covers it. */
export const CARD_ROW =
  'relative -mx-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-2 py-3 hover:bg-canvas print:break-inside-avoid'
/** Covers the row with the link or button that has it. */
export const ROW_OVERLAY = 'after:absolute after:inset-0'
export const ROW_LINK = `font-semibold underline-offset-4 hover:underline ${ROW_OVERLAY}`
export const MORE_LINK = `${TEXT_LINK} self-start print:hidden`
