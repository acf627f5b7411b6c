import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs'
import { useId, useLayoutEffect, useRef, type MouseEvent, type RefObject } from 'react'

import { keepTogether } from '~/domain/words/polish'

import { focusField } from './focus'
import { Icon } from './icon'

type Errors = Readonly<Partial<Record<string, string>>>

/**
 * Moves the focus to the errors of a refused form. A single error focuses its field. Several are listed here
 * as links to their fields. `refused` has the field names as keys and is a new object with each answer; `errors` are
 * the ones that are still wrong.
 */
export function ErrorSummary({
  refused,
  errors,
  form,
}: {
  refused: Errors | undefined
  errors: Errors
  form: RefObject<HTMLFormElement | null>
}) {
  const titleId = useId()
  const summary = useRef<HTMLDivElement>(null)
  const messages = Object.entries(errors)

  // An effect, because the list can take the focus only once it is in the document. Before anybody can type on.
  useLayoutEffect(() => {
    const [name, ...others] = Object.keys(refused ?? {})
    if (name === undefined) return
    if (others.length > 0) summary.current?.focus()
    else focusField(form.current, name)
  }, [refused, form])

  // It stays until the last error is corrected, so that the fields below move only once.
  if (messages.length === 0 || Object.keys(refused ?? {}).length < 2) return null
  const openField = (event: MouseEvent, name: string) => {
    event.preventDefault()
    focusField(form.current, name)
  }
  return (
    <div
      ref={summary}
      role="group"
      aria-labelledby={titleId}
      tabIndex={-1}
      className="flex scroll-mt-24 gap-3 rounded-control border border-danger bg-danger-soft px-4 py-3 text-danger"
    >
      <Icon of={CircleAlert} className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0">
        <p id={titleId} className="font-semibold">
          Popraw dane w&nbsp;formularzu
        </p>
        <ul className="mt-1 list-disc pl-5">
          {messages.map(([name, message]) => (
            <li key={name}>
              <a
                href={`#${name}`}
                onClick={(event) => openField(event, name)}
                className="inline-flex min-h-6 items-center underline underline-offset-4 pointer-coarse:min-h-11"
              >
                {message && keepTogether(message)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
