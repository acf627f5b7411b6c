import { downloadText } from '~/browser/device/download.client'
import type { CertificateRecord } from '~/domain/certificates/certificate-record'
import { entryLines, restoredLink, revocationEntries } from '~/domain/decisions/revocation-entry'
import { CopyButton } from '~/routes/panel/sharing/copy-button'
import { Button, buttonStyle } from '~/ui/button'
import { Card } from '~/ui/card'

/** Gives the issuer the data for the server's operator, who can revoke links or make one valid again. */
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
      <EntriesToHandOver certificate={certificate} />
    </Card>
  )
}

/** Gives out what the operator's list needs, by copying, a file or mail. */
export function EntriesToHandOver({ certificate }: { certificate: CertificateRecord }) {
  const entries = revocationEntries(certificate)
  if (entries.length === 0) return null
  const lines = entryLines(entries)
  return (
    <>
      <p className="max-w-prose">
        Linki wydane przed zmianą pokazują dawny stan, dopóki operator serwera nie dopisze tych danych do
        listy odwołanych („revoked”). Powód zobaczy każdy, kto otworzy link.
      </p>
      <pre className="rounded-control border border-line bg-canvas p-3 text-sm whitespace-pre-wrap [overflow-wrap:anywhere]">
        {lines}
      </pre>
      <div className="flex flex-wrap gap-3">
        <CopyButton kind="data" text={lines} label="Dane na listę odwołanych" variant="secondary" />
        <Button onClick={() => downloadText('pewnik-odwolane.txt', lines, 'text/plain; charset=utf-8')}>
          Zapisz plik
        </Button>
        <a href={mailAddress(certificate.number, lines)} className={buttonStyle()}>
          Wyślij e-mailem
        </a>
      </div>
    </>
  )
}

/** Returns the address of a letter to the operator, whose address the centre knows. */
function mailAddress(number: string, lines: string): string {
  const subject = encodeURIComponent(`Pewnik: odwołany certyfikat ${number}`)
  return `mailto:?subject=${subject}&body=${encodeURIComponent(lines)}`
}
