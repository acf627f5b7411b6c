// The panel's service worker.
import './reminder-click'
import './push-worker'
import './page-worker'
