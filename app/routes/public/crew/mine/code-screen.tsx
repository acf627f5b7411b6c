import { lazy, Suspense } from 'react'
import { href } from 'react-router'

import { paperTitle } from '~/domain/crew/languages/dictionary'
import type { Paper } from '~/domain/crew/pages/page'
import { Opening } from '~/routes/public/crew/frame/crew-page'
import type { Spoken } from '~/routes/public/crew/frame/spoken'
import { Button } from '~/ui/button'
import { takeFocus } from '~/ui/focus'

/** Its library comes when somebody wants to show a code. */
const Code = lazy(async () => ({ default: (await import('./code')).Code }))

/** Shows the code of a signed certificate as large as the phone allows, for somebody who checks it at a gate. */
export function CodeScreen({
  token,
  paper,
  name,
  spoken: { texts },
  onClose,
}: {
  token: string
  paper: Paper
  name: string
  spoken: Spoken
  onClose: () => void
}) {
  const { mine, frame } = texts
  const title = paperTitle(texts, paper)
  return (
    <section
      data-covers=""
      className="visible fixed inset-0 z-50 flex flex-col gap-3 overflow-y-auto bg-[#fff] p-4 text-[#0f1c2e]"
    >
      <div className="mx-auto flex w-full max-w-xl grow flex-col gap-3">
        <h2 ref={takeFocus} tabIndex={-1} className="text-lg leading-snug font-semibold outline-none">
          {name}
          <span className="block text-base font-normal">{title}</span>
        </h2>
        <div className="mx-auto aspect-square w-full max-w-[min(100%,70dvh)]">
          <Suspense fallback={<Opening text={frame.loading} />}>
            <Code address={new URL(href('/c/:token', { token }), location.origin).href} label={title} />
          </Suspense>
        </div>
        <p>{mine.codeHint}</p>
        <Button size="lg" variant="primary" onClick={onClose} className="mt-auto w-full">
          {frame.close}
        </Button>
      </div>
    </section>
  )
}
