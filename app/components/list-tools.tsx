import { FileSpreadsheet, Printer } from 'lucide-react'

import type { TextFile } from '~/documents/text-file'
import { Button } from '~/ui/button'

import { saveFile } from './save-file'

/** What a list can be taken away as: a CSV file, or on paper. */
export function ListTools({ writeCsv }: { writeCsv: () => Promise<TextFile> }) {
  return (
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
  )
}
