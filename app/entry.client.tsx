import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

import { tellStarted } from './components/start-notice'

// Hydrates in one piece, not in a transition as the framework's own entry does. The panel's loaders run only once the
// frame is hydrated, and in slices that takes a slow phone half as long again.
hydrateRoot(
  document,
  <StrictMode>
    <HydratedRouter />
  </StrictMode>,
)

tellStarted()
