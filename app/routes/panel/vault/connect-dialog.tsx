import Eye from 'lucide/dist/esm/icons/eye.mjs'
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs'
import { useEffect, useState } from 'react'

import { qrCode } from '~/documents/qr-code'
import { keepTogether } from '~/domain/words/polish'
import { CopyButton } from '~/routes/panel/sharing/copy-button'
import { ShareButton } from '~/routes/panel/sharing/share-button'
import { Dialog } from '~/ui/ark/dialog'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { QrCode } from '~/ui/qr-code'

/** The code opens the whole register, so it does not stay on a screen that nobody looks at. */
const SHOWN_MS = 5 * 60_000

/** Shows the link that carries the key of a register, for another device. */
export function ConnectDialog({
  address,
  hasSensitiveData,
  onClose,
}: {
  address: string
  hasSensitiveData: boolean
  onClose: () => void
}) {
  const [isShown, setIsShown] = useState(true)
  // An effect, because time passes outside of what is shown.
  useEffect(() => {
    if (!isShown) return undefined
    const timer = setTimeout(() => setIsShown(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isShown])
  return (
    <Dialog title="Połącz urządzenie" size="paper" onClose={onClose}>
      <p className="flex gap-2.5 font-semibold text-danger">
        <Icon of={TriangleAlert} className="mt-0.5 size-5 shrink-0" />
        {keepTogether(
          `Kto ma ten kod, ma cały rejestr${hasSensitiveData ? ', także dane o zdrowiu' : ''}. Nie wysyłaj go e-mailem ani na czacie.`,
        )}
      </p>
      {isShown ? (
        <>
          <div className="self-center">
            <QrCode {...qrCode(address)} width="wide" label="Kod QR, który łączy urządzenie z rejestrem" />
          </div>
          <ol className="list-decimal pl-5 marker:text-muted">
            <li>
              Zeskanuj kod aparatem telefonu albo tabletu, a&nbsp;na komputerze otwórz link
              w&nbsp;przeglądarce.
            </li>
            <li>Tam potwierdź połączenie.</li>
          </ol>
          <div className="flex flex-wrap items-start gap-3">
            <CopyButton text={address} label="Link do rejestru" />
            <ShareButton content={{ url: address }} otherwise="Skopiuj link." />
          </div>
          <p className="text-sm text-muted">Po pięciu minutach kod się ukryje.</p>
        </>
      ) : (
        <>
          <p role="status">Kod się ukrył, bo minęło pięć minut.</p>
          <Button onClick={() => setIsShown(true)} className="self-start">
            <Icon of={Eye} className="size-4" />
            Pokaż kod
          </Button>
        </>
      )}
    </Dialog>
  )
}
