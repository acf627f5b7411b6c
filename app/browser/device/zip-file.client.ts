import {
  BlobReader,
  BlobWriter,
  configure,
  TextReader,
  ZipWriter,
} from '@zip.js/zip.js/lib/zip-core-native.js'

// Its workers are made of blobs, which the policy of the app refuses.
configure({ useWebWorkers: false })

/** A file in a ZIP. Texts are made smaller; photos and PDFs are compressed already. */
export type ZippedFile = { path: string; content: string | Blob }

/** Returns a ZIP of files. It is written one file after the other, so that many fit into little memory. */
export async function zipFiles(files: AsyncIterable<ZippedFile>): Promise<Blob> {
  const archive = new ZipWriter(new BlobWriter('application/zip'))
  for await (const { path, content } of files) {
    if (typeof content === 'string') await archive.add(path, new TextReader(content))
    else await archive.add(path, new BlobReader(content), { level: 0 })
  }
  return archive.close()
}
