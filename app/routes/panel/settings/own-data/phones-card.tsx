import { href } from 'react-router'

import { ButtonLink } from '~/components/button-link'
import type { GivenPage } from '~/domain/crew/records/given-page'
import { keepTogether } from '~/domain/words/polish'
import { PAGE_KINDS, PAGE_WORDS } from '~/routes/panel/phone-pages/page-words'
import { FoldedPart } from '~/routes/panel/settings/folded-part'

/** Says what the register publishes for phones, and leads to who has it. Nothing if it publishes nothing. */
export function PhonesCard({ pages }: { pages: readonly GivenPage[] }) {
  if (pages.length === 0) return null
  return (
    <FoldedPart title="Strony w telefonach">
      <dl className="flex flex-col gap-3">
        {PAGE_KINDS.map((kind) => {
          const count = pages.filter(({ of }) => of === kind).length
          const { title, holds, who } = PAGE_WORDS[kind]
          return (
            count > 0 && (
              <div key={kind}>
                <dt className="font-semibold">
                  {title}: {count}
                </dt>
                <dd className="max-w-prose text-sm text-muted">
                  {keepTogether(`Co zawiera: ${holds}. Kto ma link: ${who}.`)}
                </dd>
              </div>
            )
          )
        })}
      </dl>
      <ButtonLink to={href('/settings/phones')} className="self-start max-sm:w-full">
        Zobacz wszystkie strony
      </ButtonLink>
    </FoldedPart>
  )
}
