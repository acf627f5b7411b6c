import { TODAY } from '../support/server.ts'
import { startServer } from '../support/start-server.ts'
import { temporaryStore } from '../support/temporary-store.ts'
import { copyLink, openOffice, waitForBox, waitForPage } from './office.ts'
import type { Journeys, Screen } from './screen.ts'

const PERSON = 'Łucja Ćwiąkała'

// Phones judge by their own clock, which is later than the day of the app.
const NEXT_WEEK = new Date(Date.now() + 7 * 24 * 60 * 60 * 1_000).toISOString().slice(0, 10)

export const crewJourneys: Journeys = {
  'a worker tells of a near miss in two languages, with and without a photo, and reads what became of it':
    async (office, openPhone) => {
      await openOffice(office)
      await office.open('/reports/boxes')
      await office.type('Gdzie będzie wisieć plakat', 'Hala A')
      await office.click('button', 'Otwórz skrzynkę')
      await office.sees('img', 'Kod QR skrzynki')
      await office.open('/reports/boxes')
      await office.click('button', /^Wyślij link/)
      const link = await copyLink(office, 'Kopiuj link')
      await waitForBox(office, link)

      const phone = await openPhone()
      await phone.open(link)
      await phone.click('button', 'Українська')
      await phone.sees('heading', 'Повідомте про подію')
      await phone.click('button', /^Майже нещасний випадок/)
      await phone.type('Що сталося?', 'Впала палета')
      await phone.click('button', 'Надіслати повідомлення')
      await phone.sees('heading', 'Надіслано. Дякуємо.')
      await phone.click('button', 'Polski')
      await phone.click('button', 'Zgłoś coś jeszcze')
      await phone.click('button', /^Prawie wypadek/)
      await phone.type('Co się stało?', 'Spadła skrzynka')
      await phone.chooseFile('public/screenshot.png')
      await phone.seesText('Dodano 1 zdjęcie')
      await phone.click('button', 'Wyślij zgłoszenie')
      await phone.sees('heading', 'Wysłano. Dziękujemy.')
      await phone.click('link', 'Sprawdź, co dalej')
      await phone.seesText(/^Numer:/)

      await office.open('/reports')
      await office.sees('region', 'Zgłoszenia od załogi (2)')
      await office.click('link', 'Przeczytaj')
      await office.seesText('Впала палета')
      await office.seesText('Spadła skrzynka')
      await office.open('/reports/crew')
      await readNewest(office)
      await office.sees('img', 'Zdjęcie 1')
      await office.click('link', 'Przyjmij jako zgłoszenie')
      if (office.keepsFiles) await office.sees('button', 'Usuń zdjęcie 1')
      else await office.seesText('Zdjęcia, których nie udało się przenieść: 1')
      // The phone's own day is later than that of the app.
      await office.pick('Data zdarzenia', TODAY)
      await office.click('button', 'Zapisz zgłoszenie')
      await office.sees('heading', 'Co teraz')
      if (office.keepsFiles) await office.sees('img', 'Zdjęcie ze-skrzynki-1.jpg')
      await seesAfterReload(phone, /Przyjęto do wyjaśnienia/)
    },

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

  'somebody signs up for a training by its link, and hears that there is a place': async (
    office,
    openPhone,
  ) => {
    await openOffice(office)
    await office.open('/trainings/new')
    await office.type('Nazwa', 'Praca na wysokości')
    await office.pick('Uzyskiwany certyfikat', 'Bez certyfikatu')
    await office.pick('Data', NEXT_WEEK)
    await office.pick('Od godziny', '08:00')
    await office.pick('Do godziny', '15:00')
    await office.type('Miejsce', 'Radom, sala 1')
    await office.type('Prowadzący', 'Zofia Próbna')
    await office.click('button', 'Zapisz szkolenie')
    await office.click('link', 'Zapisy przez link')
    await office.click('button', 'Włącz zapisy')
    const link = await copyLink(office, 'Kopiuj link')
    await waitForPage(office, link)

    const phone = await openPhone()
    await phone.open(link)
    await phone.click('button', 'English')
    await phone.sees('heading', /^Sign up for training/)
    await phone.click('button', 'Polski')
    await phone.sees('heading', 'Praca na wysokości')
    await phone.type('Imię i nazwisko', PERSON)
    await phone.type('E-mail albo telefon', '600 700 800')
    await phone.click('button', 'Zapisz mnie')
    await phone.sees('heading', /^Wysłano/)
    await phone.click('link', 'Sprawdź, co dalej')
    await phone.seesText(/^(Organizator jeszcze|Odebrano)/)

    await office.reload()
    await office.click('button', /^Przyjmij\s?: Łucja/)
    await seesAfterReload(phone, /Przyjęto: masz miejsce/)
  },
}

/** Opens the drop that came in last. */
async function readNewest(office: Screen): Promise<void> {
  await office.click('link', /^Zdarzenie potencjalnie wypadkowe, Hala A/)
  await office.sees('heading', 'Zgłoszenie od załogi')
}

/** Loads the page again until it says this: the office sends its answer a moment after its press. */
async function seesAfterReload(phone: Screen, text: RegExp): Promise<void> {
  await phone.waitFor(`the text ${text}`, async () => {
    await phone.reload()
    const opened = await phone.waitFor('the receipt', async () => {
      const page = String(await phone.evaluate('return document.body.innerText'))
      return page.includes('Otwieram…') ? undefined : page
    })
    return text.test(opened.replaceAll('\u00a0', ' '))
  })
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
