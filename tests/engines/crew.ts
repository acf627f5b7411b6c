import { startServer } from '../support/start-server.ts'
import { temporaryStore } from '../support/temporary-store.ts'
import { copyLink, openOffice, waitForPage } from './office.ts'
import type { Journeys, Screen } from './screen.ts'

const PERSON = 'Łucja Ćwiąkała'

export const crewJourneys: Journeys = {
  'two workers open their own papers, a guard hears yes and no, and all of it again without the server':
    async (office, openPhone) => {
      const store = temporaryStore()
      const server = await startServer({ env: store.env })
      const origin = `http://127.0.0.1:${server.port}`
      const access = `${origin}/employees/access?person=`
      const phone = await openPhone()
      let links: string[]
      try {
        await openOffice(office, origin)
        links = [
          await giveAccess(office, `${access}person-lucja`, PERSON),
          await giveAccess(office, `${access}person-jan`, 'Jan Lis'),
          await makeGate(office, `${origin}/employees/gate`),
        ]
        for (const link of links) {
          await waitForPage(office, link)
          await phone.open(link)
          await phone.click('button', 'Polski')
          await seesItsPage(phone, link)
          await phone.waitFor('the service worker', () =>
            phone.evaluate('return navigator.serviceWorker.controller !== null'),
          )
        }
      } finally {
        await server.stop()
        store.remove()
      }
      for (const link of links) {
        // A page of the same path would only change what stands behind #.
        await phone.open('about:blank')
        await phone.open(link)
        await seesItsPage(phone, link)
        await phone.seesText(/^Nie udało się pobrać nowych danych/)
      }
    },
}

async function giveAccess(office: Screen, address: string, name: string): Promise<string> {
  await office.open(address)
  await office.click('button', 'Daj dostęp')
  return copyLink(office, `Kopiuj link – ${name}`)
}

async function makeGate(office: Screen, address: string): Promise<string> {
  await office.open(address)
  await office.type('Nazwa bramy', 'Brama 1')
  await office.type('Imię i nazwisko', 'Ewa Biuro')
  await office.type('Telefon', '600 700 800')
  await office.click('button', 'Utwórz listę')
  return copyLink(office, 'Kopiuj link – Brama 1')
}

async function seesItsPage(phone: Screen, link: string): Promise<void> {
  if (link.includes('/mine#')) {
    await phone.sees('heading', 'Moje uprawnienia')
    await phone.seesText(/^(Łucja Ćwiąkała|Jan Lis)$/)
    return
  }
  await phone.type('Nazwisko', 'cwiak')
  await phone.sees('heading', 'Ćwiąkała Łucja')
  await phone.seesText('TAK')
  await phone.click('button', 'Następna osoba')
  await phone.type('Nazwisko', 'Nowak')
  await phone.sees('heading', 'Nie ma na liście')
  await phone.sees('link', /^Zadzwoń: 600/)
}
