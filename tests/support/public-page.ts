import { within, type BoundFunctions, type queries } from '@testing-library/dom'
import { JSDOM } from 'jsdom'
import type { APIRequestContext } from 'playwright/test'

type Queries = BoundFunctions<typeof queries>

export type PublicPage = {
  status: number
  headers: Record<string, string>
  /** As it came over the network. */
  html: string
  title: string
  /** Finds elements by role and text, as in a browser without scripts. */
  body: Queries
  main: Queries
  /** Returns the text of the body, or that of an element in it. */
  text: (element?: Element) => string
  /** Returns the content of a `meta` element by its name or property. */
  meta: (name: string) => string | undefined
}

/**
 * Asks the server for a page and reads the answer without a browser. Pages without scripts are complete like this; what
 * has to do with layout needs a visit.
 */
export async function readPage(request: APIRequestContext, address: string): Promise<PublicPage> {
  const response = await request.get(address)
  const html = await response.text()
  // Scripts are no words of the page. Its stylesheet would be matched with each element that is asked for.
  const { document } = new JSDOM(html.replaceAll(/<(style|script)\b.*?<\/\1>/gs, '')).window
  const main = document.querySelector('main')
  if (!main) throw new Error(`${address} answers ${response.status()} without a page: ${html.slice(0, 200)}`)
  return {
    status: response.status(),
    headers: response.headers(),
    html,
    title: document.title,
    body: within(document.body),
    main: within(main),
    text: (element = document.body) => asRead(element.textContent),
    meta: (name) => {
      const element = document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)
      const content = element?.getAttribute('content')
      return content ? asRead(content) : undefined
    },
  }
}

/** Returns the address that the server sends on to, without following it. */
export async function redirectOf(request: APIRequestContext, address: string): Promise<string | undefined> {
  const response = await request.get(address, { maxRedirects: 0 })
  return response.status() === 303 ? response.headers()['location'] : undefined
}

function asRead(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
