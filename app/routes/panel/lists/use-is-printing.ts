import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether the page is being printed, by a button of it or by the browser's own. A list prints the rows of all pages. */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false)
  // An effect, because the browser announces it by events.
  useEffect(() => {
    // At once: what is printed is what stands in the document at this moment.
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
