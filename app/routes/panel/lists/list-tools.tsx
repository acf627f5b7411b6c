import FileSpreadsheet from 'lucide/dist/esm/icons/file-spreadsheet.mjs'
import Printer from 'lucide/dist/esm/icons/printer.mjs'
import type { ReactNode } from 'react'

import type { TextFile } from '~/documents/text-file'
import { saveFile } from '~/routes/panel/sharing/save-file'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { MoreMenu } from '~/ui/more-menu'

/** Shows a list in another way, saves it as CSV or prints it. On a phone all of it is in a menu. */
export function ListTools({
  renderViewSwitch,
  writeCsv,
  className = '',
}: {
  renderViewSwitch?: ((onUse?: () => void) => ReactNode) | undefined
  writeCsv: () => Promise<TextFile>
  className?: string
}) {
  const tools = [
    { icon: FileSpreadsheet, label: 'Pobierz CSV', use: () => void saveFile(writeCsv) },
    { icon: Printer, label: 'Drukuj', use: () => print() },
  ]
  return (
    <div className={`print:hidden ${className}`}>
      <div className="flex items-center gap-1 max-sm:hidden">
        {renderViewSwitch?.()}
        {tools.map(({ icon, label, use }) => (
          <Button key={label} size="sm" variant="ghost" title={label} onClick={use} className="max-2xl:px-2">
            <Icon of={icon} className="size-4 max-2xl:size-5" />
            <span className="max-2xl:sr-only">{label}</span>
          </Button>
        ))}
      </div>
      <div className="sm:hidden">
        <MoreMenu label="Pobierz lub drukuj" windowClassName="flex min-w-56 flex-col gap-1 p-1.5">
          {(close) => (
            <>
              {tools.map(({ icon, label, use }) => (
                <Button
                  key={label}
                  size="sm"
                  variant="ghost"
                  onClick={() => {
                    close()
                    use()
                  }}
                  className="justify-start"
                >
                  <Icon of={icon} className="size-4" />
                  {label}
                </Button>
              ))}
              {renderViewSwitch?.(close)}
            </>
          )}
        </MoreMenu>
      </div>
    </div>
  )
}
