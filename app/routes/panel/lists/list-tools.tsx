import Ellipsis from 'lucide/dist/esm/icons/ellipsis.mjs'
import FileSpreadsheet from 'lucide/dist/esm/icons/file-spreadsheet.mjs'
import Printer from 'lucide/dist/esm/icons/printer.mjs'

import type { TextFile } from '~/documents/text-file'
import { saveFile } from '~/routes/panel/sharing/save-file'
import { Button } from '~/ui/button'
import { Dropdown } from '~/ui/dropdown'
import { Icon } from '~/ui/icon'

/** Saves a list as CSV or prints it. On a phone both are in a menu. */
export function ListTools({ writeCsv }: { writeCsv: () => Promise<TextFile> }) {
  const tools = [
    { icon: FileSpreadsheet, label: 'Pobierz CSV', use: () => void saveFile(writeCsv) },
    { icon: Printer, label: 'Drukuj', use: () => print() },
  ]
  const buttonsOf = (onUse?: () => void) =>
    tools.map(({ icon, label, use }) => (
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
        <Icon of={icon} className="size-4" />
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
          button={<Icon of={Ellipsis} className="size-5" />}
          windowClassName="min-w-56 p-1.5"
        >
          {buttonsOf}
        </Dropdown>
      </div>
    </>
  )
}
