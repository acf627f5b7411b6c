// TypeScript's DOM library has no word yet of what only some browsers can: choosing a folder, asking for it again, and Temporal.

interface FileSystemHandle {
  queryPermission(options: { mode: 'readwrite' }): Promise<PermissionState>
  requestPermission(options: { mode: 'readwrite' }): Promise<PermissionState>
}

interface Window {
  showDirectoryPicker?: (options: { id: string; mode: 'readwrite' }) => Promise<FileSystemDirectoryHandle>
}

interface Navigator {
  /** Only some browsers know it. */
  connection?: { saveData: boolean }
}

interface Date {
  /** Only newer browsers know it. */
  toTemporalInstant?: () => { toZonedDateTimeISO: (timeZone: string) => { toString: () => string } }
}
