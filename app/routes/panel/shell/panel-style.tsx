import { preinit } from 'react-dom'

import { isInDocument } from '~/components/page-style'
import panelCss from '~/styles/panel.css?url'

/** Starts to load the panel's sheet, so that it comes together with the screen's data. */
export function preloadPanelStyle(): void {
  if (!isInDocument('panel')) preinit(panelCss, { as: 'style', precedence: 'panel' })
}

/**
 * Adds the panel's sheet where the document came with that of the public screens: signing in loads no new document.
 * React shows the panel only when the sheet is there.
 */
export function PanelStyle() {
  return isInDocument('panel') ? null : <link rel="stylesheet" href={panelCss} precedence="panel" />
}
