import { BEGUN, PAPERS_ELSEWHERE, personSaved } from '../support/owner.ts'
import { beginRegister } from './register.ts'
import type { Screen } from './screen.ts'

const LUCJA = personSaved('lucja', 'Łucja', 'Ćwiąkała')

/** Two people, the first of them with a paper, and nothing that keeps either of them from work. */
const PEOPLE = [
  PAPERS_ELSEWHERE,
  LUCJA,
  {
    kind: 'certificate-added',
    id: 'training-added',
    day: BEGUN.day,
    certificate: {
      id: 'training',
      userId: LUCJA.person.id,
      type: 'bhp',
      scope: 'workers',
      number: 'BHP-204',
      issueDate: '2026-11-02',
      expiryDate: '2029-11-02',
      status: 'active',
      enteredBy: 'Jan Próbny',
    },
  },
  personSaved('jan', 'Jan', 'Lis'),
]

/** Begins a register of two people that is in a vault of the server, so that it can serve the phones of its crew. */
export async function openOffice(screen: Screen, origin = screen.origin): Promise<void> {
  await screen.open(`${origin}/login/new`)
  await beginRegister(screen, ['Ewa', 'Biuro'], 'Pracodawca', 'Zakłady Kontrolne')
  await screen.sees('heading', 'Dzień dobry, Ewa')
  await record(screen, PEOPLE)
  await screen.open(`${origin}/settings?tab=data`)
  await screen.type('Nazwa tego urządzenia', 'laptop')
  await screen.click('button', 'Włącz')
  await screen.sees('button', 'Połącz urządzenie')
}

/** Adds changes to the register of the person who is signed in, as the app stores them. */
async function record(screen: Screen, changes: readonly { id: string }[]): Promise<void> {
  await screen.evaluate(`
    const userId = JSON.parse(localStorage.getItem('pewnik:session')).id
    return new Promise((resolve) => {
      const opening = indexedDB.open('pewnik')
      opening.onsuccess = () => {
        const writing = opening.result.transaction('changes', 'readwrite')
        for (const change of ${JSON.stringify(changes)}) {
          writing.objectStore('changes').put({ userId, id: change.id, change })
        }
        writing.oncomplete = () => {
          opening.result.close()
          resolve(true)
        }
      }
    })`)
}

/** Presses a button that copies a link, and returns the link. No driver reaches what an engine copies. */
export async function copyLink(screen: Screen, button: string | RegExp): Promise<string> {
  await screen.evaluate(`
    window.copied = undefined
    const writeText = async (text) => void (window.copied = text)
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })`)
  await screen.click('button', button)
  return String(await screen.waitFor('the link', () => screen.evaluate('return window.copied')))
}

/** Waits until the server has the page of a link, which the office sends it a moment later. */
export async function waitForPage(screen: Screen, link: string): Promise<void> {
  const { origin, hash } = new URL(link)
  const [, vault, id] = hash.split('.')
  await screen.waitFor('the page on the server', async () => {
    const { ok } = await fetch(`${origin}/vault/${vault}/pages/${id}`)
    return ok
  })
}

/** Waits until the server knows the box of a link, by a drop that it refuses because it says nothing. */
export async function waitForBox(screen: Screen, link: string): Promise<void> {
  const { origin, hash } = new URL(link)
  const [, vault, box, token] = hash.split('.')
  await screen.waitFor('the box on the server', async () => {
    const headers = { Authorization: `Bearer ${token}` }
    const { status } = await fetch(`${origin}/vault/${vault}/boxes/${box}/drops`, { method: 'POST', headers })
    return status === 400
  })
}
