import Megaphone from 'lucide/dist/esm/icons/megaphone.mjs'
import { data, href } from 'react-router'

import { readChanges } from '~/browser/records/records.client'
import { ButtonLink } from '~/components/button-link'
import { qrCode } from '~/documents/qr-code'
import { canMoveReports } from '~/domain/access/access'
import { DICTIONARIES } from '~/domain/crew/languages/dictionaries'
import { crewOf } from '~/domain/records/crew-changes'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { FormsScreen } from '~/routes/panel/official/forms-screen'
import { panelLoader, type PanelScreen } from '~/routes/panel/panel-screen'
import { NeedsVault } from '~/routes/panel/vault/needs-vault'
import { QrCode } from '~/ui/qr-code'

import type { Route } from './+types/poster'
import { boxAddressOf, firmOf } from './box-address'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Plakat skrzynki' } satisfies PanelHandle

const SCREEN = { of: 'reports', may: canMoveReports } satisfies PanelScreen

export const clientLoader = panelLoader(SCREEN, async ({ viewer }, { params }: Route.ClientLoaderArgs) => {
  const box = crewOf(await readChanges(viewer.id)).boxes.find(({ id }) => id === params.id)
  if (!box) throw data(null, { status: 404 })
  return { place: box.place, firm: firmOf(viewer), address: await boxAddressOf(viewer, box) }
})

/** Prints the code of a box on A4, with the same words in each language of the crew. */
export default function Poster({ loaderData: { place, firm, address } }: Route.ComponentProps) {
  return (
    <FormsScreen
      heading={handle.heading}
      title={`${handle.heading}: ${place}`}
      text={`${place}, jedna strona A4`}
      links={<ButtonLink to={href('/reports/boxes')}>Skrzynka zgłoszeń</ButtonLink>}
      onPrint={address === undefined ? undefined : () => print()}
    >
      {address === undefined ? (
        <NeedsVault lack="vault" icon={Megaphone} what={'plakat będzie miał kod, a\u00a0skrzynka zadziała'} />
      ) : (
        <Sheet place={place} firm={firm} address={address} />
      )}
    </FormsScreen>
  )
}

const LANGUAGES = Object.entries(DICTIONARIES)

/**
 * The poster. Its lengths are shares of its width, so that the screen shows it as paper does. The code takes the room that
 * the words leave, so it is always one page.
 */
function Sheet({ place, firm, address }: { place: string; firm: string; address: string }) {
  return (
    <article
      aria-label={`Plakat: ${place}`}
      className="paper @container aspect-[182/267] w-full max-w-2xl overflow-hidden rounded-card border border-line bg-surface print:max-w-none print:rounded-none print:border-0"
    >
      <div className="flex h-full flex-col">
        <Stripe />
        <div className="flex min-h-0 flex-1 flex-col items-center gap-[2.5cqw] px-[6cqw] py-[3.5cqw] text-center [overflow-wrap:anywhere]">
          <p className="line-clamp-2 text-[3cqw] font-semibold text-muted">{firm}</p>
          <p className="line-clamp-2 text-[5cqw] leading-tight font-bold">{place}</p>
          <div className="min-h-0 w-full flex-1">
            <QrCode {...qrCode(address)} width="fill" label="Kod QR skrzynki" />
          </div>
          <ul className="w-full">
            {LANGUAGES.map(([language, { poster }]) => (
              <li
                key={language}
                lang={language}
                className="border-t border-line py-[2cqw] leading-snug text-balance first:border-t-0"
              >
                <p
                  className={`${language === 'pl' ? 'text-[7.5cqw]' : 'text-[4.5cqw]'} leading-tight font-bold`}
                >
                  {poster.title}
                </p>
                <p className="text-[3.2cqw]">{poster.call}</p>
                <p className="text-[3.2cqw] font-semibold">{poster.emergency}</p>
              </li>
            ))}
          </ul>
        </div>
        <Stripe />
      </div>
    </article>
  )
}

function Stripe() {
  return <div aria-hidden="true" className="hazard-stripe h-[3cqw] shrink-0 [print-color-adjust:exact]" />
}
