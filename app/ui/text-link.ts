/** The look of a link that stands by itself in text size. */
export const TEXT_LINK =
  'inline-flex min-h-11 items-center font-semibold text-primary underline-offset-4 hover:underline'
