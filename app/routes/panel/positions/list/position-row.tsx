import ArchiveRestore from 'lucide/dist/esm/icons/archive-arrow-up.mjs'
import CircleQuestionMark from 'lucide/dist/esm/icons/circle-question-mark.mjs'
import ListChecks from 'lucide/dist/esm/icons/list-checks.mjs'
import Pencil from 'lucide/dist/esm/icons/pencil.mjs'
import RotateCcw from 'lucide/dist/esm/icons/rotate-ccw.mjs'
import Trash from 'lucide/dist/esm/icons/trash.mjs'
import { href } from 'react-router'

import { ButtonLink } from '~/components/button-link'
import { requirementKey, requirementLabel } from '~/domain/qualifications/requirement'
import { differsFromTemplate } from '~/domain/records/position-changes'
import { positionId, type ListedPosition } from '~/domain/staff/position-list'
import { countOf, keepTogether } from '~/domain/words/polish'
import { ActButton, LikeButton } from '~/routes/panel/positions/act-button'
import { Badge } from '~/ui/badge'
import { Icon } from '~/ui/icon'

/** Shows a position with its requirements and actions. `like` is the name of a position that means the same. */
export function PositionRow({ position, like }: { position: ListedPosition; like?: string | undefined }) {
  const { name, state, people, record } = position
  const origin = state === 'known' ? originOf(position) : undefined
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4">
      <div className="flex min-w-0 grow basis-72 flex-col items-start gap-1 [overflow-wrap:anywhere]">
        <h3 className="font-semibold">{keepTogether(name)}</h3>
        {state === 'unknown' && (
          <Badge tone="warning" icon={CircleQuestionMark}>
            Wymagania nieustalone
          </Badge>
        )}
        <p className="text-sm text-muted">
          {[people.length > 0 ? countOf(people.length, 'person') : 'nikt na tym stanowisku', origin]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {state === 'known' && <Requirements requirements={record?.requirements ?? []} />}
        {state === 'known' && record?.positionInduction === false && (
          <p className="text-sm text-muted">bez instruktażu stanowiskowego</p>
        )}
      </div>
      <div className="flex flex-wrap gap-2 print:hidden">
        {state === 'unknown' && like !== undefined && <LikeButton name={name} like={like} />}
        <Actions position={position} />
      </div>
    </li>
  )
}

function originOf({ record }: ListedPosition): string | undefined {
  if (!record?.template) return 'własne stanowisko'
  return differsFromTemplate(record) ? 'zmienione względem wzoru' : 'według wzoru'
}

function Requirements({ requirements }: Pick<NonNullable<ListedPosition['record']>, 'requirements'>) {
  if (requirements.length === 0) return <p>Nie wymaga żadnych kwalifikacji</p>
  return (
    <ul className="list-disc pl-5 marker:text-muted">
      {requirements.map((requirement) => (
        <li key={requirementKey(requirement)}>{keepTogether(requirementLabel(requirement))}</li>
      ))}
    </ul>
  )
}

function Actions({ position }: { position: ListedPosition }) {
  const { name, state, record } = position
  const isUnknown = state === 'unknown'
  const id = positionId(position)
  const icon = isUnknown ? ListChecks : Pencil
  return (
    <>
      {state !== 'removed' && id !== undefined && (
        <ButtonLink
          size="sm"
          variant={isUnknown ? 'primary' : 'secondary'}
          to={href('/employer/positions/:id', { id })}
        >
          <Icon of={icon} className="size-4" />
          {isUnknown ? 'Ustal wymagania' : 'Zmień'}
          <span className="sr-only">: {name}</span>
        </ButtonLink>
      )}
      {record?.isRemoved ? (
        <ActButton intent="restore" name={name} label="Przywróć">
          <Icon of={ArchiveRestore} className="size-4" />
        </ActButton>
      ) : (
        record && (
          <>
            <ActButton intent="remove" name={name} label="Usuń">
              <Icon of={Trash} className="size-4" />
            </ActButton>
            {differsFromTemplate(record) && (
              <ActButton intent="reset" name={name} label={'Wróć do\u00a0wzoru'}>
                <Icon of={RotateCcw} className="size-4" />
              </ActButton>
            )}
          </>
        )
      )}
    </>
  )
}
