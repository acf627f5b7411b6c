/** In the tab's own storage: the login page asks for it without the database's code. */
export const DELETED_KEY = 'pewnik:deleted-register'

/** True if this tab has deleted a register. */
export function hasDeletedRegister(): boolean {
  try {
    return sessionStorage.getItem(DELETED_KEY) !== null
  } catch {
    return false
  }
}
