import type { AdmissionFacts } from '~/domain/admission/admission'
import type { Certificate } from '~/domain/certificates/certificate'
import { positionNames } from '~/domain/people/other-positions'
import { compareNames, fullName, type Person } from '~/domain/people/user'
import { groupBy } from '~/domain/words/collection'
import type { Day } from '~/domain/words/day'
import { foldText } from '~/domain/words/polish'

import { leavesOutOf } from './leaves-out'
import type { GatePage } from './page'
import { spansOf } from './spans'

export type GateFacts = AdmissionFacts & {
  certificates: readonly Certificate[]
  /** All people of the register: a namesake who is not let in must not pass for somebody who is. */
  people: readonly Person[]
}

type Published = { name: string; firm?: string | undefined; call?: GatePage['call'] } & Pick<
  GatePage,
  'writtenAt'
>

/** Returns the page of a gate with those of the chosen people who are let in, or will be. */
export function gatePageOf(
  chosen: readonly Person[],
  { certificates, people, ...facts }: GateFacts,
  { today, ...published }: Published & { today: Day },
): GatePage {
  const byHolder = groupBy(certificates, ({ userId }) => userId)
  const byName = groupBy(people, (person) => foldText(fullName(person)))
  return {
    kind: 'gate',
    v: 1,
    ...published,
    leavesOut: leavesOutOf(facts.employment.required),
    people: chosen.toSorted(compareNames).flatMap((person) => {
      const [span, ...more] = spansOf(person, byHolder.get(person.id) ?? [], facts, today)
      if (!span) return []
      const spans: GatePage['people'][number]['spans'] = [span, ...more]
      const { firstName, lastName, company } = person
      const admitted = new Set(spans.map(({ position }) => position))
      const isLimited = admitted.size < positionNames(person).length
      const hasNamesake = (byName.get(foldText(fullName(person)))?.length ?? 0) > 1
      return [
        {
          lastName,
          firstName,
          ...(company !== undefined && { firm: company }),
          spans,
          ...(isLimited && { isLimited: true as const }),
          ...(hasNamesake && { hasNamesake: true as const }),
        },
      ]
    }),
  }
}
