// The panel's service worker.
import { REMINDERS_DATABASE } from '~/browser/reminders/push-text'

import './reminder-click'
import './push-worker'
import './page-worker'
import { moveWithSubscription } from './subscription-change'

moveWithSubscription(REMINDERS_DATABASE)
