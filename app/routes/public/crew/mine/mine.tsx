import { useState, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import * as v from 'valibot'

import { waysToCrew } from '~/data/configuration.server'
import { paperTitle } from '~/domain/crew/languages/dictionary'
import type { MinePage } from '~/domain/crew/pages/page'
import { minePageDues } from '~/domain/reminders/phone-dues'
import { CrewPage } from '~/routes/public/crew/frame/crew-page'
import { CREW_HEADERS, frameTexts } from '~/routes/public/crew/frame/frame-texts.server'
import { createOpener, DataDay, OpenedPage } from '~/routes/public/crew/frame/opened-page'
import type { Spoken } from '~/routes/public/crew/frame/spoken'
import { usePhoneMoment } from '~/routes/public/crew/frame/use-phone-moment'
import { useSent } from '~/routes/public/crew/frame/use-sending'
import type { CrewWays } from '~/routes/public/crew/reminder/reminder-cards'
import { ReminderPlace } from '~/routes/public/crew/reminder/reminder-place'
import { buttonStyle } from '~/ui/button'

import type { Route } from './+types/mine'
import { CodeScreen } from './code-screen'
import { Correction } from './correction'
import { Papers } from './papers'
import { Status } from './status'
import { Trainings } from './trainings'

const MINE = createOpener('mine')

export function loader() {
  return { frame: frameTexts('mine'), ways: waysToCrew() }
}

export function headers() {
  return CREW_HEADERS
}

/** Shows somebody of the crew their own papers, by the link that the employer has given them. */
export default function MineScreen({ loaderData }: Route.ComponentProps) {
  return (
    <CrewPage frame={loaderData.frame} titleOf={({ mine }) => mine.title}>
      {(spoken) => (
        <OpenedPage opener={MINE} spoken={spoken}>
          {(page, news) => <Mine page={page} news={news} spoken={spoken} ways={loaderData.ways} />}
        </OpenedPage>
      )}
    </CrewPage>
  )
}

/** The shown code is kept with the address, so that „back” of the phone closes it. */
const codeSchema = v.object({ token: v.string() })

function Mine({
  page,
  news,
  spoken,
  ways,
}: {
  page: MinePage
  news: ReactNode
  spoken: Spoken
  ways: CrewWays
}) {
  const { state } = useLocation()
  const navigate = useNavigate()
  const { day } = usePhoneMoment()
  // What was sent from here and waits goes now.
  useSent()
  const [lastToken, setLastToken] = useState<string>()
  const shown = v.safeParse(codeSchema, state)
  const paper = page.papers.find(
    (each) => shown.success && each.state === 'held' && each.token === shown.output.token,
  )
  const { mine } = spoken.texts
  if (paper?.state === 'held' && paper.token !== undefined) {
    return (
      <CodeScreen
        token={paper.token}
        paper={paper}
        name={page.name}
        spoken={spoken}
        onClose={() => void navigate(-1)}
      />
    )
  }
  const showCode = (token: string) => {
    setLastToken(token)
    void navigate({ hash: location.hash }, { state: { token } })
  }
  return (
    <>
      <div className="-mt-3">
        <p className="text-lg font-semibold">{page.name}</p>
        {page.firm !== undefined && <p className="text-muted">{page.firm}</p>}
      </div>
      {news}
      <Status page={page} day={day} spoken={spoken} />
      <DataDay page={page} day={day} spoken={spoken} />
      <Papers page={page} day={day} spoken={spoken} lastToken={lastToken} onShowCode={showCode} />
      <Trainings trainings={page.trainings} spoken={spoken} />
      <ReminderPlace
        ways={ways}
        reminded={{
          about: `mine:${page.personId}`,
          owner: 'worker',
          dues: minePageDues(page, day, (each) => paperTitle(spoken.texts, each)),
          day,
        }}
        page="mine"
        spoken={spoken}
      />
      {page.box !== undefined && (
        <>
          <a
            href={`/box#${page.box}`}
            className={`${buttonStyle({ variant: 'hazard', size: 'lg' })} text-center`}
          >
            {mine.report}
          </a>
          <Correction page={page} box={page.box} spoken={spoken} />
        </>
      )}
      <ul className="flex list-disc flex-col gap-1.5 pl-5 text-sm text-muted">
        {[mine.keepSecret, mine.seenByFirm, mine.addToHome].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  )
}
