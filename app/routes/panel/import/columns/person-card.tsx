import { useDeferredValue } from 'react'

import { unreadableCellLabel } from '~/domain/employment/unreadable-cell'
import type { PersonMatch } from '~/domain/import/people/match-people'
import { previewText, type PersonPreview } from '~/domain/import/people/person-preview'
import { lineName } from '~/domain/import/sheets/sheets'
import { factsIn } from '~/domain/people/person-fields'
import { fullName } from '~/domain/people/user'
import { keepTogether } from '~/domain/words/polish'
import { DocumentList } from '~/routes/panel/import/row-documents'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'

import { usePersonPreview, type PreviewProps } from './use-person-preview'

const MATCH_LABELS = {
  new: 'nowa osoba',
  known: 'osoba z\u00a0rejestru',
  doubtful: 'do wyjaśnienia, kto to jest',
} satisfies Record<PersonMatch['kind'], string>

/**
 * Shows on one real person what the chosen columns make of them. It follows a choice a moment later, so that the choice
 * itself is as quick in a long sheet.
 */
export function PersonCard(props: PreviewProps & { className: string }) {
  const { preview, showNext } = usePersonPreview(useDeferredValue(props))
  return (
    <Card
      title="Jak to się wczyta"
      className={props.className}
      aside={
        showNext && (
          <Button size="sm" onClick={showNext}>
            Inna osoba
          </Button>
        )
      }
    >
      <p role="status" className="wrap-anywhere">
        {preview ? (
          <>
            <b className="font-semibold">{fullName(preview.group.person)}</b>:{' '}
            {keepTogether(previewText(preview))}
          </>
        ) : (
          keepTogether('Wskaż kolumnę z imieniem i nazwiskiem, a zobaczysz tu pierwszą osobę.')
        )}
      </p>
      {preview && <PersonDetails preview={preview} line={lineName(props.state.table, preview.line)} />}
    </Card>
  )
}

function PersonDetails({ preview: { group, plan }, line }: { preview: PersonPreview; line: string }) {
  const { person, certificates, papers, unreadable, match } = group
  const facts = [
    `Wiersz ${line}`,
    MATCH_LABELS[match.kind],
    ...factsIn(person, 'number', 'work', 'company', 'employment'),
  ]
  return (
    <div className="flex flex-col gap-2 text-sm wrap-anywhere text-muted">
      <p>{facts.join(' · ')}</p>
      <DocumentList certificates={certificates.map(({ certificate }) => certificate)} papers={papers} />
      {unreadable.length + plan.refused.length > 0 && (
        <ul className="text-warning">
          {unreadable.map((cell) => (
            <li key={`${cell.heading} ${cell.text}`}>
              {keepTogether(`${unreadableCellLabel(cell)}. ${cell.reason}`)}
            </li>
          ))}
          {plan.refused.map(({ message }) => (
            <li key={message}>{keepTogether(message)}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
