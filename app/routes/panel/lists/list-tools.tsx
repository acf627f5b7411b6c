import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import Printer from 'lucide-react/icons/printer'

import type { TextFile } from '~/documents/text-file'
import { formatDay, type Day } from '~/domain/day'
import { saveFile } from '~/routes/panel/shell/save-file'
import { Button } from '~/ui/button'

/** Saves a list as CSV or prints it with its day. */
export function ListTools({ today, writeCsv }: { today: Day; writeCsv: () => Promise<TextFile> }) {
  return (
    <>
      <p className="hidden text-sm print:block">Stan na {formatDay(today)}</p>
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button size="sm" variant="ghost" onClick={() => void saveFile(writeCsv)}>
          <FileSpreadsheet aria-hidden="true" className="size-4" />
          Pobierz CSV
        </Button>
        <Button size="sm" variant="ghost" onClick={() => print()}>
          <Printer aria-hidden="true" className="size-4" />
          Drukuj
        </Button>
      </div>
    </>
  )
}
