import Printer from 'lucide/dist/esm/icons/printer.mjs'
import { href } from 'react-router'

import { ButtonLink } from '~/components/button-link'
import { qrCode } from '~/documents/qr-code'
import { proofMark, validityLabel, type Certificate } from '~/domain/certificates/certificate'
import { fullName, ROLE_LABELS, type User } from '~/domain/people/user'
import { qualificationTitle, scopeLabel } from '~/domain/qualifications/qualification-label'
import { keepTogether } from '~/domain/words/polish'
import { CopyButton } from '~/routes/panel/sharing/copy-button'
import { ShareButton } from '~/routes/panel/sharing/share-button'
import { BreakableEmail } from '~/ui/breakable'
import { Card, CARD } from '~/ui/card'
import { Detail, Details } from '~/ui/details'
import { Icon } from '~/ui/icon'
import { Note } from '~/ui/note'
import { QrCode } from '~/ui/qr-code'
import { TEXT_LINK } from '~/ui/text-link'

export function BusinessCard({
  user,
  active,
  origin,
}: {
  user: User
  active: Certificate[]
  /** Undefined if the server does not know the person, and so has no card to show. */
  origin: string | undefined
}) {
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      <section aria-label="Wizytówka" className={`${CARD} flex flex-col gap-5 p-5 sm:p-6`}>
        {origin === undefined ? (
          <>
            <NameAndRole user={user} />
            <Note>Serwer nie zna własnego rejestru, dlatego nie ma tu linku ani kodu QR.</Note>
          </>
        ) : (
          <PublicCard user={user} origin={origin} />
        )}
        <Details className="border-t border-line pt-5 max-sm:grid-cols-1">
          <Detail name="E-mail">
            <BreakableEmail>{user.email}</BreakableEmail>
          </Detail>
          {user.phone && <Detail name="Telefon">{user.phone}</Detail>}
          {user.company && <Detail name="Firma">{keepTogether(user.company)}</Detail>}
          {user.position && <Detail name="Stanowisko">{user.position}</Detail>}
        </Details>
      </section>
      <Card title="Aktywne certyfikaty">
        {active.length === 0 ? (
          <p className="text-muted">Brak aktywnych certyfikatów.</p>
        ) : (
          <ul className="flex flex-col divide-y divide-line">
            {active.map((certificate) => (
              <li key={certificate.id} className="py-3 first:pt-1 last:pb-1">
                <p className="font-semibold">{qualificationTitle(certificate)}</p>
                {scopeLabel(certificate) && <p className="text-sm">{scopeLabel(certificate)}</p>}
                <p className="text-sm text-muted tabular-nums">
                  {certificate.number} · {validityLabel(certificate)}
                </p>
                {proofMark(certificate) && <p className="text-sm text-muted">{proofMark(certificate)}</p>}
              </li>
            ))}
          </ul>
        )}
        <ButtonLink to={href('/profile/pocket-card')} className="self-start">
          <Icon of={Printer} className="size-4" />
          Karta do kieszeni
        </ButtonLink>
      </Card>
    </div>
  )
}

function NameAndRole({ user }: { user: User }) {
  return (
    <div>
      <h2 className="text-xl font-bold [overflow-wrap:anywhere]">{fullName(user)}</h2>
      <p className="text-muted">{ROLE_LABELS[user.role]}</p>
    </div>
  )
}

/** Shows the QR code of the public card, and the ways to hand over its link. */
function PublicCard({ user, origin }: { user: User; origin: string }) {
  const path = href('/card/:userId', { userId: user.id })
  const address = new URL(path, origin).href
  return (
    <div className="flex flex-wrap items-start gap-5">
      <div className="rounded-card border border-line bg-[#fff] p-2">
        <QrCode {...qrCode(address)} label="Kod QR prowadzący do publicznej wizytówki" />
      </div>
      <div className="flex min-w-0 flex-1 basis-48 flex-col gap-4">
        <NameAndRole user={user} />
        <CopyButton text={address} label="Link do wizytówki" />
        <ShareButton
          content={{ title: fullName(user), url: address }}
          otherwise="Skopiuj link i wklej go w wiadomości."
        />
        <a href={path} target="_blank" rel="noreferrer" className={TEXT_LINK}>
          Zobacz, co widać pod linkiem
          <span className="sr-only"> (w nowej karcie)</span>
        </a>
      </div>
    </div>
  )
}
