import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import { href } from 'react-router'

import { ButtonLink } from '~/components/button-link'

export function ImportLink() {
  return (
    <ButtonLink to={href('/employees/import')}>
      <FileSpreadsheet aria-hidden="true" className="size-4" />
      Wczytaj z&nbsp;Excela
    </ButtonLink>
  )
}
