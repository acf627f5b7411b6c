import { Link } from 'react-router'

import { VAULT } from '~/routes/panel/settings/settings-links'
import { TEXT_LINK } from '~/ui/text-link'

/** Leads from the shared folder or file to the way that needs neither, and works on phones. */
export function OtherDevices() {
  return (
    <p className="max-w-prose text-muted">
      Bez folderu, także w&nbsp;telefonie, w&nbsp;Safari i&nbsp;w&nbsp;Firefoksie:{' '}
      <Link to={VAULT} className={TEXT_LINK}>
        Połącz urządzenia
      </Link>
    </p>
  )
}
