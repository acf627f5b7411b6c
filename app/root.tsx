import { useEffect, useRef, type ReactNode } from 'react'
import { Outlet, Scripts, ScrollRestoration, useLocation, useMatches } from 'react-router'

import type { Route } from './+types/root'
import { ErrorPage } from './components/error-page'
import { pageKindOf, withFrame } from './components/page-handle'
import { PageStyle } from './components/page-style'
import favicon from './favicon.png?no-inline'
import font from './fonts/figtree-polish.woff2?url'
import { errorAnswers } from './server/error-log.server'
import { securityHeaders } from './server/security-headers.server'
import { focusHeading } from './ui/focus'

export const middleware: Route.MiddlewareFunction[] = [securityHeaders, errorAnswers]

export function Layout({ children }: { children: ReactNode }) {
  const kind = pageKindOf(useMatches().map(({ handle }) => handle))
  return (
    <html lang="pl">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#131f31" media="(prefers-color-scheme: dark)" />
        {/* A PNG: a browser that keeps no icons asks for it at each move, and an SVG takes a slow phone 25 ms of the
            page's thread each time. */}
        <link rel="icon" href={favicon} type="image/png" sizes="64x64" />
        {/* A page of the crew, added to the home screen, opens by its own address, and never the panel. */}
        {(kind === 'public' || kind === 'panel') && <link rel="manifest" href="/manifest.webmanifest" />}
        {kind !== 'plain' && <link rel="apple-touch-icon" href="/icon-apple.png" />}
        {kind === 'public' && <FontPreload />}
        <PageStyle kind={kind} />
      </head>
      <body className="bg-canvas font-sans text-ink antialiased">
        <div className="hazard-stripe fixed inset-x-0 top-0 z-40 h-1 print:hidden" aria-hidden="true" />
        {children}
        {kind !== 'plain' && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  )
}

/** Draws the frame of the layout, too. Inside the layout, the router would draw it again after a fallback. */
export default function App() {
  useHeadingFocus()
  const handles = useMatches().map(({ handle }) => handle)
  return withFrame(handles, <Outlet />)
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}

/** Fetches the font early, on public pages only. For the others see `styles/panel.css` and `styles/plain.css`. */
function FontPreload() {
  return <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
}

/** Moves the focus to the heading of a new screen, as a page load does. A filter changes only the search. */
function useHeadingFocus() {
  const { pathname } = useLocation()
  const lastPathname = useRef(pathname)
  // An effect, because the heading exists only once the new screen is in the document.
  useEffect(() => {
    if (lastPathname.current === pathname) return
    lastPathname.current = pathname
    focusHeading()
  }, [pathname])
}
