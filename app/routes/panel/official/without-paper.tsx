import { fullName, type Person } from '~/domain/people/user'
import { keepTogether } from '~/domain/words/polish'
import { Note } from '~/ui/note'

/** Names those of the chosen people for whom there is nothing to print, „Bez aktywnego certyfikatu: Jan Lis.” */
export function WithoutPaper({ why, people }: { why: string; people: readonly { person: Person }[] }) {
  if (people.length === 0) return null
  return (
    <div className="print:hidden">
      <Note>{keepTogether(`${why}: ${people.map(({ person }) => fullName(person)).join(', ')}.`)}</Note>
    </div>
  )
}
