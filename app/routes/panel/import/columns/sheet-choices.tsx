import type { OfferedSheet } from '~/domain/import/sheets/sheets'
import { countOf } from '~/domain/words/polish'
import { notesOf, type ImportProps } from '~/routes/panel/import/import-state'
import { FieldGroup } from '~/ui/field'
import { Note } from '~/ui/note'

/** Asks which sheets are read, and whether hidden rows are. Says what is not as in the file. */
export function SheetChoices({ state, change }: Pick<ImportProps, 'state' | 'change'>) {
  const { offered, ticked, later, table, takesHiddenRows } = state
  const { changed, notRead } = notesOf(state)
  const tick = (place: number, isTicked: boolean) =>
    change({
      kind: 'sheets-ticked',
      ticked: isTicked ? [...ticked, place] : ticked.filter((each) => each !== place),
    })
  return (
    <>
      {offered.length > 1 && (
        <FieldGroup legend="Arkusze do wczytania">
          {offered.map((sheet) => {
            const isTicked = ticked.includes(sheet.place)
            return (
              <Tick
                key={sheet.place}
                label={sheetLabel(sheet)}
                isTicked={isTicked}
                // One sheet at least is read.
                isDisabled={isTicked && ticked.length === 1}
                onTick={(now) => tick(sheet.place, now)}
              />
            )
          })}
          {later.length > 0 && (
            <p className="text-sm text-muted">
              Inne kolumny mają: {later.map(({ name }) => name).join(', ')}. Wczytamy je osobno, po tych.
            </p>
          )}
        </FieldGroup>
      )}
      {table.hiddenRows > 0 && (
        <Tick
          label={`Wczytaj także ukryte wiersze: ${table.hiddenRows}`}
          isTicked={takesHiddenRows}
          onTick={(isTaken) => change({ kind: 'hidden-rows-taken', isTaken })}
        />
      )}
      {[...changed, ...notRead].map((note) => (
        <Note key={note}>{note}</Note>
      ))}
    </>
  )
}

function sheetLabel({ name, people, isHidden }: OfferedSheet): string {
  const content = people > 0 ? countOf(people, 'person') : 'nie widać w\u00a0nim osób'
  return `${name}, ${content}${isHidden ? ', ukryty' : ''}`
}

function Tick({
  label,
  isTicked,
  isDisabled = false,
  onTick,
}: {
  label: string
  isTicked: boolean
  isDisabled?: boolean
  onTick: (isTicked: boolean) => void
}) {
  return (
    <label className="flex min-h-9 items-center gap-3 pointer-coarse:min-h-11">
      <input
        type="checkbox"
        className="size-5 shrink-0 accent-primary"
        checked={isTicked}
        disabled={isDisabled}
        onChange={({ currentTarget }) => onTick(currentTarget.checked)}
      />
      {label}
    </label>
  )
}
