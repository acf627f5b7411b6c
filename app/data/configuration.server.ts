import { isDay, type Day } from '~/domain/day'

export type Configuration = {
  /** The day the server takes for today, or undefined for the real one. */
  today: Day | undefined
  /** Service that draws QR codes, or undefined where the app is to draw them all itself. */
  qrService: URL | undefined
}

const DEFAULT_QR_SERVICE = 'https://api.qrserver.com/v1/create-qr-code/'

/** Reads what the environment sets; throws an Error whose message says which variable is wrong and how. */
export function parseConfiguration(env: Readonly<Record<string, string | undefined>>): Configuration {
  const today = env.TODAY?.trim() || undefined
  if (today !== undefined && !isDay(today)) {
    throw new Error(`TODAY=${JSON.stringify(today)} nie jest datą w postaci RRRR-MM-DD.`)
  }
  return { today, qrService: parseQrService(env.QR_SERVICE_URL ?? DEFAULT_QR_SERVICE) }
}

function parseQrService(address: string): URL | undefined {
  if (address.trim() === '') return undefined
  const url = URL.parse(address.trim())
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') {
    throw new Error(`QR_SERVICE_URL=${JSON.stringify(address)} nie jest adresem http(s).`)
  }
  return url
}

function readConfiguration(): Configuration {
  try {
    return parseConfiguration(process.env)
  } catch (error) {
    // A wrong setting must stop the start with one sentence, not a stack trace or a half-working server.
    console.error(`Pewnik nie wystartował: ${error instanceof Error ? error.message : String(error)}`)
    process.exit(1)
  }
}

const configuration = readConfiguration()

export function fixedToday(): Day | undefined {
  return configuration.today
}

/** Address of the QR image service, or undefined where none is to be asked. */
export function qrServiceUrl(): string | undefined {
  return configuration.qrService?.href
}

export function qrServiceOrigin(): string | undefined {
  return configuration.qrService?.origin
}

/** Name of that service's host, for telling people whom their browser asks. */
export function qrServiceHost(): string | undefined {
  return configuration.qrService?.host
}
