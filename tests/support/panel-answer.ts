import { onTestFinished, vi } from 'vitest'

import type { loader, PanelData } from '~/routes/panel/panel-data.server'

/**
 * Changes what the server answers to all screens of the panel that the test visits from now on, for states that the
 * sample never has. A change that throws is a server that fails.
 */
export function changePanelAnswer(change: (answer: PanelData) => object): void {
  vi.doMock('~/routes/panel/panel-data.server', async (importOriginal) => {
    const original = await importOriginal<{ loader: typeof loader }>()
    return {
      loader: (args: Parameters<typeof loader>[0]) => {
        const answer = original.loader(args)
        return answer && JSON.stringify(change(JSON.parse(answer)))
      },
    }
  })
  onTestFinished(() => vi.doUnmock('~/routes/panel/panel-data.server'))
}
