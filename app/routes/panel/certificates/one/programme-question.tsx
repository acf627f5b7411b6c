import { Form } from 'react-router'

import { programmeLabel, programmeQuestion } from '~/domain/admission/settling-question'
import type { Change } from '~/domain/changes/change'
import { fullName, type User } from '~/domain/people/user'
import { parseScope, type Scope } from '~/domain/qualifications/qualification'
import type { Day } from '~/domain/words/day'
import { keepTogether } from '~/domain/words/polish'
import type { Outcome } from '~/routes/panel/recording/outcome'
import { tryRecord } from '~/routes/panel/recording/record-and-tell'
import { Button } from '~/ui/button'
import { CARD } from '~/ui/card'

export const PROGRAMME_INTENT = 'answer-programme'

const OTHER_GROUP = 'Szkolenie okresowe było dla innej grupy stanowisk niż obecne stanowisko.'
const NO_GROUP =
  'Nie podano, dla jakiej grupy stanowisk było to szkolenie, a\u00a0posiadacz odbył je przed objęciem obecnego stanowiska albo ma stanowiska różnych grup.'

/**
 * Asks whether a periodic training counts for the group of its holder's position, which is another one (regulation of
 * 27.07.2004 on BHP training, § 15). An answer can be changed.
 */
export function ProgrammeQuestion({
  group,
  covers,
  hasOwnGroup,
}: {
  group: Scope
  covers: boolean | undefined
  /** False if nobody has said for which group the training was. */
  hasOwnGroup: boolean
}) {
  return (
    <Form method="post" className={`${CARD} flex flex-col gap-3 p-4 sm:p-5 print:hidden`}>
      <h2 className="font-semibold">{keepTogether(programmeQuestion(group))}</h2>
      <p className="max-w-prose text-muted">
        {keepTogether(
          `${hasOwnGroup ? OTHER_GROUP : NO_GROUP} Liczy się tylko wtedy, gdy jego program obejmuje zakres wymagany na tym stanowisku. Sprawdź program na zaświadczeniu.`,
        )}
      </p>
      {covers !== undefined && (
        <p>{keepTogether(`Odpowiedź: ${covers ? 'obejmuje' : 'nie obejmuje'} ${programmeLabel(group)}.`)}</p>
      )}
      <input type="hidden" name="group" value={group} />
      <input type="hidden" name="intent" value={PROGRAMME_INTENT} />
      <div className="flex flex-wrap gap-2">
        {covers !== true && (
          <Button type="submit" name="covers" value="yes">
            Tak, obejmuje
          </Button>
        )}
        {covers !== false && (
          <Button type="submit" name="covers" value="no">
            Nie obejmuje
          </Button>
        )}
      </div>
    </Form>
  )
}

/** Records the answer, with the name of who gave it. */
export async function answerProgramme(
  form: FormData,
  {
    viewer,
    certificateId,
    coversNow,
    today,
  }: {
    viewer: User
    certificateId: string
    /** Returns the answer that counts after these changes. */
    coversNow: (changes: readonly Change[], group: Scope) => boolean | undefined
    today: Day
  },
): Promise<Outcome> {
  const group = parseScope('bhp', String(form.get('group')))
  const covers = form.get('covers') === 'yes'
  if (group === undefined) return {}
  return tryRecord(
    viewer.id,
    {
      build: (id) => ({
        kind: 'programme-answered',
        id,
        day: today,
        certificateId,
        group,
        covers,
        by: fullName(viewer),
      }),
    },
    {
      // A second tap or another tab has said the same.
      isNeeded: (changes) => coversNow(changes, group) !== covers,
      done: () => ({
        title: covers ? 'Program obejmuje zakres' : 'Program nie obejmuje zakresu',
        description: programmeLabel(group),
      }),
      refused: 'Nie udało się zapisać',
      focus: 'heading',
    },
  )
}
