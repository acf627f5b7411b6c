import type { GivenPage } from '~/domain/crew/records/given-page'
import { namesApart } from '~/domain/people/names-apart'
import type { Person, User } from '~/domain/people/user'
import { crewOf } from '~/domain/records/crew-changes'
import type { Day } from '~/domain/words/day'
import { countOf } from '~/domain/words/polish'
import { withdrawPages } from '~/routes/panel/phone-pages/act-on-pages'
import type { Outcome } from '~/routes/panel/recording/outcome'
import { KEPT_HERE, tryRecord } from '~/routes/panel/recording/record-and-tell'

import { pagesOfPeople } from './pages-of-people'

type Chosen = { people: readonly Person[]; viewer: User; today: Day }

/** Gives each of the people a page of their own papers. Those who have one keep it, and their link. */
export async function giveAccess({ people, viewer, today }: Chosen): Promise<Outcome> {
  const { createPageKey } = await import('~/browser/crew/boxes.client')
  let given: readonly Person[] = []
  return tryRecord(
    viewer.id,
    (changes) => {
      const pages = pagesOfPeople(crewOf(changes).pages)
      given = people.filter(({ id }) => !pages.has(id))
      return given.map(({ id: userId }) => {
        const page = { of: 'mine' as const, userId, ...createPageKey() }
        return { build: (id) => ({ kind: 'page-given', id, day: today, page }) }
      })
    },
    {
      done: () => ({ title: `Dano dostęp: ${namesOf(given)}`, description: KEPT_HERE }),
      refused: 'Nie udało się zapisać',
      focus: 'heading',
    },
  )
}

/** Withdraws the pages of the people, also if two devices have given one each. */
export async function withdrawAccess(
  { people, ...actor }: Chosen,
  pages: readonly GivenPage[],
): Promise<Outcome> {
  const pagesOf = ({ id }: Person) => pages.filter((page) => page.of === 'mine' && page.userId === id)
  const having = people.filter((person) => pagesOf(person).length > 0)
  return withdrawPages(
    having.flatMap(pagesOf),
    { title: `Wycofano dostęp: ${namesOf(having)}`, description: 'Link i\u00a0kod przestają działać.' },
    actor,
  )
}

function namesOf(people: readonly Person[]): string {
  const [only, ...others] = people
  return only && others.length === 0 ? namesApart(people)(only) : countOf(people.length, 'person')
}
