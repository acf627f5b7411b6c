import assert from 'node:assert/strict'

import * as v from 'valibot'

import { decodeQr, drawnPixels } from '../support/read-qr.ts'
import type { Journeys, Screen } from './screen.ts'

const drawnSchema = v.object({ pixels: v.string(), width: v.number(), height: v.number() })

/** Signs in by the button of a sample account. */
export async function signIn(
  screen: Screen,
  account: string,
  greeting: string,
  origin = screen.origin,
): Promise<void> {
  await screen.open(`${origin}/login`)
  await screen.click('button', account)
  await screen.click('button', 'Zaloguj się')
  await screen.sees('heading', greeting)
}

const asEmployee = (screen: Screen) => signIn(screen, 'Pracownik', 'Dzień dobry, Anna')

export const panelJourneys: Journeys = {
  'an employee signs in and finds a certificate by the keys of the search': async (screen) => {
    await asEmployee(screen)
    await screen.pressWithControl('k')
    await screen.type('Osoba, numer, nazwa lub ekran', 'bhp 42653')
    await screen.sees('option', /BHP-42653/)
    await screen.press('Enter')
    await screen.sees('heading', 'Szkolenie okresowe BHP')
    await screen.seesText('Ważny do 03.12.2026')
  },

  'an employer finds a person by the button of the search, and again in the list': async (screen) => {
    await signIn(screen, 'Pracodawca', 'Dzień dobry, Małgorzata')
    await screen.click('button', 'Szukaj wszędzie')
    await screen.type('Osoba, numer, nazwa lub ekran', 'dabrowska anna')
    await screen.click('option', /^Anna Dąbrowska/)
    await screen.sees('heading', 'Anna Dąbrowska')
    await screen.open('/certificates')
    await screen.type('Szukaj', 'bhp-42653')
    await screen.seesText('1 certyfikat')
    await screen.sees('link', /^Szkolenie okresowe BHP/)
  },

  'an employee adds a certificate, which stays': async (screen) => {
    await asEmployee(screen)
    await screen.open('/certificates/new')
    await screen.pick('Rodzaj certyfikatu', 'Szkolenie okresowe BHP')
    await screen.pick('Zakres', 'stanowiska robotnicze')
    await screen.type('Numer', 'BHP-90001')
    await screen.pick('Data wydania', '2026-11-20')
    await screen.click('button', 'Zapisz certyfikat')
    await screen.sees('region', 'Historia')
    await screen.seesText('20.11.2029')
    await screen.reload()
    await screen.sees('region', 'Historia')
    await screen.open('/certificates')
    await screen.seesText('7 certyfikatów')
    await screen.seesText('BHP-90001')
  },

  'an employee files a report with a photo, whose draft survives a reload': async (screen) => {
    const sentence = 'Poślizgnięcie na oleju przy regale'
    await asEmployee(screen)
    await screen.open('/reports/new')
    await screen.clickText('Wypadek')
    await screen.type('Opis zdarzenia', sentence)
    await screen.chooseFile('public/screenshot.png')
    await screen.sees('img', 'Zdjęcie 1')
    await screen.reload()
    await screen.sees('heading', 'Nowe zgłoszenie')
    await screen.waitFor('the draft', () =>
      screen.evaluate(`return document.querySelector('textarea')?.value === '${sentence}'`),
    )
    await screen.click('button', 'Zapisz zgłoszenie')
    await screen.sees('region', 'Co teraz')
    await screen.sees('img', /^Zdjęcie/)
    await screen.open('/reports')
    await screen.sees('row', new RegExp(sentence))
  },

  'the QR code of a certificate leads to its verification': async (screen) => {
    await asEmployee(screen)
    await screen.open('/certificates/IWL59ljS5zaeI0js')
    await screen.click('button', 'Kod QR')
    await screen.sees('img', /^Kod QR/)
    await screen.waitFor('a still picture', () =>
      screen.evaluate('return document.getAnimations().length === 0'),
    )
    const picture = await screen.picture()
    // The security policy of the app forbids to decode an image in its pages.
    await screen.open('about:blank')
    const drawn = await screen.evaluate(`return (${drawnPixels})('${picture.toString('base64')}')`)
    assert.equal(
      decodeQr(v.parse(drawnSchema, drawn)),
      `${screen.origin}/certificates/verify/IWL59ljS5zaeI0js`,
    )
  },
}
