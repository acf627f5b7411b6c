import { useState } from 'react'

import type { Certificate } from '~/domain/certificate'
import type { Day } from '~/domain/day'
import type { PersonRecord } from '~/domain/person-record'
import type { RememberedColumns } from '~/domain/sheet-columns'
import type { SheetGroup } from '~/domain/sheet-people'
import type { Meanings } from '~/domain/sheet-rules'
import type { User } from '~/domain/user'
import { focusHeading } from '~/ui/focus'

import { ColumnsStep } from './columns-step'
import { DoneStep } from './done-step'
import { FileStep } from './file-step'
import {
  changeImport,
  startImport,
  type ImportEvent,
  type ImportState,
  type Source,
  type Step,
} from './import-state'
import { PeopleStep } from './people-step'
import { RowsStep } from './rows-step'
import { StepBar } from './step-bar'
import { useRecording, type Recording } from './use-recording'
import { useSheetRows, type PreviewRow } from './use-sheet-rows'

/** What the screen knows before any file. */
type ImportContext = {
  today: Day
  viewer: User
  people: readonly PersonRecord[]
  certificates: readonly Certificate[]
  isCentre: boolean
  /** The name of that centre. */
  issuer: string | undefined
  remembered: { columns: RememberedColumns; meanings: Meanings; isCentre: boolean }
}

/** What each step with a sheet gets. */
export type SheetProps = ImportContext & { state: ImportState; change: (event: ImportEvent) => void }

/** What the steps get that show how the rows are understood. */
export type StepProps = SheetProps & { rows: readonly PreviewRow[]; groups: readonly SheetGroup[] }

/** Leads from a file to its people and certificates. Until the last step nothing is recorded. */
export function ImportSteps(context: ImportContext) {
  const [round, setRound] = useState(1)
  const beginAgain = () => {
    setRound(round + 1)
    // The pressed button is gone then.
    focusHeading()
  }
  return <OneImport key={round} {...context} onAgain={beginAgain} />
}

function OneImport({ onAgain, ...context }: ImportContext & { onAgain: () => void }) {
  const { today, viewer, remembered } = context
  const [state, setState] = useState<ImportState>()
  const recording = useRecording(viewer.id, remembered.columns)
  const begin = (source: Source) => setState(startImport(source, remembered))
  const change = (event: ImportEvent) =>
    setState((former) => former && changeImport(former, event, remembered))

  const openStep = (step: Step) => {
    change({ kind: 'stepped', step })
    // The first step takes no focus, because the screen begins with it.
    if (step === 'file') focusHeading()
  }

  if (recording.done) {
    return (
      <>
        <StepBar step="done" />
        <DoneStep {...recording.done} viewer={viewer} onAgain={onAgain} />
      </>
    )
  }
  if (!state || state.step === 'file') {
    return (
      <>
        <StepBar step="file" />
        <FileStep today={today} onRead={begin} />
      </>
    )
  }
  return (
    <>
      <StepBar step={state.step} onStep={openStep} />
      {state.step === 'columns' ? (
        <ColumnsStep {...context} state={state} change={change} onRead={begin} />
      ) : (
        <UnderstoodSteps {...context} state={state} change={change} recording={recording} />
      )}
    </>
  )
}

function UnderstoodSteps({ recording, ...sheet }: SheetProps & { recording: Recording }) {
  const props = { ...sheet, ...useSheetRows(sheet.state, sheet) }
  return sheet.state.step === 'rows' ? (
    <RowsStep {...props} />
  ) : (
    <PeopleStep {...props} recording={recording} />
  )
}
