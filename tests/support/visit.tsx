import '@testing-library/jest-dom/vitest'
import 'fake-indexeddb/auto'
import { cleanup, configure, prettyDOM, render, waitFor } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { IDBFactory } from 'fake-indexeddb'
import { lazy, useLayoutEffect } from 'react'
import {
  createRoutesStub,
  useLocation,
  useNavigate,
  type Location,
  type NavigateFunction,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { afterEach, beforeEach, expect, vi } from 'vitest'

import { listAccounts } from '~/data/users.server'
import type { Change } from '~/domain/changes/change'
import type { Role, User } from '~/domain/people/user'
import panelCss from '~/styles/panel.css?url'

import { TODAY } from './builders'
import { giveLocks } from './page-locks'

// Vitest gives stylesheets no address.
vi.mock('~/styles/panel.css?url', () => ({ default: '/assets/panel.css' }))

type StubRoute = Parameters<typeof createRoutesStub>[0][number]
type Loader = Extract<StubRoute['loader'], (...args: never) => unknown>
type Arguments = Parameters<Loader>[0]

/** The exports of a route's module that a visit uses. */
type RouteModule = Pick<StubRoute, 'ErrorBoundary' | 'HydrateFallback' | 'handle' | 'shouldRevalidate'> & {
  default?: StubRoute['Component']
  loader?: Loader
  clientLoader?: (args: Arguments & { serverLoader: () => Promise<unknown> }) => ReturnType<Loader>
  action?: Loader
  clientAction?: (args: Arguments & { serverAction: () => Promise<unknown> }) => ReturnType<Loader>
}

type RouteEntry = { id?: string; path?: string; index?: boolean; file: string; children?: RouteEntry[] }

type VisitOptions = {
  /** The role of a sample account, or the owner of an own register. Without it nobody is signed in. */
  as?: Role | User
  /** Changes that the person has recorded in this browser, oldest first. */
  changes?: readonly Change[]
  today?: string
}

export type Visit = {
  user: UserEvent
  /** Returns path, search and fragment of the shown screen. */
  address: () => string
  /** Opens another address in the same document, as a link does. */
  go: (address: string) => Promise<void>
  back: () => Promise<void>
  /** Opens the shown address in a new document over the same storage. */
  reload: () => Promise<void>
}

/** The first visit of a file makes all modules of the app, on a machine that may build it at the same time. */
const SHOWN_WITHIN_MS = 15_000

configure({
  asyncUtilTimeout: SHOWN_WITHIN_MS,
  // The library would print the whole page into each error, also into those that a wait catches and tries again.
  // By this name it knows its own errors, and tells from which line of the test they come.
  getElementError: (message) =>
    Object.assign(new Error(message ?? undefined), { name: 'TestingLibraryElementError' }),
})

/** Patterns of console errors that the running test provokes on purpose. */
let expectedErrors: RegExp[] = []

/** Lets the running test write such errors to the console. All others fail it. */
export function expectConsoleErrors(...patterns: RegExp[]): void {
  expectedErrors = patterns
}

const openChannels = new Set<BroadcastChannel>()

beforeEach(() => {
  expectedErrors = []
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  localStorage.clear()
  sessionStorage.clear()
  vi.stubGlobal('indexedDB', new IDBFactory())
  stubMissingParts()
  // Node's takes no blobs of jsdom. It stays like this, because a preview may open when its test has ended.
  Object.assign(URL, { createObjectURL: () => 'blob:visit', revokeObjectURL: () => undefined })
  // The panel waits for its stylesheet, which jsdom never loads.
  document.head.innerHTML = `<link rel="stylesheet" href="${panelCss}"><style>${COMPUTER_CSS}</style>`
})

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') console.warn(prettyDOM(document.body))
  closeDocument()
  // A screen fetches parts that it may need when the browser is idle. Without their test, they could not be loaded.
  await vi.dynamicImportSettled()
  // The next file may belong to another environment of the server.
  vi.resetModules()
  const problems = vi.mocked(console.error).mock.calls.map((parts) => parts.map(String).join(' '))
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  const unexpected = problems.filter((text) => !expectedErrors.some((pattern) => pattern.test(text)))
  if (unexpected.length > 0) throw new Error(`Errors in the console: ${unexpected.join(' | ')}`)
})

/**
 * Opens a screen in jsdom by the app's own routes, loaders and actions, and waits until it has loaded. The storage lasts
 * until the test ends, so a second visit is another document of the same browser.
 */
export async function visit(
  path: string,
  { as, changes = [], today = TODAY }: VisitOptions = {},
): Promise<Visit> {
  vi.stubEnv('TODAY', today)
  const person = typeof as === 'string' ? accountOf(as) : as
  if (person) localStorage.setItem('pewnik:session', JSON.stringify(person))
  let shown = await openDocument(path, () => record(person, changes))
  const move = async (to: (navigate: NavigateFunction) => void | Promise<void>) => {
    const { location, navigate } = shown()
    await to(navigate)
    await waitFor(() => expect(shown().location).not.toBe(location))
  }
  return {
    user: userEvent.setup(),
    address: () => addressOf(shown().location),
    go: (address) => move((navigate) => navigate(address)),
    back: () => move((navigate) => navigate(-1)),
    reload: async () => {
      shown = await openDocument(shown().location)
    },
  }
}

function accountOf(role: Role): User {
  const account = listAccounts().find((user) => user.role === role)
  if (!account) throw new Error(`No sample account has the role ${role}.`)
  return account
}

function addressOf({ pathname, search, hash }: Location): string {
  return pathname + search + hash
}

async function record(person: User | undefined, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return
  if (!person) throw new Error('Changes belong to a person: say who visits.')
  const { recordChanges } = await import('~/browser/records/record-changes.client')
  await recordChanges(
    person.id,
    changes.map((change) => ({ id: change.id, build: () => change })),
  )
}

/** The shown screen as its router tells it. */
type Shown = { location: Location; navigate: NavigateFunction }

/**
 * Shows a screen with modules of its own, as each document of a browser has them. `prepare` runs before any screen. A
 * location keeps its state, as it does when a page is loaded again.
 */
async function openDocument(to: string | Location, prepare?: () => Promise<void>): Promise<() => Shown> {
  closeDocument()
  vi.resetModules()
  showInAddressBar(typeof to === 'string' ? to : addressOf(to))
  await prepare?.()
  const [{ default: entries }, root] = await Promise.all([import('~/routes'), moduleOf('root.tsx')])
  const children = await Promise.all(entries.filter(isScreen).map(stubLayout))
  let shown: Shown | undefined
  const App = root.default ?? Nothing
  function Root() {
    const location = useLocation()
    const navigate = useNavigate()
    // An effect, because a render may be thrown away, and one of the layout, because a test looks as soon as it can.
    useLayoutEffect(() => {
      shown = { location, navigate }
      showInAddressBar(addressOf(location))
    })
    return <App />
  }
  const Routes = createRoutesStub([
    { id: 'root', Component: Root, ErrorBoundary: root.ErrorBoundary, HydrateFallback: Nothing, children },
  ])
  render(<Routes initialEntries={[to]} />)
  await waitFor(() => {
    expect(document.querySelector('h1')).not.toBeNull()
    expect(document.body.textContent).not.toContain('Wczytywanie…')
  })
  return () => {
    if (!shown) throw new Error('No screen is shown.')
    return shown
  }
}

/** Gives `window.location` the shown address: the router of a test keeps its own history in memory. */
function showInAddressBar(address: string): void {
  history.replaceState(null, '', address)
}

function closeDocument(): void {
  cleanup()
  for (const channel of openChannels) channel.close()
  openChannels.clear()
}

const Nothing = () => null

// Files to fetch are asked for by HTTP: they render nothing.
const MODULES = import.meta.glob<RouteModule>(['/app/root.tsx', '/app/routes/**/*.tsx'])

function isScreen({ file }: RouteEntry): boolean {
  return !file.startsWith('routes/resources/')
}

async function moduleOf(file: string): Promise<RouteModule> {
  const load = MODULES[`/app/${file}`]
  if (!load) throw new Error(`routes.ts names ${file}, which does not exist.`)
  return load()
}

/** Returns the id that the framework gives a route. */
function idOf(file: string): string {
  return file.replace(/\.tsx$/, '')
}

/** Builds the route of a layout with its screens. Its module is loaded at once, that of a screen when it is opened. */
async function stubLayout({ id, file, children = [] }: RouteEntry): Promise<StubRoute> {
  const {
    default: Component,
    ErrorBoundary,
    HydrateFallback,
    handle,
    shouldRevalidate,
    ...rest
  } = await moduleOf(file)
  return {
    id: id ?? idOf(file),
    Component,
    ErrorBoundary,
    HydrateFallback,
    handle,
    shouldRevalidate,
    loader: (args: Arguments) => loadScreen(rest, args),
    children: children.filter(isScreen).map(stubScreen),
  }
}

function stubScreen({ id, path, index, file }: RouteEntry): StubRoute {
  let loaded: RouteModule = {}
  const route = {
    id: id ?? idOf(file),
    path,
    Component: lazy(async () => ({ default: loaded.default ?? Nothing })),
    loader: async (args: Arguments) => {
      loaded = await moduleOf(file)
      return loadScreen(loaded, args)
    },
    action: async (args: Arguments) => {
      loaded = await moduleOf(file)
      return actOnScreen(loaded, args)
    },
    shouldRevalidate: (move: ShouldRevalidateFunctionArgs) =>
      loaded.shouldRevalidate?.(move) ?? move.defaultShouldRevalidate,
  }
  return index ? { ...route, index } : route
}

/** Calls the loader of a module as the framework does it in a browser. */
function loadScreen({ loader, clientLoader }: RouteModule, args: Arguments): ReturnType<Loader> {
  const serverLoader = () => sent(loader?.(args))
  return clientLoader ? clientLoader({ ...args, serverLoader }) : (loader?.(args) ?? null)
}

function actOnScreen({ action, clientAction }: RouteModule, args: Arguments): ReturnType<Loader> {
  const serverAction = () => sent(action?.(args))
  return clientAction ? clientAction({ ...args, serverAction }) : (action?.(args) ?? null)
}

/** Returns what a browser gets of the answer of a server's loader or action: `data(…)` sends its content. */
async function sent(answer: ReturnType<Loader>): Promise<unknown> {
  const value: unknown = await answer
  const isData = value instanceof Object && 'type' in value && value.type === 'DataWithResponseInit'
  return isData && 'data' in value ? value.data : value
}

/**
 * Rules for elements that a screen of 1280 px does not show. jsdom has no stylesheet, and would find twice what is there
 * once for phones and once for computers.
 */
const COMPUTER_CSS = `
  .hidden:not([class*=' sm:'], [class*=' md:'], [class*=' lg:'], [class*=' xl:']),
  .sm\\:hidden, .md\\:hidden, .lg\\:hidden, .xl\\:hidden, .max-2xl\\:hidden, .max-\\[90rem\\]\\:hidden, .not-print\\:hidden { display: none }`

/** jsdom reads a form without telling it, so that its fields cannot say what they send. */
const FORM_DATA = new Proxy(FormData, {
  construct(target, args: ConstructorParameters<typeof FormData>) {
    const formData = new target(...args)
    args[0]?.dispatchEvent(Object.assign(new Event('formdata'), { formData }))
    return formData
  },
})

/** Stubs the parts of a Polish browser that jsdom lacks. */
function stubMissingParts(): void {
  giveLocks()
  // jsdom is an English browser, to which some fields show another form.
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('pl-PL')
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { matches: false, media, onchange: null }),
  )
  vi.stubGlobal('FormData', FORM_DATA)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('requestIdleCallback', (task: () => void) => setTimeout(task))
  vi.stubGlobal('cancelIdleCallback', (timer: number) => clearTimeout(timer))
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('isSecureContext', true)
  Element.prototype.scrollIntoView = () => undefined
  vi.stubGlobal(
    'BroadcastChannel',
    class extends BroadcastChannel {
      constructor(name: string) {
        super(name)
        openChannels.add(this)
      }

      // A document that is gone may still end a write, and then tells nobody of it.
      override postMessage(message: unknown) {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has no target.
        if (openChannels.has(this)) super.postMessage(message)
      }
    },
  )
}
