import { useEffect, useRef, type ReactNode } from 'react'
import { Outlet, Scripts, ScrollRestoration, useLocation, useMatches } from 'react-router'

import type { Route } from './+types/root'
import { ErrorPage } from './components/error-page'
import { PageStyle } from './components/page-style'
import favicon from './favicon.svg?no-inline'
import font from './fonts/figtree-polish.woff2?url'
import { securityHeaders } from './security-headers.server'
import { focusHeading } from './ui/focus'

export const middleware: Route.MiddlewareFunction[] = [securityHeaders]

export function Layout({ children }: { children: ReactNode }) {
  const hasScripts = useMatches().every(({ handle }) => !isScriptless(handle))
  return (
    <html lang="pl">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#131f31" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href={favicon} type="image/svg+xml" />
        <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        <PageStyle />
      </head>
      <body className="bg-canvas font-sans text-ink antialiased">
        <div className="hazard-stripe fixed inset-x-0 top-0 z-40 h-1 print:hidden" aria-hidden="true" />
        {children}
        {hasScripts && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  )
}

export default function App() {
  useHeadingFocus()
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}

/** A route whose handle says `{ scripts: false }` is sent as plain HTML (see performance in the README). */
function isScriptless(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'scripts' in handle && handle.scripts === false
}

/** Moves focus to the new screen's heading, as a page load would; a filter's change of search is no new screen. */
function useHeadingFocus() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  // An effect, because the heading exists only once the new screen is in the document.
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    focusHeading()
  }, [pathname])
}
