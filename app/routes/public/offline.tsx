import CloudOff from 'lucide/dist/esm/icons/cloud-off.mjs'
import { href } from 'react-router'

import type { PageHandle } from '~/components/page-handle'
import { buttonStyle } from '~/ui/button'
import { CARD } from '~/ui/card'
import { Icon } from '~/ui/icon'

import { PlainPage } from './plain-page'

/** The browser shows it in place of pages that it cannot fetch, so it must not need any other file. */
export const handle = { page: 'plain' } satisfies PageHandle

export function headers() {
  return { 'X-Robots-Tag': 'noindex, nofollow' }
}

export default function Offline() {
  return (
    <PlainPage title="Brak połączenia" tagline="Certyfikaty, szkolenia i zgłoszenia BHP">
      <div className={`${CARD} flex flex-col gap-3 p-5 sm:p-6`}>
        <Icon of={CloudOff} className="size-9 text-warning" />
        <h1 className="text-2xl leading-tight font-bold tracking-tight">Brak połączenia</h1>
        <p className="text-muted">
          Tej strony nie da się teraz pobrać: nie ma połączenia z&nbsp;internetem albo serwer nie odpowiada.
        </p>
        <p className="text-muted">
          Sprawdzenie certyfikatu wymaga połączenia, bo o&nbsp;jego ważności rozstrzyga serwer. Panel działa
          także bez połączenia.
        </p>
        <div className="mt-3 flex flex-wrap gap-3">
          {/* An empty address is that of the page that was meant to open. */}
          {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid */}
          <a href="" className={buttonStyle({ variant: 'primary' })}>
            Spróbuj ponownie
          </a>
          <a href={href('/dashboard')} className={buttonStyle()}>
            Przejdź do panelu
          </a>
        </div>
      </div>
    </PlainPage>
  )
}
