import { isInDocument } from '~/components/page-style'
import panelCss from '~/styles/panel.css?url'

/**
 * Loads the panel's sheet where the document came with that of the public screens: signing in loads no new document.
 * It comes last in the head, because React would put a sheet of its own before that of the document, whose plain
 * classes would then win over the panel's classes for wider screens.
 */
export async function loadPanelStyle(): Promise<void> {
  if (isInDocument('panel') || document.querySelector(`link[href="${panelCss}"]`)) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = panelCss
  await new Promise((resolve) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', () => {
      // The next screen tries again; until then the panel has the styles that it shares with the public screens.
      link.remove()
      resolve(undefined)
    })
    document.head.append(link)
  })
}
