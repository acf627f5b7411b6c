import { isDay, type Day } from '~/domain/day'

type Configuration = {
  /** The day that the app treats as today, or undefined for the real one. */
  today: Day | undefined
  /** The service that draws QR codes, or undefined where the app draws all of them itself. */
  qrService: URL | undefined
}

const DEFAULT_QR_SERVICE = 'https://api.qrserver.com/v1/create-qr-code/'

/** Reads the environment. Throws an Error whose message names the wrong variable and the mistake. */
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
    // A wrong setting stops the start with one sentence instead of a stack trace.
    console.error(`Pewnik nie wystartował: ${error instanceof Error ? error.message : String(error)}`)
    process.exit(1)
  }
}

const configuration = readConfiguration()

export function fixedToday(): Day | undefined {
  return configuration.today
}

/** Returns the address of the QR image service, or undefined where none is used. */
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
