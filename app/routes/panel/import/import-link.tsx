import FileSpreadsheet from 'lucide/dist/esm/icons/file-spreadsheet.mjs'
import { href } from 'react-router'

import { ButtonLink } from '~/components/button-link'
import { Icon } from '~/ui/icon'

export function ImportLink() {
  return (
    <ButtonLink to={href('/employees/import')}>
      <Icon of={FileSpreadsheet} className="size-4" />
      Wczytaj z&nbsp;Excela
    </ButtonLink>
  )
}
