import { attack } from '../support/attack.ts'
import { residentMegabytes } from '../support/memory.ts'
import { startServer } from '../support/start-server.ts'
import { temporaryStore } from '../support/temporary-store.ts'

// Sends many hostile requests, 100,000 unless told otherwise, and fails on the first round with a problem:
// `node tests/benchmark/hostile-requests.ts [requests] [seed]`. Needs a build.

const ROUND = 5_000
const COUNT = Number(process.argv[2] ?? 100_000)
const FIRST_SEED = Number(process.argv[3] ?? 1)

// The server needs some 40 MB for its code and its data. A leak of 1 KB a request would fill the rest in the
// middle of the run and end the process.
const store = temporaryStore()
const server = await startServer({ env: store.env, nodeOptions: ['--max-old-space-size=96'] })
try {
  const statuses: Record<string, number> = {}
  for (let done = 0; done < COUNT; done += ROUND) {
    const seed = FIRST_SEED + done / ROUND
    const round = await attack(server, Math.min(ROUND, COUNT - done), seed)
    for (const [status, count] of Object.entries(round.statuses)) {
      statuses[status] = (statuses[status] ?? 0) + count
    }
    console.log(
      `seed ${seed}: ${round.problems.length} problems, ${residentMegabytes(server.pid)} MB resident`,
    )
    if (round.problems.length > 0) {
      console.error(round.problems.slice(0, 20).join('\n'))
      process.exitCode = 1
      break
    }
  }
  console.table([statuses])
} finally {
  await server.stop()
  store.remove()
}
