// The panel's service worker.
import './reminder-click'
import './page-worker'
