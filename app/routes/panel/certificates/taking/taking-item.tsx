import type { IconNode } from 'lucide'
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs'
import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs'
import CircleQuestionMark from 'lucide/dist/esm/icons/circle-question-mark.mjs'
import Unlink from 'lucide/dist/esm/icons/unlink.mjs'
import type { ComponentProps } from 'react'

import { SIGNED_VERDICT_ICONS } from '~/components/signed-verdict-icons'
import { expiryDayLabel } from '~/domain/certificates/certificate'
import type { Taking } from '~/domain/decisions/taking-line'
import { takingText } from '~/domain/decisions/taking-text'
import { fullName } from '~/domain/people/user'
import { qualificationLabel } from '~/domain/qualifications/qualification-label'
import { ALTERED_LINK, SAMPLE_SIGNER } from '~/domain/signing/signed-status'
import { formatDay } from '~/domain/words/day'
import { keepTogether } from '~/domain/words/polish'
import { Badge } from '~/ui/badge'
import { Icon } from '~/ui/icon'
import { Spinner } from '~/ui/spinner'

import { isOfNobody, NextStep } from './next-step'

type TakingItemProps = ComponentProps<typeof NextStep> & {
  isWaiting: boolean
  /** True if the viewer takes certificates for others as well. */
  showsHolder: boolean
}

/** Shows one link: its text, the server's answer, and what will happen to it. */
export function TakingItem(props: TakingItemProps) {
  const { line, place, isWaiting, telling } = props
  const { words, notes } = takingText(line)
  return (
    <li className="flex flex-col gap-2 px-4 py-4 [overflow-wrap:anywhere] sm:px-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-sm text-muted tabular-nums">Link {place}</p>
        <VerdictBadge line={line} />
      </div>
      <Said line={line} showsHolder={props.showsHolder} telling={telling} />
      {isWaiting ? (
        <p className="flex items-center gap-2 text-muted">
          <Spinner />
          Sprawdzanie…
        </p>
      ) : (
        <>
          <Outcome look={isOfNobody(line) ? ASKS : OUTCOMES[line.taking.kind]}>{words}</Outcome>
          {notes.length > 0 && (
            <div className="max-w-prose text-sm text-muted">
              {notes.map((note) => (
                <p key={note}>{keepTogether(note)}</p>
              ))}
            </div>
          )}
          <NextStep {...props} />
        </>
      )}
    </li>
  )
}

const TAKEN = { icon: CircleCheck, colour: 'text-success' }
const KNOWN = { icon: CircleCheck, colour: 'text-muted' }
const ASKS = { icon: CircleQuestionMark, colour: 'text-warning' }
const REFUSED = { icon: CircleAlert, colour: 'text-danger' }

const OUTCOMES = {
  added: TAKEN,
  confirmed: TAKEN,
  present: KNOWN,
  repeated: KNOWN,
  'left-out': KNOWN,
  unclear: ASKS,
  unchecked: ASKS,
  archived: REFUSED,
  nobody: REFUSED,
  'other-name': REFUSED,
  sample: REFUSED,
  altered: REFUSED,
  refused: REFUSED,
  'not-yet': REFUSED,
} satisfies Record<Taking['kind'], { icon: IconNode; colour: string }>

function Outcome({ look, children }: { look: typeof ASKS; children: string }) {
  const { icon, colour } = look
  return (
    <p className="flex gap-2 font-semibold">
      <Icon of={icon} className={`mt-0.5 size-5 shrink-0 ${colour}`} />
      <span className="min-w-0">{keepTogether(children)}</span>
    </p>
  )
}

/** Shows the verdict as the link's own page does. */
function VerdictBadge({ line: { taking, answer } }: Pick<TakingItemProps, 'line'>) {
  if (taking.kind === 'altered') {
    return (
      <Badge tone="danger" icon={Unlink} isLong>
        {ALTERED_LINK.words}
      </Badge>
    )
  }
  if (!answer) return null
  const { status, tone, words } = answer.verdict
  return (
    <Badge tone={tone} icon={SIGNED_VERDICT_ICONS[status]} isLong>
      {keepTogether(words)}
    </Badge>
  )
}

/** Shows the data of the certificate, or the text of a link if nothing is known of it. */
function Said({
  line: { text, taking, certificate, answer },
  showsHolder,
  telling,
}: Pick<TakingItemProps, 'line' | 'showsHolder' | 'telling'>) {
  if (!certificate) return <p className="line-clamp-2 text-sm break-all text-muted">{text}</p>
  const { number, issueDate, expiryDate, holder } = certificate
  const named =
    showsHolder && 'holder' in taking
      ? [fullName(taking.holder), ...telling(taking.holder)].join(', ')
      : holder
  return (
    <div>
      <p className="font-medium">
        {keepTogether(qualificationLabel(certificate))}, <span className="tabular-nums">{number}</span>
      </p>
      <p className="text-sm text-muted tabular-nums">
        {named} · {formatDay(issueDate)} – {expiryDayLabel(expiryDate)}
      </p>
      {answer?.signer && (
        <p className="text-sm text-muted">
          podpisał: {keepTogether(answer.signer.name)}
          {answer.signer.isSample && ` (${SAMPLE_SIGNER})`}
        </p>
      )}
    </div>
  )
}
