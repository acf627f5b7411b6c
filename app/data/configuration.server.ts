import { INVITATION } from '~/domain/vault/invitation'
import { isDay, type Day } from '~/domain/words/day'

import { parseMessageSettings, type MessageSettings } from './message-settings.server'

type Configuration = {
  /** The day that the app treats as today, or undefined for the real one. */
  today: Day | undefined
  /** The service that draws QR codes, or undefined if the app draws all of them itself. */
  qrService: URL | undefined
  /** False if the server starts without sample accounts and sample data. */
  hasSampleData: boolean
  /** The file that lists the issuers whose signed certificates the server confirms, or undefined for none. */
  trustedIssuers: string | undefined
  /** The database of the vaults, or undefined if this server keeps none. */
  store: StoreAddress | undefined
  /** The codes of which one begins a vault, or none if everybody may begin one. */
  storeInvitations: readonly string[]
  storeLimits: StoreSettings
  /** How reminders are sent. */
  messages: MessageSettings
}

/** The file of SQLite, or the address of a PostgreSQL server. */
export type StoreAddress = { engine: 'sqlite'; path: string } | { engine: 'postgres'; url: string }

type StoreSettings = {
  /** The bytes that one vault and all vaults may hold. */
  vaultBytes: number
  storeBytes: number
  /** How often a minute one vault may be written to, and vaults begun, on this copy of the server. */
  writesPerMinute: number
  newVaultsPerMinute: number
  /** How many boxes of a vault may be open, and how many pages it may publish. */
  openBoxes: number
  pages: number
  /** How many drops a box takes in an hour, and how many may wait in it. */
  dropsPerHour: number
  waitingDrops: number
  /** How many reminders and how many feeds all devices together may have. */
  reminders: number
}

const DEFAULT_STORE = 'sqlite:data/pewnik.sqlite'

const MEGABYTE = 1024 * 1024

const LAST_PORT = 65_535
const DEFAULT_QR_SERVICE = 'https://api.qrserver.com/v1/create-qr-code/'

/** Reads the environment. Throws an Error whose message names the wrong variable and the mistake. */
export function parseConfiguration(env: Readonly<Record<string, string | undefined>>): Configuration {
  checkPort(env.PORT)
  const today = env.TODAY?.trim() || undefined
  if (today !== undefined && !isDay(today)) {
    throw new Error(`TODAY=${JSON.stringify(today)} nie jest datą w postaci RRRR-MM-DD.`)
  }
  return {
    today,
    qrService: parseQrService(env.QR_SERVICE_URL ?? DEFAULT_QR_SERVICE),
    hasSampleData: parseSwitch('SAMPLE_DATA', env.SAMPLE_DATA),
    trustedIssuers: env.TRUSTED_ISSUERS?.trim() || undefined,
    store: parseStore(env.STORE ?? DEFAULT_STORE),
    storeInvitations: parseInvitations(env.STORE_INVITATIONS ?? ''),
    storeLimits: {
      vaultBytes: parseNumber('STORE_VAULT_MB', env.STORE_VAULT_MB, 200) * MEGABYTE,
      storeBytes: parseNumber('STORE_MB', env.STORE_MB, 10_000) * MEGABYTE,
      writesPerMinute: parseNumber('STORE_WRITES', env.STORE_WRITES, 600),
      newVaultsPerMinute: parseNumber('STORE_NEW_VAULTS', env.STORE_NEW_VAULTS, 60),
      openBoxes: parseNumber('STORE_BOXES', env.STORE_BOXES, 50),
      pages: parseNumber('STORE_PAGES', env.STORE_PAGES, 5_000),
      dropsPerHour: parseNumber('STORE_DROPS', env.STORE_DROPS, 60),
      waitingDrops: parseNumber('STORE_WAITING', env.STORE_WAITING, 100),
      reminders: parseNumber('STORE_REMINDERS', env.STORE_REMINDERS, 50_000),
    },
    messages: parseMessageSettings(env),
  }
}

/** `react-router-serve` reads the port itself, but it would take any free one instead of refusing a text or nothing. */
function checkPort(port: string | undefined): void {
  if (port === undefined) return
  if (!/^\d{1,5}$/.test(port) || Number(port) < 1 || Number(port) > LAST_PORT) {
    throw new Error(`PORT=${JSON.stringify(port)} nie jest numerem portu od 1 do ${LAST_PORT}.`)
  }
}

/** A switch is on unless it says otherwise. */
function parseSwitch(name: string, value = 'on'): boolean {
  if (value !== 'on' && value !== 'off')
    throw new Error(`${name}=${JSON.stringify(value)} nie jest on ani off.`)
  return value === 'on'
}

function parseQrService(address: string): URL | undefined {
  if (address.trim() === '') return undefined
  const url = URL.parse(address.trim())
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') {
    throw new Error(`QR_SERVICE_URL=${JSON.stringify(address)} nie jest adresem http(s).`)
  }
  return url
}

/** The message names only the beginning of a wrong value, because the rest may be a password. */
function parseStore(value: string): StoreAddress | undefined {
  const address = value.trim()
  if (address === 'off') return undefined
  const [, path] = /^sqlite:(.+)$/.exec(address) ?? []
  if (path !== undefined) return { engine: 'sqlite', path }
  if (/^postgres(ql)?:\/\/./.test(address) && URL.canParse(address))
    return { engine: 'postgres', url: address }
  const [beginning = ''] = address.split(/[:/@]/)
  throw new Error(`STORE=${JSON.stringify(`${beginning}…`)} nie jest sqlite:ŚCIEŻKA, postgres://… ani off.`)
}

function parseInvitations(text: string): string[] {
  const codes = text
    .split(',')
    .map((code) => code.trim())
    .filter(Boolean)
  if (codes.every((code) => INVITATION.test(code))) return codes
  throw new Error('STORE_INVITATIONS: kod może mieć litery bez polskich znaków, cyfry i łączniki.')
}

function parseNumber(name: string, text: string | undefined, standard: number): number {
  if (text === undefined) return standard
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw new Error(`${name}=${JSON.stringify(text)} nie jest liczbą całkowitą od 1.`)
  return Number(text)
}

function readConfiguration(): Configuration {
  try {
    return parseConfiguration(process.env)
  } catch (error) {
    return refuseStart(error)
  }
}

/** Stops the start at a wrong setting, with one sentence instead of a stack trace. */
export function refuseStart(error: unknown): never {
  console.error(notStarted(error instanceof Error ? error.message : String(error)))
  process.exit(1)
}

/** Says why the server cannot listen on its port and host; undefined for any other error. */
export function explainListenError(error: Error): string | undefined {
  const { syscall, code, address, port } = { syscall: '', code: '', address: '', port: '', ...error }
  if (syscall === 'getaddrinfo') return notStarted(`HOST=${JSON.stringify(process.env.HOST)} nie istnieje.`)
  if (syscall !== 'listen') return undefined
  if (code === 'EADDRINUSE') return notStarted(`port ${port} jest zajęty. Wybierz inny w zmiennej PORT.`)
  return notStarted(`nie można nasłuchiwać pod adresem ${address}, port ${port} (${code}).`)
}

function notStarted(reason: string): string {
  return `Pewnik nie wystartował: ${reason}`
}

const configuration = readConfiguration()

export function fixedToday(): Day | undefined {
  return configuration.today
}

/** Returns the path of the file with the trusted issuers, or undefined if the server has none. */
export function trustedIssuersPath(): string | undefined {
  return configuration.trustedIssuers
}

/** Returns where the vaults are kept, who may begin one and how much they may hold. */
export function storeConfiguration(): Pick<Configuration, 'store' | 'storeInvitations' | 'storeLimits'> {
  return configuration
}

/** Returns how reminders are sent. */
export function messageSettings(): MessageSettings {
  return configuration.messages
}

/** Tells how reminders may come to a phone of the crew. Nobody of the crew has the invitation of an operator. */
export function waysToCrew(): { push: boolean; mail: boolean } {
  const { messages, store, storeInvitations } = configuration
  const push = store !== undefined && storeInvitations.length === 0
  return { push, mail: push && messages.mail !== undefined }
}

export function hasSampleData(): boolean {
  return configuration.hasSampleData
}

/** Returns the rows of the sample data, or none if the server starts without them. */
export function sampleRows<Row>(rows: Row[]): Row[] {
  return configuration.hasSampleData ? rows : []
}

/** Returns the address of the QR image service, or undefined if none is used. */
export function qrServiceUrl(): string | undefined {
  return configuration.qrService?.href
}

export function qrServiceOrigin(): string | undefined {
  return configuration.qrService?.origin
}

/** Returns the service's host name, for telling people which server their browser contacts. */
export function qrServiceHost(): string | undefined {
  return configuration.qrService?.host
}
