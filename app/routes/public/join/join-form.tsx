import { useState } from 'react'
import { href, Link, PrefetchPageLinks, useNavigate } from 'react-router'

import { StorageError } from '~/browser/store/storage.client'
import { DeviceForm } from '~/components/vault/device-form'
import { registerName } from '~/domain/people/register-owner'
import { fullName, type User } from '~/domain/people/user'
import { parseDeviceName } from '~/domain/vault/device-name'
import { sizeLabel } from '~/domain/words/number-label'
import { keepTogether } from '~/domain/words/polish'
import { tryStartSession } from '~/routes/public/login/login-answer'
import panelCss from '~/styles/panel.css?url'
import { Alert } from '~/ui/alert'
import { Button, buttonStyle } from '~/ui/button'
import { Detail, Details } from '~/ui/details'
import { Note } from '~/ui/note'

import { JOIN_PROBLEMS, type JoinProblem } from './join-problems'
import type { Found } from './look-by-link'

/** Shows whose register a link opens, and takes it to this device. */
export function JoinForm({ found }: { found: Found }) {
  const navigate = useNavigate()
  const { owner, people, bytes, here, other } = found
  const [progress, setProgress] = useState<{ done: number; all: number }>()
  const [problem, setProblem] = useState<JoinProblem>()

  const open = async (register: User) => {
    if (tryStartSession(register)) setProblem('not-stored')
    // The address with the key leaves the history.
    else await navigate(href('/dashboard'), { replace: true })
  }
  const join = async ({ deviceName }: { deviceName: string }) => {
    setProblem(undefined)
    setProgress({ done: 0, all: 0 })
    const onProgress = (done: number, all: number) => setProgress({ done, all })
    const joined = await found.join({ deviceName, onProgress }).catch(problemOf)
    setProgress(undefined)
    if (joined.problem) setProblem(joined.problem)
    else await open(joined.owner ?? owner)
    return undefined
  }
  const name = registerName(owner)
  return (
    <>
      {/* The panel comes while the person reads whose register it is. */}
      <PrefetchPageLinks page={href('/dashboard')} />
      <link rel="prefetch" as="style" href={panelCss} />
      <Details className="[overflow-wrap:anywhere]">
        <Detail name="Rejestr" className="col-span-full">
          {name}
        </Detail>
        <Detail name="Osoby">{people}</Detail>
        <Detail name="Rozmiar">{sizeLabel(bytes)}</Detail>
      </Details>
      {problem && (
        <Alert title={JOIN_PROBLEMS[problem].title}>{keepTogether(JOIN_PROBLEMS[problem].text)}</Alert>
      )}
      {here === 'connected' ? (
        <>
          <Note>To urządzenie jest już połączone z tym rejestrem.</Note>
          <Button variant="primary" onClick={() => void open(owner)} className="self-start max-sm:w-full">
            Otwórz rejestr
          </Button>
        </>
      ) : (
        <DeviceForm parse={parseDeviceName} onSent={join}>
          {here === 'copy' && (
            <Note>Ten rejestr jest już w tej przeglądarce. Zmiany stąd i z innych urządzeń się połączą.</Note>
          )}
          {other ? (
            <Note>
              {`W tej przeglądarce jest już: ${other.hasRegister ? registerName(other) : `${fullName(other)}, konto przykładowe`}. Nic z tego nie zniknie, ale po połączeniu otworzy się tu rejestr ${name}. Połączyć?`}
            </Note>
          ) : (
            <Note>
              Rejestr będzie w całości na tym urządzeniu i nie ma tu hasła: otworzy go każdy, kto ma dostęp do
              tej przeglądarki.
            </Note>
          )}
          <div className="flex flex-wrap items-center gap-3 max-sm:flex-col max-sm:items-stretch">
            <Button type="submit" variant="primary" isBusy={progress !== undefined}>
              {progress ? 'Pobieranie rejestru…' : 'Połącz to urządzenie'}
            </Button>
            {other && !progress && (
              <Link to={href('/login')} className={buttonStyle()}>
                Zostaw jak jest
              </Link>
            )}
          </div>
          {progress && progress.all > 0 && (
            <label className="flex flex-col gap-1.5 text-sm text-muted tabular-nums">
              Pobrano {progress.done} z&nbsp;{progress.all}
              <progress value={progress.done} max={progress.all} className="w-full" />
            </label>
          )}
        </DeviceForm>
      )}
    </>
  )
}

function problemOf(error: unknown): { problem: JoinProblem; owner?: undefined } {
  if (error instanceof StorageError) return { problem: 'not-stored' }
  throw error
}
