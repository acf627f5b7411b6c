import Mail from 'lucide/dist/esm/icons/mail.mjs'
import { Form } from 'react-router'

import { qrCode } from '~/documents/qr-code'
import type { TrainingRecord } from '~/domain/records/training-changes'
import { freePlaces, freePlacesLabel } from '~/domain/trainings/enrolment'
import { whenInWords } from '~/domain/trainings/training'
import type { Day } from '~/domain/words/day'
import { letterLink } from '~/domain/words/mail-link'
import { keepTogether } from '~/domain/words/polish'
import { CopyButton } from '~/routes/panel/sharing/copy-button'
import { ShareButton } from '~/routes/panel/sharing/share-button'
import { Button, buttonStyle } from '~/ui/button'
import { Card } from '~/ui/card'
import { Icon } from '~/ui/icon'
import { QrCode } from '~/ui/qr-code'

import { AutomaticSwitch } from './automatic-switch'

/** Shows the link by which people sign up, says whether it takes anybody, and closes it. */
export function GivenLink({
  training,
  address,
  question,
  isAutomatic,
  today,
}: {
  training: TrainingRecord
  address: string
  question: string | undefined
  isAutomatic: boolean
  today: Day
}) {
  const letter = {
    subject: `Zapisy: ${training.title}`,
    body: [training.title, whenInWords(training), training.location, '', address].join('\n'),
  }
  const mail = letterLink(letter)
  return (
    <Card title="Link do zapisów" className="max-w-3xl">
      <p className="font-semibold">{keepTogether(stateText(training, today))}</p>
      {question !== undefined && <p className="[overflow-wrap:anywhere]">Pytanie: {question}</p>}
      <AutomaticSwitch isOn={isAutomatic} />
      <div className="aspect-square w-full max-w-[280px] rounded-card border border-line bg-[#fff] p-1 print:max-w-[45mm] print:border-0">
        <QrCode
          {...qrCode(address, 'L')}
          width="fill"
          label={`Kod QR z linkiem do zapisów: ${training.title}`}
        />
      </div>
      <div className="flex flex-wrap items-start gap-3 print:hidden">
        <CopyButton text={address} label="Link do zapisów" />
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
        <Form method="post">
          <Button type="submit" name="intent" value="close" variant="quiet-danger">
            Zamknij zapisy
          </Button>
        </Form>
      </div>
    </Card>
  )
}

function stateText(training: TrainingRecord, today: Day): string {
  if (training.status === 'cancelled') return 'Szkolenie jest odwołane, więc link tylko to mówi.'
  if (training.status === 'completed' || training.date < today)
    return 'Szkolenie już było, więc link nikogo nie zapisuje.'
  if (freePlaces(training) === 0) return 'Nie ma wolnych miejsc, więc link nikogo już nie zapisuje.'
  return `Zapisy są otwarte. ${freePlacesLabel(training)}.`
}
