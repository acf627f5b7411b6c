/** The classes of a link in text size, outside a sentence. */
export const TEXT_LINK =
  'inline-flex min-h-11 items-center font-semibold text-primary underline-offset-4 hover:underline'
