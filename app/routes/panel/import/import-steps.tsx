import { useState } from 'react'

import { focusHeading } from '~/ui/focus'

import { ColumnsStep } from './columns/columns-step'
import { DoneStep } from './done-step'
import { FileStep } from './file-step'
import { importRows } from './import-rows'
import {
  changeImport,
  nextSheets,
  startImport,
  type ImportContext,
  type ImportEvent,
  type ImportState,
  type ImportProps,
  type Source,
  type Step,
} from './import-state'
import { PastImports } from './past-imports'
import { PeopleStep } from './people/people-step'
import { RowsStep } from './rows/rows-step'
import { StepBar } from './step-bar'
import { useRecording, type Recording } from './use-recording'

/** Leads from a file to its people and certificates. Until the last step nothing is recorded. */
export function ImportSteps(context: ImportContext) {
  const [{ round, next }, setRound] = useState<{ round: number; next?: ImportState }>({ round: 1 })
  const begin = (after?: ImportState) => {
    setRound({ round: round + 1, next: after })
    // The pressed button is gone then.
    focusHeading()
  }
  return (
    <OneImport
      key={round}
      {...context}
      begun={next}
      onAgain={() => begin()}
      onNext={(after) => begin(after)}
    />
  )
}

function OneImport({
  begun,
  onAgain,
  onNext,
  ...context
}: ImportContext & {
  begun: ImportState | undefined
  onAgain: () => void
  onNext: (after: ImportState) => void
}) {
  const { today, viewer, remembered } = context
  const [state, setState] = useState(begun)
  const recording = useRecording(viewer.id, remembered.columns)
  const begin = (source: Source) => setState(startImport(source, remembered))
  const change = (event: ImportEvent) =>
    setState((former) => former && changeImport(former, event, remembered))

  const openStep = (step: Step) => {
    change({ kind: 'stepped', step })
    // The first step takes no focus, because the screen begins with it.
    if (step === 'file') focusHeading()
  }

  const { done } = recording
  if (done) {
    return (
      <>
        <StepBar step="done" />
        <DoneStep
          {...done}
          past={context.past}
          viewer={viewer}
          today={today}
          onAgain={onAgain}
          onNext={() => onNext(nextSheets(done.state, remembered))}
        />
      </>
    )
  }
  if (!state || state.step === 'file') {
    return (
      <>
        <StepBar step="file" />
        <FileStep today={today} isCentre={remembered.isCentre} onRead={begin} />
        <PastImports imports={context.past} userId={viewer.id} />
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

function UnderstoodSteps({ recording, ...read }: ImportProps & { recording: Recording }) {
  const props = { ...read, ...importRows(read.state, read) }
  return read.state.step === 'rows' ? (
    <RowsStep {...props} />
  ) : (
    <PeopleStep {...props} recording={recording} />
  )
}
