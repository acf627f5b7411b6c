import { Form } from 'react-router'

import { keepTogether } from '~/domain/words/polish'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'

import { SEEN } from './act-on-sign-ups'

/** Says that the box has something in it that is no sign-up, and removes it: anybody with a link can send anything. */
export function Strays({ ids }: { ids: readonly string[] }) {
  return (
    <Card title={`Inne wiadomości: ${ids.length}`} className="max-w-3xl">
      <p className="text-muted">
        {keepTogether(
          'Ktoś wysłał przez link coś, co nie jest zapisem na żadne z tych szkoleń. Zajmuje miejsce w skrzynce na zapisy.',
        )}
      </p>
      <Form method="post">
        {ids.map((id) => (
          <input key={id} type="hidden" name={SEEN} value={id} />
        ))}
        <Button type="submit" name="intent" value="clear-strays">
          Usuń
          <span className="sr-only"> inne wiadomości</span>
        </Button>
      </Form>
    </Card>
  )
}
