import { onTestFinished, vi } from 'vitest'

/** The localStorage of one browser, as its tabs share it; `stored` is what lies in it. */
export function stubStorage() {
  const stored = new Map<string, string>()
  const storage = {
    /** Characters that fit in all; a write beyond it is refused, as browsers do. */
    room: Infinity,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, text: string) {
      const others = [...stored].filter(([known]) => known !== key)
      const used = others.reduce((sum, [known, value]) => sum + known.length + value.length, 0)
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

/** As browsers do where cookies and site data are blocked: the very property throws. */
export function blockStorage(): void {
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    },
  })
  onTestFinished(() => void vi.unstubAllGlobals())
}
