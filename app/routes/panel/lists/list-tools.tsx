import FileSpreadsheet from 'lucide/dist/esm/icons/file-spreadsheet.mjs'
import Printer from 'lucide/dist/esm/icons/printer.mjs'

import type { TextFile } from '~/documents/text-file'
import { saveFile } from '~/routes/panel/sharing/save-file'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { MoreMenu } from '~/ui/more-menu'

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
        <MoreMenu label="Pobierz lub drukuj" windowClassName="min-w-56 p-1.5">
          {buttonsOf}
        </MoreMenu>
      </div>
    </>
  )
}
