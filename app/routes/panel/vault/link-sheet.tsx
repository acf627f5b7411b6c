import Unplug from 'lucide/dist/esm/icons/unplug.mjs'
import { useState } from 'react'
import { useRevalidator } from 'react-router'

import { StorageError } from '~/browser/store/storage.client'
import { noteLinkKept, readVault } from '~/browser/vault/vault.client'
import { ButtonLink } from '~/components/button-link'
import { NOT_STORED } from '~/components/not-stored'
import { qrCode } from '~/documents/qr-code'
import { registerName } from '~/domain/people/register-owner'
import { DISCONNECTING } from '~/domain/vault/vault-words'
import { formatDay } from '~/domain/words/day'
import { keepTogether } from '~/domain/words/polish'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { Sheet } from '~/routes/panel/official/form-parts'
import { FormsScreen } from '~/routes/panel/official/forms-screen'
import { panelLoader, type PanelScreen } from '~/routes/panel/panel-screen'
import { VAULT } from '~/routes/panel/settings/settings-links'
import { showToast } from '~/ui/ark/toaster'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { EmptyState } from '~/ui/empty-state'
import { QrCode } from '~/ui/qr-code'

import type { Route } from './+types/link-sheet'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Link do sejfu' } satisfies PanelHandle

const SCREEN = { of: 'settings', may: ({ hasRegister }) => hasRegister === true } satisfies PanelScreen

export const clientLoader = panelLoader(SCREEN, async ({ viewer, today }) => {
  const vault = await readVault(viewer.id)
  return {
    viewer,
    today,
    isPrinted: vault?.kept === 'printed',
    address: vault && `${location.origin}${vault.link}`,
  }
})

/** Prints the link that opens the register from the server. The screen itself does not show it. */
export default function LinkSheet({
  loaderData: { viewer, today, address, isPrinted },
}: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const [isAsking, setIsAsking] = useState(false)
  const printSheet = () => {
    print()
    setIsAsking(true)
  }
  const note = async () => {
    try {
      await noteLinkKept(viewer.id, 'printed')
    } catch (error) {
      if (!(error instanceof StorageError)) throw error
      return showToast('error', 'Nie udało się zapisać', NOT_STORED)
    }
    setIsAsking(false)
    await revalidate()
    showToast('success', 'Zapisano, że kartka jest w\u00a0sejfie')
  }
  return (
    <FormsScreen
      heading={handle.heading}
      text={isPrinted ? 'Kartka jest w sejfie' : 'Jedna strona A4'}
      links={<ButtonLink to={VAULT}>Ustawienia</ButtonLink>}
      onPrint={address === undefined ? undefined : printSheet}
    >
      {address === undefined ? (
        <EmptyState
          icon={Unplug}
          title="Nie ma linku do wydruku"
          text="Link powstaje, gdy w ustawieniach włączysz ten rejestr na innych urządzeniach."
        />
      ) : (
        <>
          <Card title="Kartka na wypadek utraty urządzenia" className="max-w-3xl print:hidden">
            <p>
              {keepTogether(
                'Na kartce jest kod i link, które otwierają cały rejestr z serwera na nowym urządzeniu. Na ekranie ich nie widać. Kto ma kartkę, ma rejestr, więc trzymaj ją tam, gdzie inne poufne dokumenty.',
              )}
            </p>
            {isAsking && (
              <Button onClick={() => void note()} className="self-start max-sm:w-full">
                Kartka jest wydrukowana i&nbsp;schowana
              </Button>
            )}
          </Card>
          <Sheet label="Link do rejestru" isPrintOnly>
            <h2 className="text-xl font-semibold [overflow-wrap:anywhere]">
              Link do rejestru: {registerName(viewer)}
            </h2>
            <p>
              Pewnik, {new URL(address).host}. Wydrukowano {formatDay(today)}.
            </p>
            <QrCode {...qrCode(address)} width="wide" label="Kod QR z linkiem do rejestru" />
            <p className="font-mono text-sm [overflow-wrap:anywhere]">{address}</p>
            <ol className="list-decimal pl-5">
              <li>Zeskanuj kod aparatem telefonu albo przepisz link do przeglądarki.</li>
              <li>Sprawdź nazwę rejestru i&nbsp;wybierz „Połącz to urządzenie”.</li>
            </ol>
            <p className="font-semibold">
              {keepTogether(
                `Kto ma tę kartkę, ma cały rejestr. Jeśli zginie, wybierz w aplikacji: Ustawienia → Dane → ${DISCONNECTING} → Odłącz pozostałe. Ten link przestanie wtedy działać.`,
              )}
            </p>
          </Sheet>
        </>
      )}
    </FormsScreen>
  )
}
