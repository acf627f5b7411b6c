import type { ReactNode } from 'react'

import { TEXT_LINK } from '~/ui/text-link'

const NOTICE_ID = 'start-notice'
const STARTED = 'pewnik:started'

/** The settings of `watchStart`, which runs outside of all modules. */
export const START = { noticeId: NOTICE_ID, started: STARTED, slowMs: 10_000, againMs: 5_000 }

/** Tells the document that the scripts have arrived, so that it need not help itself. */
export function tellStarted(): void {
  dispatchEvent(new Event(STARTED))
}

/**
 * Says why a screen that works by scripts alone stays as it is: without JavaScript it is the text given here. The other
 * text is hidden until `watchStart` finds that no script comes.
 */
export function StartNotice({ children }: { children: ReactNode }) {
  const style = 'rounded-control bg-warning-soft px-4 py-3 font-semibold text-warning'
  return (
    <>
      <noscript>
        <p className={style}>{children}</p>
      </noscript>
      <p id={NOTICE_ID} role="alert" className={style} hidden>
        Aplikacja jeszcze się nie wczytała. Sprawdź połączenie z&nbsp;internetem. W&nbsp;sieci z&nbsp;własną
        stroną logowania, na przykład hotelowej, najpierw zaloguj się do tej sieci.{' '}
        {/* An empty address is that of this page. */}
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid */}
        <a href="" className={TEXT_LINK}>
          Spróbuj ponownie
        </a>
      </p>
    </>
  )
}
