import { onTestFinished, vi } from 'vitest'

/** Stubs the localStorage that all tabs of a browser share. `stored` is its content. */
export function stubStorage() {
  const stored = new Map<string, string>()
  const storage = {
    /** The number of characters that fit. A write that exceeds it throws, as in a browser. */
    room: Infinity,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, text: string) {
      const others = [...stored].filter(([name]) => name !== key)
      const used = others.reduce((sum, [name, value]) => sum + name.length + value.length, 0)
      if (used + key.length + text.length > storage.room) {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
      stored.set(key, text)
    },
    removeItem: (key: string) => stored.delete(key),
    key: (index: number) => [...stored.keys()][index] ?? null,
    get length() {
      return stored.size
    },
  }
  vi.stubGlobal('localStorage', storage)
  return { stored, storage }
}

/** Makes reading `localStorage` throw, as browsers do where cookies and site data are blocked. */
export function blockStorage(): void {
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    },
  })
  onTestFinished(() => void vi.unstubAllGlobals())
}
