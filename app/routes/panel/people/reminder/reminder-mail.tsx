import Mail from 'lucide/dist/esm/icons/mail.mjs'
import { useState } from 'react'
import { href, Link } from 'react-router'

import { mailLinks, type Mail as Letter } from '~/domain/words/mail-link'
import { countOf, keepTogether } from '~/domain/words/polish'
import type { StaffDuty } from '~/routes/panel/duty/staff-duties'
import { EmployeeLink } from '~/routes/panel/people/employee-link'
import { CopyButton } from '~/routes/panel/sharing/copy-button'
import { ShareButton } from '~/routes/panel/sharing/share-button'
import { buttonStyle } from '~/ui/button'
import { Card } from '~/ui/card'
import { TextAreaField, TextField } from '~/ui/field'
import { Icon } from '~/ui/icon'
import { TEXT_LINK } from '~/ui/text-link'

type Reminded = { person: StaffDuty['person']; lines: readonly string[]; isNoted: boolean }

/** The text of a reminder and the ways to send it. `onReminded` gets the ids of the people to whom it has gone. */
export function ReminderMail({
  people,
  letter,
  onReminded,
}: {
  people: readonly Reminded[]
  /** The text that is offered. */
  letter: Letter
  onReminded: (ids: readonly string[]) => void
}) {
  const [mail, setMail] = useState(letter)
  const everybody = people.map(({ person }) => person.id)
  const addresses = [...new Set(people.flatMap(({ person }) => person.email ?? []))]
  const links = mailLinks(mail, addresses)
  const remindByMail = (reached: readonly string[]) =>
    onReminded(people.flatMap(({ person: { id, email } }) => (email && reached.includes(email) ? [id] : [])))
  return (
    <div className="flex flex-col gap-4 lg:flex-row lg:items-start">
      <Card title="Treść" className="min-w-0 lg:flex-1">
        <TextField
          label="Temat"
          value={mail.subject}
          onChange={({ currentTarget }) => setMail({ ...mail, subject: currentTarget.value })}
        />
        <TextAreaField
          label="Wiadomość"
          rows={12}
          value={mail.body}
          onChange={({ currentTarget }) => setMail({ ...mail, body: currentTarget.value })}
        />
      </Card>
      <div className="flex min-w-0 flex-col gap-4 lg:w-96 lg:shrink-0">
        <Card title="Wyślij">
          <p className="text-sm text-muted">
            {keepTogether(
              `Wiadomość wysyła Twój program pocztowy${addresses.length > 1 ? ', a\u00a0adresy są w\u00a0ukrytej kopii (UDW)' : ''}. Przypomnienie odnotujemy na stronie osoby; można to cofnąć.`,
            )}
          </p>
          <div className="flex flex-col items-start gap-3">
            {links.map((link, place) => (
              <a
                key={link.addresses[0]}
                href={link.href}
                onClick={() => remindByMail(link.addresses)}
                className={buttonStyle({ variant: place === 0 ? 'primary' : 'secondary' })}
              >
                <Icon of={Mail} className="size-4" />
                {links.length === 1
                  ? 'Napisz e-mail'
                  : `E-mail ${place + 1} z\u00a0${links.length} (${countOf(link.addresses.length, 'person')})`}
              </a>
            ))}
            <ShareButton
              content={{ title: mail.subject, text: mail.body }}
              otherwise="Skopiuj treść i wklej ją w wiadomości."
              onShared={() => onReminded(everybody)}
            />
            <CopyButton
              kind="text"
              text={mail.body}
              label="Treść przypomnienia"
              variant="secondary"
              onCopied={() => onReminded(everybody)}
            />
            {addresses.length > 1 && (
              <CopyButton
                kind="addresses"
                // Outlook takes only semicolons where Windows is Polish.
                text={addresses.join('; ')}
                label="Adresy e-mail"
                variant="secondary"
              />
            )}
          </div>
        </Card>
        <Card title={people.length === 1 ? 'Do kogo' : `Do kogo: ${countOf(people.length, 'person')}`}>
          <ul className="divide-y divide-line">
            {people.map((reminded) => (
              <Recipient key={reminded.person.id} {...reminded} hasOwnLetter={people.length > 1} />
            ))}
          </ul>
        </Card>
      </div>
    </div>
  )
}

function Recipient({
  person,
  lines,
  isNoted,
  hasOwnLetter,
}: Reminded & {
  /** True if the person can get a letter of their own instead. */
  hasOwnLetter: boolean
}) {
  return (
    <li className="py-2.5 [overflow-wrap:anywhere] first:pt-0 last:pb-0">
      <EmployeeLink employee={person} />
      <p className="text-sm text-muted">
        {person.email ?? 'Bez adresu e-mail'}
        {isNoted && ' · przypomniano dziś'}
      </p>
      {lines.map((line) => (
        <p key={line} className="text-sm">
          {keepTogether(line)}
        </p>
      ))}
      {hasOwnLetter && lines.length > 0 && (
        <Link to={`${href('/employees/reminder')}?person=${person.id}`} className={`${TEXT_LINK} text-sm`}>
          Napisz osobno<span className="sr-only">: {person.email ?? person.lastName}</span>
        </Link>
      )}
    </li>
  )
}
