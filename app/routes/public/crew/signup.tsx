import { useRef, useState, type FormEvent, type ReactNode } from 'react'

import { useFieldErrors } from '~/components/use-field-errors'
import { waysToCrew } from '~/data/configuration.server'
import { MAX_LINE_LENGTH } from '~/domain/crew/drops/limits'
import { parseSignUp } from '~/domain/crew/drops/telling'
import type { SignupPage } from '~/domain/crew/pages/page'
import { signupStatus } from '~/domain/crew/pages/signup-status'
import { parseBoxLink, type BoxAddress } from '~/domain/crew/records/crew-links'
import { trainingDues } from '~/domain/reminders/phone-dues'
import type { FieldErrors } from '~/domain/words/form'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'
import { CARD } from '~/ui/card'
import { TextField } from '~/ui/field'
import { focusField } from '~/ui/focus'

import type { Route } from './+types/signup'
import { CrewPage } from './frame/crew-page'
import { CREW_HEADERS, frameTexts } from './frame/frame-texts.server'
import { createOpener, DataDay, OpenedPage } from './frame/opened-page'
import { inSentence, problemText } from './frame/problem-text'
import { Refusal, SentBefore, SentNotice } from './frame/sending-parts'
import type { Spoken } from './frame/spoken'
import { TrainingWhen } from './frame/training-when'
import { usePhoneMoment } from './frame/use-phone-moment'
import { useSending, useSent, type SendingAnswer } from './frame/use-sending'
import type { CrewWays } from './reminder/reminder-cards'
import { ReminderPlace } from './reminder/reminder-place'

const SIGNUP = createOpener('signup')

export function loader() {
  return { frame: frameTexts('signup'), ways: waysToCrew() }
}

export function headers() {
  return CREW_HEADERS
}

/** Lets anybody with the link of a training sign up for it. */
export default function SignupScreen({ loaderData }: Route.ComponentProps) {
  return (
    <CrewPage frame={loaderData.frame} titleOf={({ signup }) => signup.title}>
      {(spoken) => (
        <OpenedPage opener={SIGNUP} spoken={spoken}>
          {(page, news) => <Signup page={page} news={news} spoken={spoken} ways={loaderData.ways} />}
        </OpenedPage>
      )}
    </CrewPage>
  )
}

function Signup({
  page,
  news,
  spoken,
  ways,
}: {
  page: SignupPage
  news: ReactNode
  spoken: Spoken
  ways: CrewWays
}) {
  const moment = usePhoneMoment()
  const sent = useSent().filter(({ kind }) => kind === 'sign-up')
  const { signup } = spoken.texts
  const { training, organiser, description, placesLeft } = page
  const status = signupStatus(page, moment)
  const address = parseBoxLink(page.box)
  // A mail about a cancelled training must not go out any more.
  const dues = status === 'cancelled' ? [] : trainingDues(training, moment.day)
  return (
    <>
      {news}
      <section className={`${CARD} flex flex-col gap-3 p-4`}>
        <div>
          <h2 className="text-xl leading-snug font-semibold">{training.title}</h2>
          <p className="text-muted">{signup.organiser(organiser)}</p>
        </div>
        <dl className="flex flex-col gap-2">
          <div>
            <dt className="text-sm text-muted">{signup.when}</dt>
            <dd>
              <TrainingWhen training={training} spoken={spoken} />
            </dd>
          </div>
          <div>
            <dt className="text-sm text-muted">{signup.where}</dt>
            <dd>{training.location}</dd>
          </div>
          {description !== '' && (
            <div>
              <dt className="text-sm text-muted">{signup.forWhom}</dt>
              <dd className="whitespace-pre-line">{description}</dd>
            </div>
          )}
        </dl>
        {status === 'open' && (
          <p>
            <span className="font-semibold">
              {placesLeft === undefined ? signup.unlimited : `${signup.placesLeft(placesLeft)}.`}
            </span>{' '}
            {placesLeft !== undefined && signup.placesAsOf}
          </p>
        )}
        <DataDay page={page} day={moment.day} spoken={spoken} />
      </section>
      {status !== 'open' || !address ? (
        <Alert title={status === 'open' ? signup.notTaken : signup.closed[status]} />
      ) : (
        <SignupForm page={page} address={address} spoken={spoken} />
      )}
      <SentBefore sent={sent} spoken={spoken} />
      <ReminderPlace
        ways={ways}
        isOffered={dues.length > 0 && sent.some(({ trainingId }) => trainingId === training.id)}
        reminded={{
          about: `training:${training.id}`,
          owner: 'participant',
          dues,
          day: moment.day,
        }}
        page="signup"
        spoken={spoken}
      />
    </>
  )
}

function SignupForm({ page, address, spoken }: { page: SignupPage; address: BoxAddress; spoken: Spoken }) {
  const { texts, language } = spoken
  const { signup } = texts
  const { training, question, organiser } = page
  const [refused, setRefused] = useState<FieldErrors>()
  const [answer, setAnswer] = useState<SendingAnswer>()
  const { isSending, send } = useSending()
  const form = useRef<HTMLFormElement>(null)
  const parse = (typed: FormData) =>
    parseSignUp(typed, { trainingId: training.id, isAsked: question !== undefined })
  const { errors, recheck } = useFieldErrors(refused, parse)
  const errorOf = (field: string) => problemText(texts, field, errors[field])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const parsed = parse(new FormData(event.currentTarget))
    setRefused(parsed.errors)
    if (parsed.errors) {
      const [first] = Object.keys(parsed.errors)
      if (first !== undefined) focusField(form.current, first)
      return
    }
    setAnswer(await send(address, { kind: 'sign-up', ...parsed.value, language }))
  }
  if (answer && answer.state !== 'refused') {
    return <SentNotice answer={answer} spoken={spoken} sentTitle={signup.sentTitle} keep={signup.keep} />
  }
  return (
    <form
      ref={form}
      noValidate
      onChange={({ currentTarget }) => recheck(currentTarget)}
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-4"
    >
      <TextField
        label={signup.name}
        name="name"
        autoComplete="name"
        required
        maxLength={MAX_LINE_LENGTH}
        error={errorOf('name')}
      />
      <TextField
        label={signup.firm}
        name="firm"
        autoComplete="organization"
        maxLength={MAX_LINE_LENGTH}
        error={errorOf('firm')}
      />
      <TextField
        label={signup.contact}
        name="contact"
        required
        maxLength={MAX_LINE_LENGTH}
        error={errorOf('contact')}
      />
      {question !== undefined && (
        <TextField
          label={question}
          name="answer"
          required
          maxLength={MAX_LINE_LENGTH}
          error={errorOf('answer')}
        />
      )}
      {/* An employer may take the sign-ups for a training of somebody else. */}
      <p className="text-sm text-muted">{signup.readers(inSentence(address.firm ?? organiser))}</p>
      {answer && <Refusal problem={answer.problem} texts={texts} closed={signup.notTaken} />}
      <Button type="submit" variant="primary" size="lg" isBusy={isSending} className="min-h-14! w-full">
        {isSending ? signup.sending : signup.send}
      </Button>
    </form>
  )
}
