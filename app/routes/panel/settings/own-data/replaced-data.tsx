import { amountsLabel, sumOf, type Amount } from '~/domain/records/own-data-counts'
import { Button } from '~/ui/button'
import { Note } from '~/ui/note'

const WAY_BACK =
  'To, co było tu przedtem, można przywrócić, dopóki ta karta jest otwarta i nikt jej nie odświeży.'

/** Leads back to the data that a file has replaced, as long as this document is open. */
export function ReplacedData({
  lost,
  isBusy,
  onBringBack,
}: {
  /** The data that are gone since then. */
  lost: readonly Amount[]
  isBusy: boolean
  onBringBack: () => void
}) {
  const gone = sumOf(lost) > 0 ? ` Zniknęło: ${amountsLabel(lost)}.` : ''
  return (
    <div className="flex flex-col items-start gap-3">
      <Note>{`Te dane są z pliku.${gone} ${WAY_BACK}`}</Note>
      <Button onClick={onBringBack} isBusy={isBusy} className="max-sm:w-full">
        Przywróć poprzednie dane
      </Button>
    </div>
  )
}
