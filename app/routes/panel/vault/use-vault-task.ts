import { useState } from 'react'
import { useRevalidator } from 'react-router'

import { StorageError } from '~/browser/store/storage.client'
import type { VaultProblem } from '~/domain/vault/vault-state'
import { showToast } from '~/ui/ark/toaster'
import { focusedElement, focusHeading } from '~/ui/focus'

type Answer = { problem?: VaultProblem }

/**
 * Carries out what a person asks of the vault: says that it is done and shows what has become of it. `run` returns why it
 * is not, which `problem` then is.
 */
export function useVaultTask() {
  const { revalidate } = useRevalidator()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<VaultProblem>()
  const run = async (task: () => Promise<Answer>, done: { title: string; text?: string }) => {
    setIsBusy(true)
    const answer = await task().catch(problemOf)
    setProblem(answer.problem)
    if (!answer.problem) {
      await revalidate()
      showToast('success', done.title, done.text)
      // The button that was pressed may be gone.
      if (!focusedElement()) focusHeading()
    }
    setIsBusy(false)
    return answer.problem
  }
  return { isBusy, problem, run }
}

/** Whatever else happens is an error of the app, and its screen says so. */
function problemOf(error: unknown): Answer {
  if (error instanceof StorageError) return { problem: 'not-stored' }
  throw error
}
