import Ellipsis from 'lucide-react/icons/ellipsis'
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import Printer from 'lucide-react/icons/printer'

import type { TextFile } from '~/documents/text-file'
import { saveFile } from '~/routes/panel/shell/save-file'
import { Button } from '~/ui/button'
import { Dropdown } from '~/ui/dropdown'

/** Saves a list as CSV or prints it. On a phone both are in a menu. */
export function ListTools({ writeCsv }: { writeCsv: () => Promise<TextFile> }) {
  const tools = [
    { icon: FileSpreadsheet, label: 'Pobierz CSV', use: () => void saveFile(writeCsv) },
    { icon: Printer, label: 'Drukuj', use: () => print() },
  ]
  const buttonsOf = (onUse?: () => void) =>
    tools.map(({ icon: Icon, label, use }) => (
      <Button
        key={label}
        size="sm"
        variant="ghost"
        onClick={() => {
          onUse?.()
          use()
        }}
        className="max-sm:w-full max-sm:justify-start"
      >
        <Icon aria-hidden="true" className="size-4" />
        {label}
      </Button>
    ))
  return (
    <>
      <div className="flex flex-wrap gap-2 max-sm:hidden print:hidden">{buttonsOf()}</div>
      <div className="ml-auto sm:hidden print:hidden">
        <Dropdown
          label="Pobierz lub drukuj"
          buttonClassName="inline-grid size-11 place-items-center rounded-control border border-line bg-surface"
          button={<Ellipsis aria-hidden="true" className="size-5" />}
          windowClassName="min-w-56 p-1.5"
        >
          {buttonsOf}
        </Dropdown>
      </div>
    </>
  )
}
