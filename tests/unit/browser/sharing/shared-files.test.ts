import { expect, it } from 'vitest'

import { readSharedFiles } from '~/browser/sharing/shared-files.client'
import { NO_DATA } from '~/domain/records/own-data'
import { backupText } from '~/domain/register/backup'

import { TODAY, user } from '../../../support/builders'
import { signUp } from '../../../support/changes'

const NAME = 'pewnik-rejestr-ab3de6gh9j.json'
const COPY = 'pewnik-rejestr-ab3de6gh9j (conflicted copy).json'
const owner = user({ id: 'aB3dE6gH9jK2mN5p' })

/** A file that was read once is not read again before it changes. */
let changes = 0

const failing = (name: string) => () => Promise.reject(new DOMException('', name))

/** A folder in which a file has a text, or refuses to be found or read. */
function folderOf(files: Record<string, string | { getFile?: () => unknown; text?: () => unknown }>) {
  const entries = Object.entries(files).map(([name, file]) => {
    const stamp = { name, size: 1, lastModified: changes++ }
    const text = typeof file === 'string' ? () => Promise.resolve(file) : file.text
    const getFile = typeof file === 'string' ? undefined : file.getFile
    return { kind: 'file', name, getFile: getFile ?? (() => Promise.resolve({ ...stamp, text })) }
  })
  return {
    async *values() {
      yield* entries
    },
  } as unknown as FileSystemDirectoryHandle
}

const read = (folder: FileSystemDirectoryHandle) => readSharedFiles(folder, owner)

it('reads the shared file and its copies, and nothing else of the folder', async () => {
  const text = backupText({ ...NO_DATA, records: [signUp('x')] }, owner.id, TODAY)
  const { main, copies } = await read(folderOf({ [NAME]: text, [COPY]: '', 'faktury.json': text }))
  expect(main?.records).toHaveLength(1)
  expect(copies).toMatchObject([{ name: COPY, records: [] }])
})

it('leaves a copy for later that the sync service has not brought yet, or that has gone meanwhile', async () => {
  const { main, copies } = await read(
    folderOf({
      [NAME]: '',
      [COPY]: { text: failing('NotReadableError') },
      'pewnik-rejestr-ab3de6gh9j-KOMPUTER.json': { getFile: failing('NotFoundError') },
    }),
  )
  expect(main?.records).toEqual([])
  expect(copies).toEqual([])
})

it('fails if the shared file itself cannot be read: nothing may be written over it', async () => {
  await expect(read(folderOf({ [NAME]: { text: failing('NotReadableError') } }))).rejects.toThrow(
    DOMException,
  )
})

it('fails if a copy may not be read at all', async () => {
  const folder = folderOf({ [NAME]: '', [COPY]: { getFile: failing('NotAllowedError') } })
  await expect(read(folder)).rejects.toThrow(DOMException)
})
