import { expect, it } from 'vitest'

import { dossierFiles, dossierZipName } from '~/documents/dossier-files'
import type { Dossier } from '~/domain/staff/dossier'

import { scan, TODAY, user } from '../../support/builders'

const scanned = (id: string, name: string) => ({ ...scan({ name, hash: id.repeat(64) }), id, addedOn: TODAY })

const dossier = (overrides: Partial<Dossier> = {}): Dossier => ({
  person: user({ position: 'spawacz' }),
  verdict: 'Dokumenty aktualne do 26.11.2027',
  questions: [{ name: 'Szkolenie wstępne', answers: [] }],
  history: [],
  documents: [
    { id: 'a', label: 'Orzeczenie z 20.11.2026', scans: [scanned('a', 'orzeczenie.pdf')] },
    { id: 'b', label: 'BHP, BHP-1', detail: 'Ważny do 1.12.2027', scans: [scanned('b', 'a/b:c.pdf')] },
  ],
  ...overrides,
})

const HERE = { company: 'Zakłady <Testowe>', day: TODAY, missing: new Set<string>() }

it('a person has a folder with a page and the scans, in the order of the page', () => {
  const files = dossierFiles([dossier()], HERE)
  expect(files.map(({ path }) => path)).toEqual([
    'Nowak Anna/teczka.html',
    'Nowak Anna/01 orzeczenie.pdf',
    'Nowak Anna/02 a-b-c.pdf',
  ])
  const [page] = files
  expect(page?.content).toContain('<h1>Teczka: Anna Nowak</h1>')
  expect(page?.content).toContain('<strong>Dokumenty aktualne do 26.11.2027</strong> (stan na 21.11.2026)')
  expect(page?.content).toContain('<a href="01%20orzeczenie.pdf">01 orzeczenie.pdf</a>')
  expect(page?.content).toContain('sprawdza to inny system')
})

it('nothing that people have typed becomes a part of the page', () => {
  const documents = [
    { id: 'a', label: '<script>alert(1)</script>', scans: [scanned('a', '"><img src=x>.pdf')] },
  ]
  const [page, file] = dossierFiles([dossier({ documents })], HERE)
  expect(page?.content).not.toMatch(/<script|<img/)
  expect(page?.content).toContain('Zakłady &lt;Testowe&gt;')
  expect(file?.path).toBe('Nowak Anna/01 ---img src=x-.pdf')
})

it('a scan that this browser lacks is named as missing, and its file is left out', () => {
  const files = dossierFiles([dossier()], { ...HERE, missing: new Set(['a'.repeat(64)]) })
  expect(files.map(({ path }) => path)).toEqual(['Nowak Anna/teczka.html', 'Nowak Anna/01 a-b-c.pdf'])
  expect(files[0]?.content).toContain('orzeczenie.pdf (brak w przeglądarce')
})

it('several people have a page of contents, which says what is true of each', () => {
  const other = dossier({
    person: user({ firstName: 'Jan', lastName: 'Bąk' }),
    verdict: 'Nie może dziś pracować',
  })
  const [contents] = dossierFiles([dossier(), other], HERE)
  expect(contents?.path).toBe('spis.html')
  expect(contents?.content).toContain(
    '<a href="Nowak%20Anna/teczka.html">Anna Nowak</a></td><td>spawacz</td>',
  )
  expect(contents?.content).toMatch(/Jan Bąk<\/a>.*Nie może dziś pracować/)
  expect(contents?.content).toContain('Zakłady &lt;Testowe&gt;, stan na 21.11.2026')
})

it('a scan is filed by whole letters, however long its name is', () => {
  const name = `${'a'.repeat(40)}👷${'b'.repeat(75)}.pdf`
  const documents = [{ id: 'a', label: 'Orzeczenie', scans: [scanned('a', name)] }]
  const [page, file] = dossierFiles([dossier({ documents })], HERE)
  expect(file?.path).toMatch(/^Nowak Anna\/01 a{40}👷b+\.pdf$/u)
  expect(page?.content).toContain(encodeURIComponent(file?.path.split('/')[1] ?? ''))
})

it('a folder has one line, nothing that turns it round, and no name of a device', () => {
  const named = (firstName: string, lastName: string) => dossier({ person: user({ firstName, lastName }) })
  const folders = dossierFiles(
    [named('Jan\r\n', 'No\u202ewak'), named('x', 'CON.'), named('y', '\ud83d')],
    HERE,
  )
    .map(({ path }) => path)
    .filter((path) => path.endsWith('teczka.html'))
  expect(folders).toEqual(['Nowak Jan/teczka.html', '_CON. x/teczka.html', 'y/teczka.html'])
})

it('namesakes have a folder each, and names that a computer refuses are changed', () => {
  const people = [
    dossier(),
    dossier(),
    dossier({ person: user({ firstName: 'ANNA', lastName: 'NOWAK' }) }),
    dossier({ person: user({ firstName: '..', lastName: 'Ćwik?' }) }),
  ]
  const folders = dossierFiles(people, HERE)
    .map(({ path }) => path)
    .filter((path) => path.endsWith('.html'))
  expect(folders).toEqual([
    'spis.html',
    'Nowak Anna/teczka.html',
    'Nowak Anna (2)/teczka.html',
    'NOWAK ANNA (3)/teczka.html',
    'Ćwik-/teczka.html',
  ])
})

it('the ZIP is named by the person, or by the day for several', () => {
  expect(dossierZipName([dossier()], TODAY)).toBe('teczka-Nowak Anna-2026-11-21.zip')
  expect(dossierZipName([dossier(), dossier()], TODAY)).toBe('teczki-2026-11-21.zip')
})
