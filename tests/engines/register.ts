import { signIn } from './panel.ts'
import type { Journeys, Screen } from './screen.ts'

const WORKBOOKS = 'tests/support/workbooks'
const IMPORT = /^Wczytaj z\sExcela$/

/** Fills in the form of a new register and sends it. */
export async function beginRegister(
  screen: Screen,
  [firstName, lastName]: readonly [string, string],
  role: string,
  company: string,
): Promise<void> {
  await screen.type('Imię', firstName)
  await screen.type('Nazwisko', lastName)
  await screen.type('Adres e-mail', 'adres@poczta.example')
  await screen.pick('Rola', role)
  await screen.type(/^(Firma|Nazwa ośrodka)/, company)
  await screen.click('button', 'Załóż rejestr')
}

/** Goes through the steps of an import, whose columns are known by their headings. */
async function importWorkbook(screen: Screen, file: string): Promise<void> {
  await screen.open('/employees')
  await screen.click('link', IMPORT)
  await screen.sees('heading', IMPORT)
  await screen.chooseFile(`${WORKBOOKS}/${file}`)
  await screen.click('button', /^Dalej/)
  await screen.seesText('3 dobre')
  await screen.click('button', /^Dalej/)
  await screen.seesText(/^Nowi ludzie: 3$/)
  await screen.click('button', 'Wczytaj')
  await screen.sees('heading', 'Wczytano')
}

async function seesThePeople(screen: Screen): Promise<void> {
  await screen.open('/employees?q=cwiakala')
  await screen.click('link', 'Łucja Ćwiąkała')
  await screen.sees('heading', 'Łucja Ćwiąkała')
  await screen.seesText(/E1\/204\/26/)
}

export const registerJourneys: Journeys = {
  'an employer begins a register and brings people out of a workbook': async (screen) => {
    await screen.open('/login/new')
    await beginRegister(screen, ['Jan', 'Próbny'], 'Pracodawca', 'Zakłady Kontrolne')
    await screen.sees('heading', 'Dzień dobry, Jan')
    await importWorkbook(screen, 'list.xlsx')
    await seesThePeople(screen)
  },

  'an employer brings people out of a CSV file in an old encoding': async (screen) => {
    await signIn(screen, 'Pracodawca', 'Dzień dobry, Małgorzata')
    await importWorkbook(screen, 'windows-1250.csv')
    await seesThePeople(screen)
  },
}
