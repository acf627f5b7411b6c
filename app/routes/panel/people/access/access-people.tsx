import Mail from 'lucide/dist/esm/icons/mail.mjs'
import QrCodeIcon from 'lucide/dist/esm/icons/qr-code.mjs'
import { useState } from 'react'
import { Form } from 'react-router'

import type { PublishedList } from '~/browser/crew/publish.client'
import type { Language } from '~/domain/crew/languages/language'
import { slipLetter } from '~/domain/crew/languages/slip'
import type { PersonRecord } from '~/domain/records/person-changes'
import { isEmailAddress, mailLinks } from '~/domain/words/mail-link'
import { EmployeeLink } from '~/routes/panel/people/employee-link'
import type { PageCode } from '~/routes/panel/phone-pages/page-code-dialog'
import { Seen } from '~/routes/panel/phone-pages/seen'
import { CopyButton } from '~/routes/panel/sharing/copy-button'
import { onDemand } from '~/ui/ark/on-demand'
import { Button, buttonStyle } from '~/ui/button'
import { Card } from '~/ui/card'
import { Icon } from '~/ui/icon'

const PageCodeDialog = onDemand(
  async () => (await import('~/routes/panel/phone-pages/page-code-dialog')).PageCodeDialog,
)

/** Somebody who has a page of their own papers. `name` tells them from namesakes. */
export type Having = { person: PersonRecord; name: string; page: { id: string; address: string } }

/** Whole pages of rows would hide what is below them. */
const SHOWN = 50

/** Lists who has a page, whether they have opened it, and the ways to hand its link over. */
export function AccessPeople({
  having,
  published,
  languages,
}: {
  having: readonly Having[]
  published: Promise<PublishedList>
  languages: readonly Language[]
}) {
  const [code, setCode] = useState<PageCode>()
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? having : having.slice(0, SHOWN)
  return (
    <Card
      title={having.length === 1 ? 'Ma dostęp' : `Mają dostęp: ${having.length}`}
      aside={having.length > 1 && <Withdrawal having={having} />}
      className="print:hidden"
    >
      <ul className="divide-y divide-line">
        {shown.map((each) => (
          <li
            key={each.person.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 first:pt-0 last:pb-0"
          >
            <div className="min-w-0 [overflow-wrap:anywhere]">
              <EmployeeLink employee={each.person} name={each.name} />
              <p className="text-sm text-muted">
                <Seen published={published} pageId={each.page.id} />
              </p>
            </div>
            <div className="flex flex-wrap items-start gap-2">
              <Button
                size="sm"
                onClick={() => setCode({ name: each.name, address: each.page.address, text: CODE_TEXT })}
              >
                <Icon of={QrCodeIcon} className="size-4" />
                Kod QR
                <Named name={each.name} />
              </Button>
              <Letter {...each} languages={languages} />
              <CopyButton
                text={each.page.address}
                label={`Link, ${each.name}`}
                of={each.name}
                variant="secondary"
                size="sm"
              />
              <Withdrawal having={[each]} />
            </div>
          </li>
        ))}
      </ul>
      {shown.length < having.length && (
        <Button size="sm" onClick={() => setIsWhole(true)} className="self-start">
          Pokaż wszystkich: {having.length}
        </Button>
      )}
      <PageCodeDialog props={code && { ...code, onClose: () => setCode(undefined) }} />
    </Card>
  )
}

const CODE_TEXT =
  'Zeskanuj kod telefonem tej osoby. Link jest tylko dla niej: kto go ma, widzi jej dokumenty i terminy.'

function Named({ name }: { name: string }) {
  return <span className="sr-only">: {name}</span>
}

/** Begins a letter with the link to the person, in their mail program. */
function Letter({ person, name, page, languages }: Having & { languages: readonly Language[] }) {
  if (!isEmailAddress(person.email)) return null
  const [link] = mailLinks(slipLetter(languages, page.address), [person.email])
  return (
    link && (
      <a href={link.href} className={buttonStyle({ size: 'sm' })}>
        <Icon of={Mail} className="size-4" />
        Napisz e-mail
        <Named name={name} />
      </a>
    )
  )
}

function Withdrawal({ having }: { having: readonly Having[] }) {
  const [only, ...others] = having
  return (
    <Form method="post">
      {having.map(({ person }) => (
        <input key={person.id} type="hidden" name="person" value={person.id} />
      ))}
      <Button type="submit" size="sm" name="intent" value="withdraw" variant="quiet-danger">
        {others.length > 0 ? 'Wycofaj wszystkim' : 'Wycofaj dostęp'}
        {only && others.length === 0 && <Named name={only.name} />}
      </Button>
    </Form>
  )
}
