// How much a phone sends. Apart from the schema of a drop, because a phone parses none.

export const MAX_TEXT_LENGTH = 2_000
export const MAX_LINE_LENGTH = 120

export const MAX_PHOTOS = 3

/** Of one photo as it is sent: enough for 1,600 pixels, and three of them still pass over a weak network. */
export const MAX_PHOTO_BYTES = 400_000

/** Of a whole drop before it is sealed: the photos grow by a third as text. */
export const MAX_DROP_BYTES = Math.ceil((MAX_PHOTOS * MAX_PHOTO_BYTES * 4) / 3) + 20_000
