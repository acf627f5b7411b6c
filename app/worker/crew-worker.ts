// The service worker of the crew's pages. A phone of the crew keeps only these, and nothing of the panel.
import './page-worker'
