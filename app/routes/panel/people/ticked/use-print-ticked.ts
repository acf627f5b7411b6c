import { useState } from 'react'
import { flushSync } from 'react-dom'

/** Prints only the ticked people. */
export function usePrintTicked() {
  const [isPrintingTicked, setIsPrintingTicked] = useState(false)
  const printTicked = () => {
    // Rendered at once, because the browser prints the document as it is.
    flushSync(() => setIsPrintingTicked(true))
    addEventListener('afterprint', () => setIsPrintingTicked(false), { once: true })
    print()
  }
  return { isPrintingTicked, printTicked }
}
