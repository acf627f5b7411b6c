import Unlink from 'lucide/dist/esm/icons/unlink.mjs'
import type { ComponentProps } from 'react'

import { ALTERED_LINK } from '~/domain/signing/signed-status'
import { keepTogether } from '~/domain/words/polish'
import { CARD } from '~/ui/card'

import { Check } from './check'
import { Suspicion } from './suspicion'
import { VerdictHeading } from './verdict-heading'

/** Shows nothing of the link: what was changed could be any part of it. */
export function AlteredLink(check: Pick<ComponentProps<typeof Check>, 'checked' | 'address'>) {
  return (
    <article className={`${CARD} overflow-hidden`}>
      <VerdictHeading icon={Unlink} tone="danger" words={ALTERED_LINK.words} holder={undefined} />
      <div className="flex flex-col gap-5 p-5 sm:p-6">
        <p>{keepTogether(ALTERED_LINK.explanation)}</p>
        <Check {...check} hasHolder={false} />
        <Suspicion />
      </div>
    </article>
  )
}
