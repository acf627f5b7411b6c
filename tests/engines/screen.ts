import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'

import type { Found, Page } from './engine.ts'

// Testing Library finds what people and screen readers find. As a file for the browser it is one global.
const LIBRARY = readFileSync('node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js', 'utf8')
const QUERIES = 'const queries = TestingLibraryDom.within(document.body)'
// A busy machine may be several times slower than a quiet one.
const PATIENCE = 60_000

type Text = string | RegExp

/** What a person sees and does, in any engine. All of it waits until it can be done. */
export function screenOf(page: Page, origin: string) {
  /** Waits until it gets something that counts. An error counts as nothing, because the page may be on its way. */
  async function waitFor<T>(what: string, get: () => Promise<T>): Promise<NonNullable<T>> {
    const giveUp = Date.now() + PATIENCE
    let problem: unknown
    do {
      try {
        const got = await get()
        if (got) return got
      } catch (error) {
        problem = error
      }
      await setTimeout(100)
    } while (Date.now() < giveUp)
    const text = await page.evaluate('return location.href + " " + document.body.innerText')
    throw new Error(`Waited for ${what}. The page: ${String(text)}`, { cause: problem })
  }

  /** Returns the first element that shows, out of those that an expression over `queries` finds, if it is still. */
  async function find(query: string): Promise<Found | undefined> {
    await page.evaluate(`if (!window.TestingLibraryDom) { ${LIBRARY} }`)
    return page.find(`${QUERIES}
      const found = ${query}.find((element) => element.checkVisibility())
      // A click goes to the place of an element, so it must be where it was at the last look.
      const place = JSON.stringify(found?.getBoundingClientRect())
      const isStill = window.lastPlace === place
      window.lastPlace = place
      return isStill ? (found ?? null) : null`)
  }
  const byRole = (role: string, name: Text) =>
    find(`queries.queryAllByRole('${role}', { name: ${code(name)} })`)
  const byText = (text: Text) => find(`queries.queryAllByText(${code(text)})`)
  // A form that came as a document takes no text before its scripts run.
  const byLabel = (label: Text) =>
    find(`queries.queryAllByLabelText(${code(label)}).filter((field) => field.matches(':enabled'))`)
  const click = (what: string, findIt: () => Promise<Found | undefined>) =>
    waitFor(`a click at ${what}`, async () => {
      const found = await findIt()
      await found?.click()
      return found
    })

  return {
    ...page,
    waitFor,
    origin,
    /** Opens an address out of a link, or a path. */
    open: (path: string) => page.open(new URL(path, origin).href),
    sees: (role: string, name: Text) => waitFor(`${role} ${name}`, () => byRole(role, name)),
    seesText: (text: Text) => waitFor(`the text ${text}`, () => byText(text)),
    click: (role: string, name: Text) => click(`${role} ${name}`, () => byRole(role, name)),
    clickText: (text: Text) => click(`the text ${text}`, () => byText(text)),
    type: async (label: Text, text: string) => {
      const field = await waitFor(`the field ${label}`, () => byLabel(label))
      await field.type(text)
    },
    /** Sets a date, a time or an option: engines differ in the order of their parts, and drivers reach no picker. */
    pick: async (label: Text, choice: string) => {
      await waitFor(`the field ${label}`, () => byLabel(label))
      await page.evaluate(`${QUERIES}
        const [field] = queries.getAllByLabelText(${code(label)})
        const isChosen = ({ text, value }) => [text, value].includes(${code(choice)})
        const value = field.options ? [...field.options].find(isChosen).value : ${code(choice)}
        // Past React, which otherwise takes the value for known.
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value)
        for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }))`)
    },
    chooseFile: async (path: string) => {
      const field = await waitFor('a field for a file', () =>
        page.find('return document.querySelector("input[type=file]")'),
      )
      await field.chooseFile(resolve(path))
    },
  }
}

export type Screen = ReturnType<typeof screenOf>

function code(text: Text): string {
  return text instanceof RegExp ? String(text) : JSON.stringify(text)
}

/**
 * What people do, each with a profile of its own. The key says it as a sentence. `openPhone` opens another window, which is
 * as narrow as a phone and knows nothing of the first one.
 */
export type Journeys = Record<string, (screen: Screen, openPhone: () => Promise<Screen>) => Promise<void>>
