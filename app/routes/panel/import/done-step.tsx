import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs'
import FileSpreadsheet from 'lucide/dist/esm/icons/file-spreadsheet.mjs'
import { href } from 'react-router'

import { ButtonLink } from '~/components/button-link'
import type { NotImported } from '~/documents/not-imported-file'
import { canSeeAdmission } from '~/domain/access/access'
import type { ImportPlan } from '~/domain/import/people/plan'
import { columnLabel, type ImportColumn } from '~/domain/import/sheets/columns'
import type { LeftOutColumn } from '~/domain/import/sheets/left-out-columns'
import { lineName } from '~/domain/import/sheets/sheets'
import { canOpen } from '~/domain/people/screen'
import type { User } from '~/domain/people/user'
import { findPastImport, type PastImport } from '~/domain/records/past-imports'
import type { Day } from '~/domain/words/day'
import { performOutcome } from '~/routes/panel/recording/outcome'
import { saveFile } from '~/routes/panel/sharing/save-file'
import { Button } from '~/ui/button'
import { CARD } from '~/ui/card'
import { Icon } from '~/ui/icon'

import { notesOf, type ImportState } from './import-state'
import { PlanSummary } from './plan-summary'
import { CHANGED_SINCE, undoImport } from './undo-import'

/** Says what was recorded and takes all of it back on demand. */
export function DoneStep({
  id,
  past,
  plan,
  leftOut,
  notImported,
  state,
  viewer,
  today,
  onAgain,
  onNext,
}: {
  /** The id under which it was recorded. */
  id: string
  /** The imports that count now: this one is not among them if it was taken back, here or elsewhere. */
  past: readonly PastImport[]
  plan: ImportPlan
  leftOut: readonly LeftOutColumn[]
  notImported: readonly NotImported[]
  viewer: User
  today: Day
  state: ImportState
  onAgain: () => void
  /** Goes on to the sheets of the file that have other columns. */
  onNext: () => void
}) {
  const { changed, notRead } = notesOf(state)
  const [next] = state.later
  const recorded = findPastImport(past, id)
  const writeNotImported = async () => {
    const { notImportedCsv } = await import('~/documents/not-imported-file')
    return notImportedCsv(notImported, headingsToSave(state.columns), today)
  }
  // The pressed button is gone then.
  const undo = async () => performOutcome(await undoImport(viewer.id, id, { focus: 'heading' }))
  return (
    <div className={`${CARD} flex flex-col gap-5 p-4 sm:p-5`}>
      <div role="status">
        <h2 className="flex items-center gap-2 text-lg font-semibold">
          <Icon of={CircleCheck} className="size-5 shrink-0 text-success" />
          {recorded ? 'Wczytano' : 'Wczytanie cofnięte'}
        </h2>
      </div>
      {recorded ? (
        <PlanSummary
          plan={plan}
          leftOut={leftOut}
          lineName={(line) => lineName(state.table, line)}
          isRecorded
        />
      ) : (
        <UndoneText />
      )}
      {recorded && [...changed, ...notRead].map((note) => <p key={note}>{note}</p>)}
      {recorded && next && (
        <div className="flex flex-col items-start gap-2">
          <p>Kolejne arkusze mają inne kolumny: {state.later.map(({ name }) => name).join(', ')}.</p>
          <Button onClick={onNext}>Wczytaj teraz arkusz „{next.name}”</Button>
        </div>
      )}
      {recorded && notImported.length > 0 && (
        <div className="flex flex-col items-start gap-2">
          <p className="max-w-prose">
            Wiersze, z&nbsp;których nie wczytano wszystkiego: {notImported.length}. Są w&nbsp;pliku całe,
            każdy z&nbsp;powodem. Możesz je tam poprawić i&nbsp;wczytać ten plik.
          </p>
          <Button onClick={() => void saveFile(writeNotImported)}>
            <Icon of={FileSpreadsheet} className="size-4" />
            Pobierz listę CSV
          </Button>
        </div>
      )}
      {recorded?.isChanged && <p className="text-muted">{CHANGED_SINCE}</p>}
      <div className="flex flex-wrap gap-3">
        {recorded && canSeeAdmission(viewer) && (
          <ButtonLink to={`${href('/employees')}?view=matrix`} variant="primary">
            Kto ma aktualne dokumenty
          </ButtonLink>
        )}
        {recorded && canOpen(viewer, 'employer') && (
          <ButtonLink to={href('/employer/positions')}>Wymagania stanowisk</ButtonLink>
        )}
        <Button onClick={onAgain}>Wczytaj następny plik</Button>
        {recorded && !recorded.isChanged && (
          <Button onClick={() => void undo()}>Cofnij całe wczytanie</Button>
        )}
      </div>
    </div>
  )
}

/** A column without a heading gets the name of its content, so that the file can be imported. */
function headingsToSave(columns: readonly ImportColumn[]): string[] {
  return columns.map((column) => column.heading || (column.use === 'ignored' ? '' : columnLabel(column)))
}

/** Says what is gone and what stays. */
function UndoneText() {
  return (
    <div className="flex max-w-prose flex-col gap-2">
      <p>Danych z&nbsp;tego wczytania nie ma już w&nbsp;tej przeglądarce.</p>
      <p className="text-muted">
        Zostają w&nbsp;samym arkuszu oraz w&nbsp;kopiach i&nbsp;plikach wspólnych zapisanych wcześniej. Jeśli
        rejestr jest też na innych komputerach, znikną z&nbsp;nich przy następnej wymianie danych.
        Przeglądarka pamięta dalej, co znaczą kolumny i&nbsp;nazwy uprawnień. Aby znów mieć te dane, wczytaj
        arkusz jeszcze raz.
      </p>
    </div>
  )
}
