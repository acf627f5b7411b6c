import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { TODAY } from '../support/server.ts'
import { startServer } from '../support/start-server.ts'
import { beginRegister } from './register.ts'
import type { Journeys, Screen } from './screen.ts'

const CENTRE = 'Ośrodek Kontrolny'
const TITLE = 'Szkolenie okresowe BHP'

export const signingJourneys: Journeys = {
  'a centre signs with a key of its own, and a worker takes the certificate to a server that knows the key':
    async (screen) => {
      await screen.open('/login/new')
      await beginRegister(screen, ['Zofia', 'Próbna'], 'Ośrodek Szkoleniowy', CENTRE)
      await screen.sees('heading', 'Dzień dobry, Zofia')
      const link = await issue(screen)
      await screen.open(link)
      await screen.sees('heading', 'Nie potwierdzamy: ten serwer nie zna wystawcy')

      const server = await startServer({ env: { TRUSTED_ISSUERS: await trust(screen) } })
      try {
        await screen.open(`http://127.0.0.1:${server.port}${link}`)
        await screen.sees('heading', 'Ważny do 21.11.2029')
        await screen.click('link', 'Dodaj do moich certyfikatów')
        await screen.click('link', 'Załóż własny rejestr')
        await beginRegister(screen, ['Łucja', 'Ćwiąkała'], 'Pracownik', 'Zakłady X')
        await screen.sees('heading', 'Dodaj podpisany certyfikat')
        await screen.click('button', /^Zapisz 1\scertyfikat/)
        await screen.sees('heading', 'Certyfikaty')
        await screen.click('link', new RegExp(`^${TITLE}`))
        await screen.seesText(new RegExp(`podpisał: ${CENTRE}`))
      } finally {
        await server.stop()
      }
    },
}

/** Holds a training of today with one participant, and returns the path of the certificate's link. */
async function issue(screen: Screen): Promise<string> {
  await screen.open('/trainings/new')
  await screen.type('Nazwa', TITLE)
  await screen.pick('Uzyskiwany certyfikat', 'bhp.workers')
  await screen.pick('Data', TODAY)
  await screen.pick('Od godziny', '08:00')
  await screen.pick('Do godziny', '15:00')
  await screen.type('Miejsce', 'Radom, sala 1')
  await screen.type('Prowadzący', 'Zofia Próbna')
  await screen.click('button', 'Dodaj termin')
  await screen.click('link', 'Dodaj uczestników')
  await screen.type('Lista osób', 'Łucja Ćwiąkała')
  await screen.click('button', 'Dodaj uczestników')
  await screen.click('button', 'Zakończ szkolenie')
  await screen.click('link', 'Wystaw certyfikaty')
  await screen.click('button', 'Wystaw certyfikaty')
  await screen.sees('region', 'Historia')
  const file = await screen.waitFor('the link', () =>
    screen.evaluate(`return document.querySelector('a[href^="/c/"]')?.getAttribute('href')`),
  )
  return String(file).replace('/certificate.pdf', '')
}

/** Writes a list of issuers with the public half of this browser's key. */
async function trust(screen: Screen): Promise<string> {
  await screen.open('/settings')
  const jwk = await screen.evaluate(`return new Promise((resolve) => {
    const opening = indexedDB.open('pewnik-keys')
    opening.onsuccess = () => {
      const reading = opening.result.transaction('keys').objectStore('keys').getAll()
      reading.onsuccess = () => resolve(reading.result[0].publicKey)
    }
  })`)
  const path = join(mkdtempSync(join(tmpdir(), 'pewnik-issuers-')), 'issuers.json')
  const keys = [{ jwk, validFrom: '2026-01-01', validTo: '2028-12-31' }]
  writeFileSync(path, JSON.stringify({ updated: TODAY, issuers: [{ name: CENTRE, keys }] }))
  return path
}
