import { qrCode } from '~/documents/qr-code'
import { keepTogether } from '~/domain/words/polish'
import { CopyButton } from '~/routes/panel/sharing/copy-button'
import { ShareButton } from '~/routes/panel/sharing/share-button'
import { Dialog } from '~/ui/ark/dialog'
import { QrCode } from '~/ui/qr-code'

export type PageCode = {
  /** Names the page, „Jan Lis”. */
  name: string
  address: string
  /** Says who may have the link. */
  text: string
}

/** Shows the code of a page, for a phone that is beside this device. */
export function PageCodeDialog({ name, address, text, onClose }: PageCode & { onClose: () => void }) {
  return (
    <Dialog title={name} size="paper" onClose={onClose}>
      <p>{keepTogether(text)}</p>
      <div className="self-center">
        <QrCode {...qrCode(address)} width="wide" label={`Kod QR: ${name}`} />
      </div>
      <div className="flex flex-wrap items-start gap-3">
        <CopyButton text={address} label="Link do strony" />
        <ShareButton content={{ url: address }} otherwise="Skopiuj link." />
      </div>
    </Dialog>
  )
}
