import { createReadStream } from 'node:fs'
import { createServer } from 'node:http'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import { createRequestListener } from '@react-router/node'
import type { ServerBuild } from 'react-router'

const EMPLOYEES_ROUTE = 'routes/panel/people/list/employees'

/** What the position of everybody requires: twelve qualifications, as columns of their own. */
const REQUIRED = [
  ['bhp', 'workers'],
  ['first_aid', 'kpp'],
  ['first_aid', 'staff'],
  ['fire_protection', 'inspector'],
  ['fire_protection', 'staff'],
  ['electrical', 'e_g1'],
  ['electrical', 'e_g2'],
  ['electrical', 'e_g3'],
  ['electrical', 'd_g1'],
  ['machine_operator', 'forklift'],
  ['machine_operator', 'mobile_platform'],
  ['machine_operator', 'other_platform'],
] as const

const LAST_NAMES = ['Ćwik', 'Dąbrowska', 'Jaźwińska', 'Kaźmierczak', 'Śmiałek', 'Żrebiec']

/** Builds people of one company and position, each with all required certificates: some expired, some due. */
function peopleOf(size: number, today: string) {
  const position = 'monter'
  const users = Array.from({ length: size }, (_, index) => ({
    id: `person-${index}`,
    firstName: 'Anna',
    lastName: `${LAST_NAMES[index % LAST_NAMES.length]}-${index}`,
    email: `osoba-${index}@pewnik.example`,
    role: 'employee',
    company: 'Zakłady Pomiarowe',
    position,
  }))
  const certificates = users.flatMap(({ id: userId }, person) =>
    REQUIRED.map(([type, scope], column) => ({
      id: `${userId}-${column}`,
      userId,
      type,
      scope,
      number: `NR-${person}-${column}`,
      issueDate: '2024-01-10',
      expiryDate: new Date(
        Date.parse(today) + (((person * 12 + column) * 7919) % 1500) * 86_400_000 - 86_400_000 * 30,
      )
        .toISOString()
        .slice(0, 10),
      status: 'active',
      issuedBy: 'Ośrodek Pomiarowy',
    })),
  )
  const requirements = REQUIRED.map(([type, scope]) => ({ qualification: { type, scope } }))
  const employment = {
    examinations: users.map(({ id: userId }) => ({
      id: `examination-${userId}`,
      userId,
      kind: 'periodic',
      examinedOn: '2025-02-03',
      validUntil: '2028-02-03',
      outcome: 'fit',
      position,
    })),
    inductions: users.map(({ id: userId }) => ({
      id: `induction-${userId}`,
      userId,
      generalOn: '2020-03-02',
      positionOn: '2020-03-02',
      position,
    })),
  }
  return { users, certificates, positions: [{ name: position, requirements }], employment }
}

function isSample(answer: unknown): answer is { today: string } {
  return typeof answer === 'object' && answer !== null && 'today' in answer
}

/** Serves the build with a large company in place of the sample data. All panel screens share one loader. */
export async function serveLargeCompany(size: number) {
  const build: ServerBuild = await import(pathToFileURL(resolve('build/server/index.js')).href)
  const loader = build.routes[EMPLOYEES_ROUTE]?.module.loader
  if (!loader) throw new Error(`The build has no loader of ${EMPLOYEES_ROUTE}`)
  const largeLoader: typeof loader = async (args) => {
    const sample: unknown = await loader(args)
    // Null is the answer to the service worker.
    if (!isSample(sample)) return sample
    return { ...sample, ...peopleOf(size, sample.today) }
  }
  const routes = Object.fromEntries(
    Object.entries(build.routes).map(([id, route]) => [
      id,
      route?.module.loader === loader
        ? { ...route, module: { ...route.module, loader: largeLoader } }
        : route,
    ]),
  )
  const answer = createRequestListener({ build: { ...build, routes }, mode: 'production' })
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (!pathname.startsWith('/assets/')) return answer(request, response)
    // The build itself has chosen a compressed file, and has said so in the headers.
    response.setHeader('Content-Type', pathname.includes('.js') ? 'text/javascript' : 'font/woff2')
    createReadStream(resolve(`build/client${pathname}`)).pipe(response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() }
}
