import { joinNames, type Person } from '~/domain/people/user'
import { keepTogether } from '~/domain/words/polish'
import { Note } from '~/ui/note'

/** Names those of the chosen people for whom there is nothing to print, „Bez aktywnego certyfikatu: Jan Lis.” */
export function WithoutPaper({
  why,
  people,
  nameOf,
}: {
  why: string
  people: readonly { person: Person }[]
  /** Names a person, with what tells namesakes apart. */
  nameOf: (person: Person) => string
}) {
  if (people.length === 0) return null
  return (
    <div className="print:hidden">
      <Note>{keepTogether(`${why}: ${joinNames(people.map(({ person }) => nameOf(person)))}.`)}</Note>
    </div>
  )
}
