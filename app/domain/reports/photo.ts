import * as v from 'valibot'

export const MAX_PHOTOS = 3

/** More than the largest pictures of phones take, with 200 million pixels. A larger file is not read. */
export const MAX_PHOTO_FILE_BYTES = 100 * 1024 * 1024

/**
 * The most characters of one photo, some 120 KB. Photos are part of the change that files their report, and all changes
 * are read when the panel opens.
 */
export const MAX_PHOTO_LENGTH = 160_000

/** Only JPEG: it is what this app draws, and it can contain no script. */
const PHOTO = /^data:image\/jpeg;base64,[A-Za-z0-9+/]+={0,2}$/

/** True for a photo as this app keeps it: a small JPEG in a `data:` URL. */
export function isPhoto(text: string): boolean {
  return text.length <= MAX_PHOTO_LENGTH && PHOTO.test(text)
}

export const photosSchema = v.pipe(
  v.array(v.string()),
  v.maxLength(MAX_PHOTOS, `Wybierz najwyżej ${MAX_PHOTOS} zdjęcia`),
  v.everyItem(isPhoto, 'Nie można odczytać zdjęcia'),
)
