import { useEffect, useState, useSyncExternalStore } from 'react'
import { href, Link, useLocation } from 'react-router'

import { createKept } from '~/browser/answers/server-data'
import { Logo } from '~/components/logo'
import { PageTitle } from '~/components/page-title'
import { StartNotice } from '~/components/start-notice'
import { listPeopleIds } from '~/data/users.server'
import { keepTogether } from '~/domain/words/polish'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { CARD } from '~/ui/card'
import { Spinner } from '~/ui/spinner'
import { TEXT_LINK } from '~/ui/text-link'

import type { Route } from './+types/join'
import { JoinForm } from './join-form'
import { JOIN_PROBLEMS, type JoinProblem } from './join-problems'
import { LinkForm } from './link-form'
import { lookByLink, type Found } from './look-by-link'

export function loader() {
  return { sampleIds: listPeopleIds() }
}

export function headers() {
  return { 'X-Robots-Tag': 'noindex, nofollow' }
}

const kept = createKept<ReturnType<typeof loader>>()

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return kept.load(serverLoader)
}

const noChange = () => () => {}

/** Connects this device to a register. The key is in the fragment of the address, which no browser sends. */
export default function Join({ loaderData: { sampleIds } }: Route.ComponentProps) {
  const { hash } = useLocation()
  // The server does not know the fragment, and the first picture is the one that it has sent.
  const isAlive = useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  )
  const [tries, setTries] = useState(0)
  return (
    <div className="mx-auto flex max-w-xl flex-col gap-8 px-4 py-10">
      <PageTitle>Połącz urządzenie</PageTitle>
      <header>
        <Link to="/" className="inline-flex min-h-11 items-center">
          <Logo />
        </Link>
      </header>
      <main id="main" className={`${CARD} flex flex-col gap-6 p-5 sm:p-8`}>
        <h1 className="text-2xl font-bold tracking-tight">Połącz urządzenie</h1>
        <StartNotice>
          Rejestr wymaga JavaScriptu, bo otwiera go ta przeglądarka. Włącz JavaScript i&nbsp;odśwież stronę.
        </StartNotice>
        {!isAlive ? (
          <Looking />
        ) : hash === '' ? (
          <>
            <LinkForm />
            <p className="text-sm text-muted">
              Rejestr jest w&nbsp;pliku z&nbsp;kopią albo w&nbsp;folderze wspólnym?{' '}
              <Link to={`${href('/login/new')}#copy`} className={TEXT_LINK}>
                Otwórz go stąd
              </Link>
            </p>
          </>
        ) : (
          <JoinByLink
            key={`${hash} ${tries}`}
            link={hash}
            sampleIds={sampleIds}
            onRetry={() => setTries(tries + 1)}
          />
        )}
      </main>
      <footer className="-mt-4 text-center">
        <Link to={href('/login')} className={TEXT_LINK}>
          Przejdź do logowania
        </Link>
      </footer>
    </div>
  )
}

function JoinByLink({
  link,
  sampleIds,
  onRetry,
}: {
  link: string
  sampleIds: readonly string[]
  onRetry: () => void
}) {
  const [answer, setAnswer] = useState<Found | { problem: JoinProblem }>()
  // An effect, because only the browser knows the fragment, and looking asks the server and the database.
  useEffect(() => {
    let isLatest = true
    void lookByLink(link, sampleIds).then((found) => {
      if (isLatest) setAnswer(found)
    })
    return () => {
      isLatest = false
    }
  }, [link, sampleIds])
  if (!answer) return <Looking />
  if (!answer.problem) return <JoinForm found={answer} />
  const { title, text, canRetry } = JOIN_PROBLEMS[answer.problem]
  return (
    <>
      <Alert title={title}>{keepTogether(text)}</Alert>
      {canRetry ? (
        <Button variant="primary" onClick={onRetry} className="self-start max-sm:w-full">
          Spróbuj ponownie
        </Button>
      ) : (
        <LinkForm />
      )}
    </>
  )
}

function Looking() {
  return (
    <p role="status" className="flex items-center gap-2.5">
      <Spinner />
      Szukam rejestru…
    </p>
  )
}
