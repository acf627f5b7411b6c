import { cutText } from './polish'
import { cleanLine } from './typed-text'

/** Longer names are cut. A title and a number of a certificate fit. */
const MAX_LENGTH = 120

/** A much longer text is not cleaned as a whole, because cleaning takes the square of the time for some texts. */
const MAX_UNCLEANED_LENGTH = 1_000

const ENDING = /(?<=[^. ])\.[a-z\d]{1,5}$/i

/** Devices of Windows, which takes no file of their names, whatever ending it has. */
const DEVICE = /^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³]|conin\$|conout\$)(?=\s*(?:\.|$))/i

/**
 * Returns a text as a name of a file or folder that Windows, macOS and Linux take, and that looks as it is: without line
 * breaks, direction marks and half letters. All that the app downloads, sends or puts into a ZIP is named by it. A name
 * that is too long keeps its ending.
 */
export function fileName(text: string, maxLength = MAX_LENGTH): string {
  const [ending = ''] = ENDING.exec(text) ?? []
  const stem = cleanLine(cutText(text.slice(0, text.length - ending.length), MAX_UNCLEANED_LENGTH))
    .replace(/[\\/:*?"<>|]/g, '-')
    // Points hide a file or lead to the folder above, and Windows drops those at the end.
    .replace(/^[. ]+|[. ]+$/g, '')
    .replace(DEVICE, '_$&')
  return `${cutText(stem, maxLength - ending.length).replace(/[. ]+$/, '') || 'bez nazwy'}${ending}`
}
