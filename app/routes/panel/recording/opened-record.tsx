import { useState } from 'react'

import type { Meanwhile } from '~/domain/words/form'
import { OPENED_FIELD } from '~/domain/words/opened-record'
import { Alert } from '~/ui/alert'

/**
 * Carries the record with which the form was opened, so that its action can tell what somebody has changed elsewhere
 * since then. Asks about fields that were changed in both places.
 */
export function OpenedRecord({
  opened,
  meanwhile,
}: {
  /** By `openedText`, or undefined if nobody knows any more. Only the first one counts. */
  opened: string | undefined
  /** Of the form's answer. */
  meanwhile: Meanwhile | undefined
}) {
  const [carried, setCarried] = useState(opened)
  const [told, setTold] = useState(meanwhile)
  if (meanwhile && meanwhile !== told) {
    setTold(meanwhile)
    setCarried(meanwhile.opened)
  }
  return (
    <>
      {carried !== undefined && <input type="hidden" name={OPENED_FIELD} value={carried} />}
      {meanwhile && meanwhile.clashes.length > 0 && (
        <Alert title="Te dane zmieniono w międzyczasie">
          <p>Na innym urządzeniu albo w&nbsp;innej karcie zapisano:</p>
          <ul className="my-1 list-disc pl-5 [overflow-wrap:anywhere]">
            {meanwhile.clashes.map(({ label, here, there }) => (
              <li key={label}>
                {label}: {quoted(there)}
                {here === there
                  ? ', tak samo w\u00a0tym formularzu'
                  : `, a\u00a0w\u00a0tym formularzu: ${quoted(here)}`}
              </li>
            ))}
          </ul>
          <p>
            Teraz nic się nie zapisało. Jeśli ma zostać to, co jest w&nbsp;formularzu, zapisz jeszcze raz.
          </p>
        </Alert>
      )}
    </>
  )
}

function quoted(text: string): string {
  return text === '' ? 'puste' : `„${text}”`
}
