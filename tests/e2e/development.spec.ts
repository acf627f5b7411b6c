import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

import { freePort } from '../support/free-port.ts'
import { expect, test } from '../support/journey.ts'
import { ANNAS_BHP } from '../support/sample.ts'

// It loads each library from its own folder. The build has them all in its files.
test('the development server shows public pages and the panel', async ({ request }) => {
  const port = await freePort()
  const { NODE_ENV: _, ...env } = process.env
  const server = spawn(
    process.execPath,
    [resolve('node_modules/@react-router/dev/bin.cjs'), 'dev', '--host', '127.0.0.1', '--port', String(port)],
    { env: { ...env, STORE: 'off' }, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const exited = once(server, 'exit')
  try {
    while (!String((await once(server.stdout, 'data'))[0]).includes(String(port)));
    for (const path of ['/', '/login', `/certificates/verify/${ANNAS_BHP}`, '/dashboard']) {
      const answer = await request.get(`http://127.0.0.1:${port}${path}`)
      expect.soft(answer.status(), path).toBe(200)
    }
  } finally {
    server.kill()
    await exited
  }
})
