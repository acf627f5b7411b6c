import { answerJobs } from '~/browser/device/worker-job'

import { bringInStep, type StepRequest, type VaultNews } from './bring-in-step.client'
import { attempt } from './vault-server.client'

/** The changes that have come in, and the problem, if the run has ended by one. */
export type StepAnswer = Awaited<ReturnType<typeof attempt>> & { news: VaultNews[] }

answerJobs(async (request: StepRequest): Promise<StepAnswer> => {
  const news: VaultNews[] = []
  const telling = { onUnsent: () => undefined, onNews: (each: VaultNews) => void news.push(each) }
  return { ...(await attempt(() => bringInStep(request, telling))), news }
})
