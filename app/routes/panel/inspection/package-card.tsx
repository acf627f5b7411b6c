import Download from 'lucide/dist/esm/icons/download.mjs'
import { useEffect, useRef, useState } from 'react'

import { downloadFile } from '~/browser/device/download.client'
import { keepTogether } from '~/domain/words/polish'
import { NewPassphrase } from '~/routes/panel/sealing/new-passphrase'
import { tellIfNotPrepared } from '~/routes/panel/sharing/save-file'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { CheckList, CheckRow } from '~/ui/check-list'
import { FieldGroup } from '~/ui/field'
import { Icon } from '~/ui/icon'

import type { makePackage, PackageSource } from './package'
import {
  hasFiles,
  mustBeLocked,
  PACKAGE_PARTS,
  partLabel,
  USUAL_PARTS,
  type PackagePart,
} from './package-parts'

/** The id of the card, which the head of the screen leads to. */
export const PACKAGE_ID = 'package'

/** Makes a ZIP of what the employer ticks. It can take a while for many people, so it says how far it is and can be stopped. */
export function PackageCard({ source }: { source: PackageSource }) {
  const [chosen, setChosen] = useState(USUAL_PARTS)
  const [progress, setProgress] = useState<{ done: number; all: number }>()
  const [isAsking, setIsAsking] = useState(false)
  const making = useRef<AbortController>(undefined)
  const isLocked = mustBeLocked(chosen)
  // An effect, because nobody waits for the file any more once the screen has gone.
  useEffect(() => () => making.current?.abort(), [])

  const tick = (part: PackagePart, isTicked: boolean) => {
    const next = new Set(chosen)
    if (isTicked) next.add(part)
    else next.delete(part)
    setChosen(next)
  }
  const save = async (passphrase?: string) => {
    const stopping = new AbortController()
    making.current = stopping
    setProgress({ done: 0, all: 1 })
    await tellIfNotPrepared(async () => {
      const content = await makeFile(source, chosen, {
        passphrase,
        signal: stopping.signal,
        onProgress: (done, all) => setProgress({ done, all }),
      })
      const name = `kontrola-${source.day}.zip`
      if (content) downloadFile(passphrase === undefined ? name : `${name}.age`, content)
    })
    setProgress(undefined)
  }
  return (
    <div id={PACKAGE_ID} tabIndex={-1} className="scroll-mt-20 rounded-card print:hidden">
      <Card title="Pakiet ZIP dla inspektora">
        <FieldGroup legend="Co ma być w&nbsp;pakiecie">
          <CheckList>
            {PACKAGE_PARTS.map((part) => (
              <CheckRow
                key={part}
                checked={chosen.has(part)}
                onChange={({ currentTarget }) => tick(part, currentTarget.checked)}
              >
                {partLabel(part, source.staff.length)}
              </CheckRow>
            ))}
          </CheckList>
        </FieldGroup>
        <p className="max-w-prose text-sm text-muted">{keepTogether(isLocked ? LOCKED : OPEN)}</p>
        {progress && (
          <progress
            aria-label="Przygotowanie pakietu"
            value={progress.done}
            max={progress.all}
            className="w-full max-w-prose"
          />
        )}
        <div className="flex flex-wrap gap-3">
          <Button
            onClick={() => (isLocked ? setIsAsking(true) : void save())}
            isBusy={progress !== undefined}
            disabled={!hasFiles(chosen)}
          >
            <Icon of={Download} className="size-4" />
            {progress ? 'Przygotowanie…' : 'Pobierz ZIP'}
          </Button>
          {progress && <Button onClick={() => making.current?.abort()}>Przerwij</Button>}
        </div>
        <NewPassphrase
          props={
            isAsking
              ? {
                  title: 'Pakiet z\u00a0hasłem',
                  text: 'Pakiet otworzy tylko to hasło, programem age.',
                  submit: { label: 'Pobierz pakiet', busy: 'Zabezpieczanie…' },
                  onChosen: async (passphrase) => {
                    void save(passphrase)
                    return undefined
                  },
                  onClose: () => setIsAsking(false),
                }
              : undefined
          }
        />
      </Card>
    </div>
  )
}

const LOCKED =
  'Orzeczenia i skutki wypadków to dane o zdrowiu, dlatego ten pakiet zamyka hasło. Wydaj go tylko temu, kto ma prawo te dane znać.'

const OPEN =
  'Bez orzeczeń i rejestru wypadków pakiet nie ma hasła. Zawiera dane osobowe: wydaj go tylko inspektorowi.'

/** Returns the ZIP, sealed if there is a passphrase. Returns nothing if it was stopped, however late. */
async function makeFile(
  source: PackageSource,
  chosen: ReadonlySet<PackagePart>,
  { passphrase, ...way }: Parameters<typeof makePackage>[2] & { passphrase: string | undefined },
): Promise<Blob | undefined> {
  const { signal } = way
  try {
    const made = await import('./package')
    const content = await made.makePackage(source, chosen, way)
    const file = passphrase === undefined ? content : await seal(content, passphrase)
    return signal.aborted ? undefined : file
  } catch (error) {
    if (signal.aborted) return undefined
    throw error
  }
}

async function seal(content: Blob, passphrase: string): Promise<Blob> {
  const { sealByPassphrase } = await import('~/browser/sealing/age-file.client')
  return sealByPassphrase(content, passphrase)
}
