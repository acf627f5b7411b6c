import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'

import type { SharedFolderProblem } from '~/browser/sharing/shared-folder.client'
import { keepTogether } from '~/domain/words/polish'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { TEXT_LINK } from '~/ui/text-link'

import { syncAndTell } from './shared-folder'
import { SHARED_FOLDER_PROBLEMS } from './shared-folder-words'

/** Says why the shared folder does not work, with the one press that mends it where a press can. */
export function SharedFolderAlert({
  problem,
  userId,
  isLinked = false,
  onTried,
}: {
  problem: SharedFolderProblem
  userId: string
  /** With the way to the settings. */
  isLinked?: boolean
  onTried?: () => void
}) {
  const [isBusy, setIsBusy] = useState(false)
  const { title, text, mend } = SHARED_FOLDER_PROBLEMS[problem]
  const tryAgain = async () => {
    setIsBusy(true)
    await syncAndTell(userId, { isAsked: true })
    setIsBusy(false)
    onTried?.()
  }
  return (
    <Box title={title} isQuestion={mend === 'allow'}>
      <p>{keepTogether(text)}</p>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button size="sm" onClick={() => void tryAgain()} isBusy={isBusy}>
          {mend === 'allow' ? 'Zezwól na folder' : 'Spróbuj ponownie'}
        </Button>
        {isLinked && (
          <Link to="/settings?tab=privacy#shared-folder" className={TEXT_LINK}>
            Folder wspólny
          </Link>
        )}
      </div>
    </Box>
  )
}

/** That a browser asks again is no error. */
function Box({ title, isQuestion, children }: { title: string; isQuestion: boolean; children: ReactNode }) {
  if (!isQuestion) return <Alert title={title}>{children}</Alert>
  return (
    <div role="status" className="rounded-control bg-warning-soft px-4 py-3">
      <p className="font-semibold text-warning">{keepTogether(title)}</p>
      {children}
    </div>
  )
}
