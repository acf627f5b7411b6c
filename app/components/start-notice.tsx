import type { ReactNode } from 'react'

/** Names that the scripts share with `watchStart`, which runs outside of all modules: an element, a mark and an event. */
export const START = { notice: 'start-notice', started: 'pewnik:started' }

/**
 * Tells the document that the scripts have arrived, so that it need not help itself. Kept scripts may run before the end
 * of the document has arrived, and with it the one who listens: that one finds the mark.
 */
export function tellStarted(): void {
  performance.mark(START.started)
  dispatchEvent(new Event(START.started))
}

/**
 * Says why a screen that works by scripts alone stays as it is: without JavaScript it is the text given here. The other
 * one, `late`, is hidden until `watchStart` finds that no script comes.
 */
export function StartNotice({
  late = <LateInPolish />,
  children,
}: {
  late?: ReactNode
  children: ReactNode
}) {
  const style = 'rounded-control bg-warning-soft px-4 py-3 font-semibold text-warning'
  return (
    <>
      <noscript>
        <div className={style}>{children}</div>
      </noscript>
      <div id={START.notice} role="alert" className={style} hidden>
        {late}
      </div>
    </>
  )
}

function LateInPolish() {
  return (
    <p>
      Aplikacja jeszcze się nie wczytała. Sprawdź połączenie z&nbsp;internetem, a&nbsp;w&nbsp;sieci
      z&nbsp;własną stroną logowania najpierw się zaloguj. {/* An empty address is that of this page. */}
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid */}
      <a href="" className="underline">
        Spróbuj ponownie
      </a>
    </p>
  )
}
