/** A folder of the file system that keeps its files in memory. Only what the app asks of one is there. */
class MemoryFolder {
  // Private, so that a database keeps the handle without what is in it.
  readonly #files = new Map<string, File>()
  readonly #folders = new Map<string, MemoryFolder>()
  readonly kind = 'directory'
  readonly name = 'Rejestr wspólny'
  /** Two writes at once must differ. */
  #writes = 0

  async queryPermission() {
    return 'granted' as const
  }

  requestPermission() {
    return this.queryPermission()
  }

  async *keys() {
    yield* [...this.#files.keys(), ...this.#folders.keys()]
  }

  async *values() {
    for (const name of this.#files.keys()) yield this.#handleOf(name)
  }

  async getFileHandle(name: string, { create = false } = {}) {
    if (!this.#files.has(name)) {
      if (!create) throw new DOMException('', 'NotFoundError')
      this.put(name, new Blob([]))
    }
    return this.#handleOf(name)
  }

  async getDirectoryHandle(name: string) {
    const folder = this.#folders.get(name) ?? new MemoryFolder()
    this.#folders.set(name, folder)
    return folder
  }

  async removeEntry(name: string) {
    if (!this.#files.delete(name)) throw new DOMException('', 'NotFoundError')
  }

  put(name: string, content: Blob) {
    this.#writes += 1
    this.#files.set(name, new File([content], name, { lastModified: this.#writes }))
  }

  async textOf(name: string): Promise<string | undefined> {
    return this.#files.get(name)?.text()
  }

  names(): string[] {
    return [...this.#files.keys()].toSorted()
  }

  #handleOf(name: string) {
    const getFile = async () => {
      const file = this.#files.get(name)
      if (!file) throw new DOMException('', 'NotFoundError')
      return file
    }
    const createWritable = async () => {
      let written = new Blob([])
      return {
        write: async (content: Blob) => {
          written = content
        },
        close: async () => this.put(name, written),
        abort: async () => {},
      }
    }
    return { kind: 'file', name, getFile, createWritable }
  }
}

/** Returns an empty folder in memory, and its handle as the app gets it. */
export function memoryFolder() {
  const files = new MemoryFolder()
  return { files, folder: files as unknown as FileSystemDirectoryHandle }
}
