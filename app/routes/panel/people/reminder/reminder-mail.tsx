import BellRing from 'lucide/dist/esm/icons/bell-ring.mjs'
import Mail from 'lucide/dist/esm/icons/mail.mjs'

import { isEmailAddress, mailLinks, type Mail as Letter } from '~/domain/words/mail-link'
import { countOf, keepTogether } from '~/domain/words/polish'
import { CopyButton } from '~/routes/panel/sharing/copy-button'
import { ShareButton } from '~/routes/panel/sharing/share-button'
import { Button, buttonStyle } from '~/ui/button'
import { Card } from '~/ui/card'
import { TextAreaField, TextField } from '~/ui/field'
import { Icon } from '~/ui/icon'

import { Recipients, type Reminded } from './recipients'

/** The text of a reminder and the ways to send it. `onReminded` gets the ids of the people to whom it has gone. */
export function ReminderMail({
  people,
  nameOf,
  mail,
  onChange,
  onReminded,
}: {
  people: readonly Reminded[]
  nameOf: (person: Reminded['person']) => string
  mail: Letter
  onChange: (mail: Letter) => void
  onReminded: (ids: readonly string[]) => void
}) {
  const emails = people.flatMap(({ person }) => person.email ?? [])
  const addresses = [...new Set(emails.filter(isEmailAddress))]
  const links = mailLinks(mail, addresses)
  const idsAt = (reached: readonly string[]) =>
    people.flatMap(({ person: { id, email } }) => (email && reached.includes(email) ? [id] : []))
  const remindAll = () => onReminded(people.map(({ person }) => person.id))
  return (
    <div className="flex flex-col gap-4 lg:flex-row lg:items-start">
      <Card title="Treść" className="min-w-0 lg:flex-1">
        <TextField
          label="Temat"
          value={mail.subject}
          onChange={({ currentTarget }) => onChange({ ...mail, subject: currentTarget.value })}
        />
        <TextAreaField
          label="Wiadomość"
          rows={12}
          value={mail.body}
          onChange={({ currentTarget }) => onChange({ ...mail, body: currentTarget.value })}
        />
      </Card>
      <div className="flex min-w-0 flex-col gap-4 lg:w-96 lg:shrink-0">
        <Card title="Wyślij">
          <p className="text-sm text-muted">
            {keepTogether(
              waysText({ emails: emails.length, addresses: addresses.length, links: links.length }),
            )}
          </p>
          <div className="flex flex-col items-start gap-3">
            {links.map((link, place) => (
              <a
                key={link.addresses[0]}
                href={link.href}
                onClick={() => onReminded(idsAt(link.addresses))}
                className={buttonStyle({ variant: place === 0 ? 'primary' : 'secondary' })}
              >
                <Icon of={Mail} className="size-4" />
                {links.length === 1
                  ? 'Napisz e-mail'
                  : `E-mail ${place + 1} z\u00a0${links.length} (${countOf(idsAt(link.addresses).length, 'person')})`}
              </a>
            ))}
            <ShareButton
              content={{ title: mail.subject, text: mail.body }}
              otherwise="Skopiuj treść i wklej ją do wiadomości."
              onShared={remindAll}
            />
            <CopyButton kind="text" text={mail.body} label="Treść przypomnienia" variant="secondary" />
            {addresses.length > 1 && (
              <CopyButton
                kind="addresses"
                // In a Polish Windows, Outlook takes only semicolons.
                text={addresses.join('; ')}
                label="Adresy e-mail"
                variant="secondary"
              />
            )}
            <Button variant="ghost" onClick={remindAll}>
              <Icon of={BellRing} className="size-4" />
              Odnotuj przypomnienie
            </Button>
          </div>
        </Card>
        <Card title={people.length === 1 ? 'Odbiorca' : `Odbiorcy: ${countOf(people.length, 'person')}`}>
          <Recipients people={people} nameOf={nameOf} />
        </Card>
      </div>
    </div>
  )
}

const NOTED =
  'Przypomnienie odnotujemy na stronie osoby, gdy otworzysz program pocztowy albo udostępnisz treść. Jeśli wysyłasz ją inaczej, wybierz „Odnotuj przypomnienie”. Wpis można cofnąć, dopóki widać powiadomienie.'

function waysText({ emails, addresses, links }: Record<'emails' | 'addresses' | 'links', number>): string {
  if (addresses === 0) {
    const reason = emails === 0 ? 'Nie podano adresu e-mail' : 'Nie ma poprawnego adresu e-mail'
    return `${reason}. Skopiuj treść i wyślij ją inaczej. ${NOTED}`
  }
  if (links === 0)
    return `Treść jest za długa dla programu pocztowego: skopiuj ją i wklej do wiadomości. ${NOTED}`
  const hidden = addresses > 1 ? ', a\u00a0adresy są w\u00a0ukrytej kopii (UDW)' : ''
  return `Wiadomość wysyła Twój program pocztowy${hidden}. ${NOTED}`
}
