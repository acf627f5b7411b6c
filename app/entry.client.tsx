import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

// In one piece, not in a transition as the framework's own entry does it: the panel's loaders run only once the frame
// has come to life, and in slices between frames that takes a slow phone half as long again.
hydrateRoot(
  document,
  <StrictMode>
    <HydratedRouter />
  </StrictMode>,
)
