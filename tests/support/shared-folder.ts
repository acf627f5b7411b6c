import { expect, type Page } from 'playwright/test'

// The folders here are those of the browser's origin private file system: real handles, of which no picker asks.

/** Without a locale, Chromium lists no folder of such a name, but opens it. */
export const FOLDER = 'Rejestr wspólny'

/** Lets every later document of the page choose the folder, as a person would in the browser's own dialog. */
export async function stubFolderPicker(page: Page): Promise<void> {
  await page.addInitScript((name) => {
    window.showDirectoryPicker = async () => {
      const root = await navigator.storage.getDirectory()
      return root.getDirectoryHandle(name, { create: true })
    }
  }, FOLDER)
}

/** Returns the texts of the files in the folder, by their names. */
export async function readFolder(page: Page): Promise<Record<string, string>> {
  return readUntilStill(() =>
    page.evaluate(async (name) => {
      const root = await navigator.storage.getDirectory()
      const folder = await root.getDirectoryHandle(name, { create: true })
      const texts: Record<string, string> = {}
      for await (const entry of folder.values()) {
        if (entry.kind === 'file') texts[entry.name] = await (await entry.getFile()).text()
      }
      return texts
    }, FOLDER),
  )
}

/** Reads again if the app puts a file into its place meanwhile: the browser then refuses the reading. */
async function readUntilStill(read: () => Promise<Record<string, string>>): Promise<Record<string, string>> {
  let files: Record<string, string> = {}
  await expect(async () => {
    files = await read()
  }).toPass()
  return files
}

/** Writes files into the folder, as another computer or a sync service would. */
export async function writeFolder(page: Page, files: Record<string, string>): Promise<void> {
  await page.evaluate(
    async ({ name, texts }) => {
      const root = await navigator.storage.getDirectory()
      const folder = await root.getDirectoryHandle(name, { create: true })
      for (const [file, text] of Object.entries(texts)) {
        const writable = await (await folder.getFileHandle(file, { create: true })).createWritable()
        await writable.write(text)
        await writable.close()
      }
    },
    { name: FOLDER, texts: files },
  )
}

/** Returns the files in the folder as base64, by their names. */
export function readFolderBytes(page: Page): Promise<Record<string, string>> {
  return readBytes(page, undefined)
}

/** Returns the files in the folder of scans as base64, by their names. */
export function readScansFolder(page: Page, scansFolder: string): Promise<Record<string, string>> {
  return readBytes(page, scansFolder)
}

async function readBytes(page: Page, inFolder: string | undefined): Promise<Record<string, string>> {
  return readUntilStill(() =>
    page.evaluate(
      async ({ name, inside }) => {
        const root = await navigator.storage.getDirectory()
        const folder = await root.getDirectoryHandle(name, { create: true })
        const scans =
          inside === undefined ? folder : await folder.getDirectoryHandle(inside, { create: true })
        const files: Record<string, string> = {}
        for await (const entry of scans.values()) {
          // A file that is being written comes at a later look.
          if (entry.kind !== 'file' || entry.name.endsWith('.crswap')) continue
          const bytes = new Uint8Array(await (await entry.getFile()).arrayBuffer())
          files[entry.name] = btoa(String.fromCodePoint(...bytes))
        }
        return files
      },
      { name: FOLDER, inside: inFolder },
    ),
  )
}

/** Writes files of base64 into the folder, as a sync service would. */
export function writeFolderBytes(page: Page, files: Record<string, string>): Promise<void> {
  return writeBytes(page, undefined, files)
}

/** Writes files of base64 into the folder of scans. */
export function writeScansFolder(
  page: Page,
  scansFolder: string,
  files: Record<string, string>,
): Promise<void> {
  return writeBytes(page, scansFolder, files)
}

async function writeBytes(
  page: Page,
  inFolder: string | undefined,
  files: Record<string, string>,
): Promise<void> {
  await page.evaluate(
    async ({ name, inside, contents }) => {
      const root = await navigator.storage.getDirectory()
      const folder = await root.getDirectoryHandle(name, { create: true })
      const scans = inside === undefined ? folder : await folder.getDirectoryHandle(inside, { create: true })
      for (const [file, base64] of Object.entries(contents)) {
        const writable = await (await scans.getFileHandle(file, { create: true })).createWritable()
        await writable.write(Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0))
        await writable.close()
      }
    },
    { name: FOLDER, inside: inFolder, contents: files },
  )
}

/** Removes a file of the folder, or the whole folder. */
export async function removeFromFolder(page: Page, file?: string): Promise<void> {
  await page.evaluate(
    async ({ name, gone }) => {
      const root = await navigator.storage.getDirectory()
      if (gone === undefined) await root.removeEntry(name, { recursive: true })
      else await (await root.getDirectoryHandle(name)).removeEntry(gone)
    },
    { name: FOLDER, gone: file },
  )
}
