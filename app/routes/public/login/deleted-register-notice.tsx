import { useState } from 'react'
import { href, useNavigate } from 'react-router'

import { restoreRegister } from '~/browser/registers/registers.client'
import { readOr } from '~/browser/store/storage.client'
import { NOT_STORED } from '~/components/not-stored'
import { registerName } from '~/domain/people/register-owner'
import type { User } from '~/domain/people/user'
import { Alert } from '~/ui/alert'
import { Button } from '~/ui/button'

import { tryStartSession } from './login-answer'

/**
 * Says which register this tab has deleted, and puts it back. `isFragile`: a reload would forget some of it. `lostScans`:
 * so many scans a reload has forgotten.
 */
export function DeletedRegisterNotice({
  owner,
  isFragile,
  lostScans,
}: {
  owner: User
  isFragile: boolean
  lostScans: number
}) {
  const navigate = useNavigate()
  const [isRefused, setIsRefused] = useState(false)
  const undo = async () => {
    const restored = await readOr(undefined, restoreRegister)
    if (restored && !tryStartSession(restored)) await navigate(href('/dashboard'))
    else setIsRefused(true)
  }
  return (
    <div role="status" className="flex flex-col items-start gap-3 rounded-control border border-line p-4">
      <p className="[overflow-wrap:anywhere]">
        <span className="font-semibold">Usunięto rejestr: {registerName(owner)}.</span> Można to cofnąć,
        dopóki ta karta jest otwarta{isFragile && ' i\u00a0nikt jej nie odświeży'}.
        {lostScans > 0 && ' Skany nie wrócą, bo karta została odświeżona. Przywróci je tylko kopia.'}
      </p>
      <Button onClick={() => void undo()}>Cofnij</Button>
      {isRefused && <Alert title="Nie udało się cofnąć">{NOT_STORED}</Alert>}
    </div>
  )
}
