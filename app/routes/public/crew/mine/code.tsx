import { qrCode } from '~/documents/qr-code'
import { QrCode } from '~/ui/qr-code'

/** A code as large as its box, for a long address. */
export function Code({ address, label }: { address: string; label: string }) {
  return <QrCode {...qrCode(address, 'L')} width="fill" label={label} />
}
