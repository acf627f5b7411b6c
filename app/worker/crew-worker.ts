// The service worker of the crew's pages. A phone of the crew keeps only these, and nothing of the panel.
import { CREW_REMINDERS_DATABASE } from '~/browser/reminders/push-text'

import './reminder-click'
import './push-worker'
import './page-worker'
import { moveWithSubscription } from './subscription-change'

moveWithSubscription(CREW_REMINDERS_DATABASE)
