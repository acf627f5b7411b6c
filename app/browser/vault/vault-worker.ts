import { answerJobs } from '~/browser/device/worker-job'

import { bringInStep, type StepRequest, type VaultNews } from './bring-in-step.client'
import { findRegisterIn, type FoundRegister, type LookRequest } from './found-register'
import { attempt } from './vault-server.client'

// With a large register the screen would stand still: this runs beside it.

export type VaultJob = ({ kind: 'step' } & StepRequest) | ({ kind: 'look' } & LookRequest)

type Outcome = Awaited<ReturnType<typeof attempt>>

/** The changes that have come in, and the problem, if the run has ended by one. */
export type StepAnswer = Outcome & { news: VaultNews[] }

export type LookAnswer = Outcome & { found?: FoundRegister }

answerJobs((job: VaultJob): Promise<StepAnswer | LookAnswer> => (job.kind === 'look' ? look(job) : step(job)))

async function step(request: StepRequest): Promise<StepAnswer> {
  const news: VaultNews[] = []
  const telling = { onUnsent: () => undefined, onNews: (each: VaultNews) => void news.push(each) }
  return { ...(await attempt(() => bringInStep(request, telling))), news }
}

async function look(request: LookRequest): Promise<LookAnswer> {
  let found: FoundRegister | undefined
  const outcome = await attempt(async () => {
    found = await findRegisterIn(request)
  })
  return { ...outcome, ...(found && { found }) }
}
