import { answerJobs } from '~/browser/device/worker-job'

import { openByPassphrase } from './age-file.client'

/** A file, and the passphrase that locks it. */
export type OpeningRequest = { sealed: Blob; passphrase: string }

answerJobs(({ sealed, passphrase }: OpeningRequest) => openByPassphrase(sealed, passphrase))
