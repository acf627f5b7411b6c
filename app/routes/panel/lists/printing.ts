import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

import { mayTell, type PrivateMatter, type Writing } from '~/domain/access/disclosure'

/** Returns true while the page is printed. A list then shows the rows of all its pages. */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false)
  // An effect, because the browser announces printing by events.
  useEffect(() => {
    // Synchronous, because the browser prints the document as it is when this handler returns.
    const begin = () => flushSync(() => setIsPrinting(true))
    const end = () => setIsPrinting(false)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}

/**
 * Returns the class that keeps something of that private matter off paper, if all may read the print who get hold of it.
 * It is a class, because not every browser announces that it prints.
 */
export function onPaper(print: Writing & `print of ${string}`, matter: PrivateMatter | undefined): string {
  return mayTell(print, matter) ? '' : 'print:hidden'
}
