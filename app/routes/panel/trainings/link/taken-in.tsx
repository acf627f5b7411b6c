import type { ChangeOf } from '~/domain/changes/change'
import { waitingLabel, type Place } from '~/domain/trainings/enrolment'
import { Card } from '~/ui/card'

/** Lists who was taken in, with what they have written: the list of participants has no room for it. */
export function TakenIn({
  taken,
}: {
  taken: readonly { change: ChangeOf<'sign-up-taken-in'>; name: string; place: Place | undefined }[]
}) {
  return (
    <Card title={`Przyjęci z\u00a0linku: ${taken.length}`} className="max-w-3xl">
      <ul className="divide-y divide-line">
        {taken.map(({ change: { id, contact, answer }, name, place }) => (
          <li key={id} className="py-3 [overflow-wrap:anywhere] first:pt-0 last:pb-0">
            <p className="font-semibold">{name}</p>
            <p className="text-sm text-muted">
              {contact} · {placeLabel(place)}
            </p>
            {answer !== undefined && <p className="text-sm">Odpowiedź: {answer}</p>}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function placeLabel(place: Place | undefined): string {
  if (!place) return 'wypisano'
  return place.kind === 'attending' ? 'ma miejsce' : waitingLabel(place.position)
}
