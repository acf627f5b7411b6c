import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import * as v from 'valibot'

import { parseBoxLink, type BoxAddress } from '~/domain/crew/records/crew-links'
import { TOLD_KINDS } from '~/domain/crew/records/drop-kinds'
import type { ToldKind } from '~/domain/crew/records/taken-drop'
import { CrewPage } from '~/routes/public/crew/frame/crew-page'
import { CREW_HEADERS, frameTexts } from '~/routes/public/crew/frame/frame-texts.server'
import { KeptOnPhone } from '~/routes/public/crew/frame/kept-on-phone'
import { keepLink, lastLink } from '~/routes/public/crew/frame/last-link'
import { SentBefore, SentNotice } from '~/routes/public/crew/frame/sending-parts'
import type { Spoken } from '~/routes/public/crew/frame/spoken'
import { useSent, type SendingAnswer } from '~/routes/public/crew/frame/use-sending'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { focusHeading } from '~/ui/focus'

import type { Route } from './+types/box'
import { FirstHelp, KindChoice } from './first-steps'
import { TellingForm } from './telling-form'

export function loader() {
  return frameTexts('box')
}

export function headers() {
  return CREW_HEADERS
}

/** Takes a report of a hazard or an event, from anybody who has scanned the poster of a box. */
export default function BoxScreen({ loaderData }: Route.ComponentProps) {
  return (
    <CrewPage frame={loaderData} titleOf={({ box }) => box.title}>
      {(spoken) => <BoxByLink spoken={spoken} />}
    </CrewPage>
  )
}

function BoxByLink({ spoken }: { spoken: Spoken }) {
  const { hash } = useLocation()
  const fragment = hash || lastLink('box')
  const address = parseBoxLink(fragment)
  const { broken, box } = spoken.texts
  if (!address) return <Alert title={broken.cutTitle}>{broken.cut}</Alert>
  return (
    <>
      <p className="-mt-3 text-lg text-muted">
        {[box.at(address.place), address.firm].filter(Boolean).join(', ')}
      </p>
      <Steps key={address.boxId} address={address} fragment={fragment} spoken={spoken} />
      <KeptOnPhone page="box" language={spoken.language} />
    </>
  )
}

/** The step is kept with the address, so that „back” of the phone goes one step back, and a reload stays. */
const stepSchema = v.object({ about: v.picklist(TOLD_KINDS), isHelped: v.optional(v.boolean()) })

type Ended = { about: ToldKind; answer: Exclude<SendingAnswer, { state: 'refused' }> }

function Steps({ address, fragment, spoken }: { address: BoxAddress; fragment: string; spoken: Spoken }) {
  const { state } = useLocation()
  const navigate = useNavigate()
  const sent = useSent()
  const [ended, setEnded] = useState<Ended>()
  const { box, receipt } = spoken.texts
  const step = v.safeParse(stepSchema, state)
  const goTo = (next: v.InferOutput<typeof stepSchema>) => {
    keepLink('box', fragment)
    void navigate({ hash: fragment }, { state: next, preventScrollReset: false })
  }
  const end = async (reached: Ended) => {
    setEnded(reached)
    // A page that is loaded again begins anew.
    await navigate({ hash: fragment }, { replace: true })
  }
  const beginAgain = () => {
    setEnded(undefined)
    focusHeading()
  }
  if (ended) {
    return (
      <SentNotice
        answer={ended.answer}
        spoken={spoken}
        sentTitle={box.sentTitle}
        keep={receipt.keep}
        isUrgent={ended.about !== 'near_miss'}
      >
        <Button size="lg" onClick={beginAgain}>
          {box.another}
        </Button>
      </SentNotice>
    )
  }
  if (!step.success) {
    return (
      <>
        <KindChoice texts={spoken.texts} onChoose={(about) => goTo({ about })} />
        <SentBefore sent={sent} spoken={spoken} />
      </>
    )
  }
  const { about, isHelped = false } = step.output
  if (about === 'accident' && !isHelped) {
    return <FirstHelp texts={spoken.texts} onHelped={() => goTo({ about, isHelped: true })} />
  }
  return (
    <TellingForm
      about={about}
      address={address}
      spoken={spoken}
      onSent={(answer) => void end({ about, answer })}
    />
  )
}
