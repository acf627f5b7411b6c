import type { Journeys } from './screen.ts'

export const publicJourneys: Journeys = {
  'a visitor checks a certificate by its number': async (screen) => {
    await screen.open('/')
    await screen.type('Numer certyfikatu', 'bhp 42653')
    await screen.click('button', 'Sprawdź')
    await screen.sees('heading', 'Ważny do 03.12.2026')
    await screen.seesText('Anna D.')
  },

  'a visitor opens the links of a valid and of a revoked certificate': async (screen) => {
    await screen.open('/certificates/verify/IWL59ljS5zaeI0js')
    await screen.sees('heading', 'Ważny do 03.12.2026')
    await screen.open('/certificates/verify/gJFa1uoqWLNsbbDQ')
    await screen.sees('heading', 'Odwołany')
  },
}
