import type { CertificateRecord } from '~/domain/certificates/certificate-record'
import { entryLines, restoredLink, revocationEntries } from '~/domain/decisions/revocation-entry'
import { CopyButton } from '~/routes/panel/sharing/copy-button'
import { Card } from '~/ui/card'

/** Gives the issuer what only the server's operator can do: end the links that count no more, or let one count again. */
export function OperatorEntries({ certificate }: { certificate: CertificateRecord }) {
  const entries = revocationEntries(certificate)
  const restored = restoredLink(certificate)
  if (entries.length === 0 && restored === undefined) return null
  return (
    <Card title="Dla operatora serwera" className="print:hidden">
      {restored !== undefined && (
        <p className="max-w-prose [overflow-wrap:anywhere]">
          Jeśli operator wpisał ten certyfikat na listę odwołanych („revoked”), poproś o&nbsp;usunięcie wpisu{' '}
          {restored}: do tego czasu strona weryfikacji pokazuje odwołanie.
        </p>
      )}
      {entries.length > 0 && <Entries lines={entryLines(entries)} />}
    </Card>
  )
}

function Entries({ lines }: { lines: string }) {
  return (
    <>
      <p className="max-w-prose">
        Linki wydane przed zmianą pokazują dawny stan, dopóki operator serwera nie dopisze tych danych do
        listy odwołanych („revoked”). Powód zobaczy każdy, kto otworzy link.
      </p>
      <pre className="rounded-control border border-line bg-canvas p-3 text-sm whitespace-pre-wrap [overflow-wrap:anywhere]">
        {lines}
      </pre>
      <CopyButton kind="data" text={lines} label="Dane na listę odwołanych" variant="secondary" />
    </>
  )
}
