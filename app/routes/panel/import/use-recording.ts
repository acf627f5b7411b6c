import { useState } from 'react'
import { useFetcher } from 'react-router'

import { saveSettings } from '~/browser/records/settings.client'
import { createId } from '~/browser/store/create-id.client'
import { trySave } from '~/browser/store/storage.client'
import type { NotImported } from '~/documents/not-imported-file'
import { PASTED_TABLE } from '~/domain/certificates/certificate-record'
import { MAX_FILE_NAME_LENGTH, type NewCertificate } from '~/domain/certificates/new-certificate'
import type { ImportPlan } from '~/domain/import/people/plan'
import { rememberColumns, type RememberedColumns } from '~/domain/import/sheets/column-proposal'
import { listLeftOut, type LeftOutColumn } from '~/domain/import/sheets/left-out-columns'
import { qualificationKey } from '~/domain/import/texts/named-qualification'
import { cutText } from '~/domain/words/polish'

import { filledRows } from './import-rows'
import { fileNameOf, type ImportState } from './import-state'
import type { clientAction } from './record-import'

/** The planned import that the last step reports. */
type Planned = {
  plan: ImportPlan
  leftOut: readonly LeftOutColumn[]
  notImported: readonly NotImported[]
  /** It knows which sheets and rows of the file are not read, and which sheets come next. */
  state: ImportState
}

/** Records what was planned, and keeps what the columns held for the next file. */
export function useRecording(userId: string, remembered: RememberedColumns) {
  const sent = useFetcher<typeof clientAction>()
  const [id] = useState(createId)
  const [planned, setPlanned] = useState<Planned>()
  const record = (plan: ImportPlan, state: ImportState, notImported: readonly NotImported[]) => {
    const { columns, meanings } = state
    const rows = filledRows(state).map(({ cells }) => cells)
    setPlanned({ plan, leftOut: listLeftOut(columns, rows), notImported, state })
    const { certificates, ownCertificates } = plan.content
    const fromFile = cutText(fileNameOf(state.source) ?? PASTED_TABLE, MAX_FILE_NAME_LENGTH)
    const withSource = (certificate: NewCertificate) => ({ ...certificate, fromFile })
    const body = JSON.stringify({
      id,
      ...plan.content,
      certificates: certificates.map(withSource),
      ownCertificates: ownCertificates.map(withSource),
    })
    void sent.submit(body, { method: 'post', encType: 'application/json' })
    const settings = {
      sheetColumns: [...new Map([...remembered, ...rememberColumns(columns)])],
      sheetMeanings: [...meanings].map(([text, meaning]): [string, string] => [
        text,
        qualificationKey(meaning),
      ]),
    }
    void trySave(() => saveSettings(userId, settings))
  }
  // Until the screen has read the records again, they lack the import.
  const isDone = sent.state === 'idle' && sent.data?.recorded !== undefined
  return {
    record,
    isRecording: sent.state !== 'idle',
    isNotStored: sent.state === 'idle' && sent.data?.isNotStored === true,
    done: isDone && planned ? { id, ...planned } : undefined,
  }
}

export type Recording = ReturnType<typeof useRecording>
