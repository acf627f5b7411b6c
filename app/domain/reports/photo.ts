import * as v from 'valibot'

// Former versions have kept small photos in the changes that file a report or end a measure. Now photos are scans.

const MAX_PHOTOS = 3
const MAX_PHOTO_LENGTH = 160_000

/** Only JPEG: it is what this app has drawn, and it can contain no script. */
const PHOTO = /^data:image\/jpeg;base64,[A-Za-z0-9+/]+={0,2}$/

/** A small JPEG in a `data:` URL. */
export const photoSchema = v.pipe(v.string(), v.maxLength(MAX_PHOTO_LENGTH), v.regex(PHOTO))

export const photosSchema = v.pipe(v.array(photoSchema), v.maxLength(MAX_PHOTOS))
