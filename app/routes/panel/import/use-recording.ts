import { useState } from 'react'
import { useFetcher } from 'react-router'

import { saveSettings } from '~/browser/records/settings.client'
import { createId } from '~/browser/store/create-id.client'
import { trySave } from '~/browser/store/storage.client'
import { rememberColumns, type RememberedColumns } from '~/domain/import/columns'
import { qualificationKey } from '~/domain/import/named-qualification'
import type { ImportPlan } from '~/domain/import/plan'

import type { ImportState } from './import-state'
import type { clientAction } from './record-import'

/** Records what was planned, and keeps what the columns held for the next file. */
export function useRecording(userId: string, remembered: RememberedColumns) {
  const sent = useFetcher<typeof clientAction>()
  const [id] = useState(createId)
  const [plan, setPlan] = useState<ImportPlan>()
  const record = (planned: ImportPlan, { columns, meanings }: ImportState) => {
    setPlan(planned)
    const body = JSON.stringify({ kind: 'sheet-imported', id, ...planned.content })
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
  const changes = sent.data?.recorded
  return {
    record,
    isRecording: sent.state !== 'idle',
    isNotStored: sent.state === 'idle' && sent.data?.isNotStored === true,
    done: changes && plan && { changes, plan },
  }
}

export type Recording = ReturnType<typeof useRecording>
