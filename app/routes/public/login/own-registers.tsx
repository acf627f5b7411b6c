import { Suspense } from 'react'
import { Await, href, useLocation, useNavigate } from 'react-router'

import { ButtonLink } from '~/components/button-link'
import { registerName } from '~/domain/people/register-owner'
import type { User } from '~/domain/people/user'
import { Button } from '~/ui/button'
import { CARD } from '~/ui/card'

import { destination, tryStartSession } from './login-answer'

/** Opens the registers that this browser keeps, and leads to a new one. The server knows of none. */
export function OwnRegisters({
  registers,
  onRefused,
}: {
  registers: Promise<User[]> | undefined
  onRefused: () => void
}) {
  const navigate = useNavigate()
  // The link to a new register keeps the address that opens after signing in.
  const { search } = useLocation()
  const open = (owner: User) => {
    if (tryStartSession(owner)) onRefused()
    else void navigate(destination(new URLSearchParams(search)), { replace: true })
  }
  return (
    <section aria-labelledby="own-registers" className={`${CARD} flex flex-col gap-4 p-5 sm:p-6`}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex-1 basis-72">
          <h2 id="own-registers" className="text-xl font-bold">
            Własny rejestr
          </h2>
          <p className="text-sm text-muted">
            Twoja firma i&nbsp;Twoi ludzie, bez konta: w&nbsp;tej przeglądarce, a&nbsp;gdy chcesz, też
            w&nbsp;telefonie.
          </p>
        </div>
        <ButtonLink to={`${href('/login/new')}${search}`}>Załóż własny rejestr</ButtonLink>
        <ButtonLink to={href('/join')}>Dołącz do rejestru</ButtonLink>
      </div>
      <Suspense>
        <Await resolve={registers} errorElement={null}>
          {(owners) =>
            owners &&
            owners.length > 0 && (
              <ul className="flex flex-col gap-2">
                {owners.map((owner) => (
                  <li key={owner.id}>
                    <Button onClick={() => open(owner)} className="w-full py-2">
                      <span className="min-w-0 whitespace-normal [overflow-wrap:anywhere]">
                        Otwórz: {registerName(owner)}
                      </span>
                    </Button>
                  </li>
                ))}
              </ul>
            )
          }
        </Await>
      </Suspense>
    </section>
  )
}
