import Mail from 'lucide/dist/esm/icons/mail.mjs'

import { letterLink } from '~/domain/words/mail-link'
import { keepTogether } from '~/domain/words/polish'
import { CopyButton } from '~/routes/panel/sharing/copy-button'
import { ShareButton } from '~/routes/panel/sharing/share-button'
import { Dialog } from '~/ui/ark/dialog'
import { buttonStyle } from '~/ui/button'
import { Icon } from '~/ui/icon'

import { boxLetter } from './box-address'

/** Sends the link of a box: by the mail program, by an app of the device, or copied. */
export function BoxLinkDialog({
  place,
  address,
  onClose,
}: {
  place: string
  address: string
  onClose: () => void
}) {
  const letter = boxLetter(place, address)
  const mail = letterLink(letter)
  return (
    <Dialog title={`Link do skrzynki: ${place}`} onClose={onClose}>
      <p>
        {keepTogether(
          'Link otwiera to samo co kod na plakacie. Możesz go wysłać załodze: kto go ma, może zgłaszać, a niczego nie przeczyta.',
        )}
      </p>
      <div className="flex flex-wrap items-start gap-3 max-sm:flex-col">
        <CopyButton text={address} label="Link do skrzynki" />
        {mail && (
          <a href={mail} className={buttonStyle()}>
            <Icon of={Mail} className="size-4" />
            Napisz e-mail
          </a>
        )}
        <ShareButton
          content={{ title: letter.subject, text: letter.body }}
          otherwise="Skopiuj link i wklej go do wiadomości."
        />
      </div>
    </Dialog>
  )
}
