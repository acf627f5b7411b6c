import { useState } from 'react'

import type { Draft } from '~/browser/records/drafts.client'
import { parseSentScans, type Scan } from '~/domain/scans/scan'

/** Holds the scans of a form, which begin with those of its draft. A form of another name begins with its own. */
export function useScanField(formName: string, draft?: Draft) {
  const start = () => ({ formName, scans: parseSentScans(draft?.fields.scans ?? []) })
  const [held, setHeld] = useState<{ formName: string; scans: readonly Scan[] }>(start)
  const [isBusy, setIsBusy] = useState(false)
  if (held.formName !== formName) setHeld(start())
  return {
    scans: held.scans,
    onChange: (scans: readonly Scan[]) => setHeld({ formName, scans }),
    isBusy,
    onBusy: setIsBusy,
  }
}
