// TypeScript's DOM library has no word yet of what only some browsers can: choosing a folder, and asking for it again.

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
