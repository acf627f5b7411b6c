import { Agent, get } from 'node:http'

const PATHS = [
  '/certificates/verify/IWL59ljS5zaeI0js',
  '/',
  '/dashboard',
  '/certificates.data',
  '/trainings.ics',
  '/certificates/IWL59ljS5zaeI0js/certificate.pdf',
  '/robots.txt',
]

export type Load = { answers: number; failures: string[]; p50: number; p99: number }

/** Asks for pages, data and files over some connections at once, as long as `goesOn` says. Times are in ms. */
export async function load(
  port: number,
  connections: number,
  goesOn: (asked: number) => boolean,
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  const failures: string[] = []
  let asked = 0
  const work = async () => {
    while (goesOn(asked)) {
      const path = PATHS[asked % PATHS.length] ?? '/'
      asked += 1
      const begin = performance.now()
      const failure = await fetchWhole(port, path, agent)
      if (failure === undefined) times.push(performance.now() - begin)
      else failures.push(`${failure} ${path}`)
    }
  }
  await Promise.all(Array.from({ length: connections }, work))
  agent.destroy()
  times.sort((one, other) => one - other)
  const percentile = (share: number) => Math.round((times[Math.floor(times.length * share)] ?? 0) * 10) / 10
  return { answers: times.length, failures, p50: percentile(0.5), p99: percentile(0.99) }
}

/** Returns what went wrong, or undefined for a whole answer. */
function fetchWhole(port: number, path: string, agent: Agent): Promise<string | undefined> {
  return new Promise((resolve) => {
    const headers = { 'Accept-Encoding': 'gzip' }
    const request = get({ host: '127.0.0.1', port, path, agent, headers }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode === 200 ? undefined : `status ${answer.statusCode}`))
      answer.on('error', (error) => resolve(error.message))
    })
    request.on('error', (error) => resolve(error.message))
  })
}
