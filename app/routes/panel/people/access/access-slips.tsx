import { qrCode } from '~/documents/qr-code'
import type { Language } from '~/domain/crew/languages/language'
import { slipWords } from '~/domain/crew/languages/slip'
import { fullName } from '~/domain/people/user'
import { QrCode } from '~/ui/qr-code'

import type { Having } from './access-people'

/** Slips to be cut out of the printed page, two in a row: none is divided by the end of a page. */
export function AccessSlips({
  having,
  company,
  languages,
}: {
  having: readonly Having[]
  company: string | undefined
  languages: readonly Language[]
}) {
  const words = slipWords(languages)
  return (
    <ul aria-label="Kartki do wycięcia" className="paper hidden grid-cols-2 print:grid">
      {having.map(({ person, page }) => (
        <li
          key={person.id}
          className="flex break-inside-avoid flex-col gap-2 border border-dashed border-muted p-4"
        >
          <div className="[overflow-wrap:anywhere]">
            <p className="text-lg font-semibold">{fullName(person)}</p>
            <p className="text-sm">{company}</p>
          </div>
          <div className="flex items-start gap-3">
            <div className="size-[36mm] shrink-0">
              <QrCode {...qrCode(page.address, 'L')} width="fill" label={`Kod QR: ${fullName(person)}`} />
            </div>
            <div className="flex min-w-0 flex-col gap-2 text-sm">
              {words.map(({ language, title, call }) => (
                <div key={language} lang={language}>
                  <p className="font-semibold">{title}</p>
                  <p>{call}</p>
                </div>
              ))}
            </div>
          </div>
        </li>
      ))}
    </ul>
  )
}
