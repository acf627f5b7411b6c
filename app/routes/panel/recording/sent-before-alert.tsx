import { Link } from 'react-router'

import { Alert } from '~/ui/alert'
import { TEXT_LINK } from '~/ui/text-link'

import type { FormAnswer } from './save-form'

/** Says that the form was saved with other values, and leads to what it has added. */
export function SentBeforeAlert({ answer }: { answer: FormAnswer | undefined }) {
  if (!answer?.sentBefore) return null
  return (
    <Alert title="Ten formularz jest już zapisany, z inną treścią">
      <p>W&nbsp;innej karcie zapisano z&nbsp;niego:</p>
      <ul className="my-1 list-disc pl-5">
        {answer.sentBefore.added.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className={TEXT_LINK}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <p>
        Teraz nic się nie zapisało, a&nbsp;to, co jest wpisane, czeka w&nbsp;formularzu. Jeśli chcesz dodać to
        osobno, zapisz jeszcze raz.
      </p>
    </Alert>
  )
}
