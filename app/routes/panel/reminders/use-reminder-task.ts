import { useState } from 'react'
import { useRevalidator } from 'react-router'

import type { ReminderProblem } from '~/domain/reminders/reminder-state'
import { showToast } from '~/ui/ark/toaster'
import { focusedElement, giveFocusBack } from '~/ui/focus'

/**
 * Carries out what a person asks of reminders, one thing at a time, says that it is done and shows what has become of it.
 * `run` returns why it is not, which `problem` then is.
 */
export function useReminderTask() {
  const { revalidate } = useRevalidator()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<ReminderProblem>()
  const run = async (
    task: () => Promise<{ problem?: ReminderProblem }>,
    done: { title: string; text?: string },
  ): Promise<ReminderProblem | undefined> => {
    const pressed = focusedElement()
    setIsBusy(true)
    setProblem(undefined)
    const answer = await task().finally(() => setIsBusy(false))
    setProblem(answer.problem)
    await revalidate()
    if (answer.problem === undefined) showToast('success', done.title, done.text)
    // The button that was pressed has lost the focus while it was busy, and may be gone.
    if (!focusedElement()) giveFocusBack(pressed)
    return answer.problem
  }
  return { isBusy, problem, run }
}
