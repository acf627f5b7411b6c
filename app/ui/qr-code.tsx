import { QrCode as ArkQrCode } from '@ark-ui/react/qr-code'

/** A QR code drawn here, as vectors, 200 by 200 px; dark on white in both themes, as scanners want it. */
export function QrCode({ value, label }: { value: string; label: string }) {
  return (
    <ArkQrCode.Root value={value} encoding={{ ecc: 'M' }} className="size-[200px] bg-[#fff] p-2">
      <ArkQrCode.Frame role="img" aria-label={label} className="size-full fill-[#000]">
        <ArkQrCode.Pattern />
      </ArkQrCode.Frame>
    </ArkQrCode.Root>
  )
}
