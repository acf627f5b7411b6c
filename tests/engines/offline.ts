import { startServer } from '../support/start-server.ts'
import { countAnswers } from '../support/worker.ts'
import { signIn } from './panel.ts'
import type { Journeys } from './screen.ts'

export const offlineJourneys: Journeys = {
  'after one visit the panel opens without the server': async (screen) => {
    const server = await startServer()
    const origin = `http://127.0.0.1:${server.port}`
    try {
      await signIn(screen, 'Pracownik', 'Dzień dobry, Anna', origin)
      await screen.waitFor('the service worker', () =>
        screen.evaluate('return navigator.serviceWorker.controller !== null'),
      )
      await screen.waitFor('the kept answer', () => screen.evaluate(`return (${countAnswers})()`))
    } finally {
      await server.stop()
    }
    await screen.open(`${origin}/certificates`)
    await screen.sees('heading', 'Certyfikaty')
    await screen.seesText('6 certyfikatów')
    await screen.seesText('BHP-42653')
  },
}
