import { useEffect, useLayoutEffect, type ReactNode } from 'react'
import { href } from 'react-router'

import { Logo } from '~/components/logo'
import { PageTitle } from '~/components/page-title'
import { StartNotice } from '~/components/start-notice'
import type { Dictionary } from '~/domain/crew/languages/dictionary'
import { isLanguage, LANGUAGES } from '~/domain/crew/languages/language'
import { Spinner } from '~/ui/spinner'
import { TEXT_LINK } from '~/ui/text-link'

import type { FrameTexts } from './frame-texts.server'
import { BEHIND_SNAPSHOT, emptySnapshot, SnapshotPlace } from './page-snapshot'
import { beginToSpeak, chooseLanguage, useIsSpeechless, useSpoken, type Spoken } from './spoken'

// At once, while the rest of the page starts.
if (typeof document !== 'undefined') beginToSpeak()

/**
 * The frame of each page of the crew. The server sends it in Polish; the phone's language comes with its dictionary, and
 * then `children` draw the page.
 */
export function CrewPage({
  frame,
  titleOf,
  children,
}: {
  frame: FrameTexts
  titleOf: (texts: Dictionary) => string
  children: (spoken: Spoken) => ReactNode
}) {
  const spoken = useSpoken()
  const isSpeechless = useIsSpeechless()
  const { texts, language = 'pl' } = spoken ?? {}
  const title = texts ? titleOf(texts) : frame.title
  // An effect, because the root of the document is the server's, and it stays Polish elsewhere.
  useEffect(() => {
    document.documentElement.lang = language
    return () => {
      document.documentElement.lang = 'pl'
    }
  }, [language])
  // Before the browser paints both. A page without words shows nothing else.
  useLayoutEffect(() => {
    if (isSpeechless) emptySnapshot()
  }, [isSpeechless])
  return (
    // Under what covers the page nothing can be reached by keys.
    <div
      data-page="crew"
      className="mx-auto flex min-h-dvh max-w-xl flex-col gap-5 px-4 pt-5 pb-8 has-[[data-covers]]:invisible"
    >
      <PageTitle>{title}</PageTitle>
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Logo />
        <LanguageSwitch label={texts?.frame.language ?? frame.language} spoken={spoken?.language} />
      </header>
      <main id="main" className="flex grow flex-col gap-5">
        <StartNotice late={<Notices frame={frame} text="notStarted" />}>
          <Notices frame={frame} text="needsScripts" />
        </StartNotice>
        <SnapshotPlace />
        <h1 className={`text-2xl leading-tight font-bold tracking-tight ${BEHIND_SNAPSHOT}`}>{title}</h1>
        {spoken ? (
          children(spoken)
        ) : isSpeechless ? (
          <div role="alert">
            <Notices frame={frame} text="notStarted" />
          </div>
        ) : (
          <Opening text={frame.loading} />
        )}
      </main>
      <footer>
        <a href={href('/privacy')} className={`${TEXT_LINK} min-h-12 text-sm`}>
          {texts?.frame.privacy ?? frame.privacy}
        </a>
      </footer>
    </div>
  )
}

/** Says that something is on its way. */
export function Opening({ text }: { text: string }) {
  return (
    <p role="status" className="flex items-center gap-2.5 peer-[:not(:empty)]:sr-only">
      <Spinner />
      {text}
    </p>
  )
}

function LanguageSwitch({ label, spoken }: { label: string; spoken: string | undefined }) {
  return (
    <div role="group" aria-label={label} className="-mx-1 flex gap-1">
      {Object.entries(LANGUAGES).map(([language, { name }]) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={spoken === language}
          onClick={() => isLanguage(language) && chooseLanguage(language)}
          className="min-h-12 min-w-12 rounded-control px-2.5 text-sm font-semibold text-primary underline underline-offset-4 aria-pressed:bg-neutral-soft aria-pressed:text-ink aria-pressed:no-underline"
        >
          {name}
        </button>
      ))}
    </div>
  )
}

/** The same sentence in each language: nobody knows yet which of them this phone speaks. */
function Notices({ frame, text }: { frame: FrameTexts; text: 'needsScripts' | 'notStarted' }) {
  return (
    <div className="flex flex-col gap-2">
      {frame.notices.map(({ language, tryAgain, ...texts }) => (
        <p key={language} lang={language}>
          {texts[text]}{' '}
          {text === 'notStarted' && (
            // An empty address is that of this page.
            // oxlint-disable-next-line jsx-a11y/anchor-is-valid
            <a href="" className="underline">
              {tryAgain}
            </a>
          )}
        </p>
      ))}
    </div>
  )
}
