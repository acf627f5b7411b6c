/** What `/healthz` says if the server keeps no vaults. The app looks for this line before it offers one. */
export const NO_STORE = 'Wspólne rejestry: wyłączone'

/** What `/healthz` says of the store of vaults. */
export function storeWords(engine: 'sqlite' | 'postgres', isAnswering: boolean): string {
  const name = engine === 'sqlite' ? 'SQLite' : 'PostgreSQL'
  return `Wspólne rejestry: ${name}${isAnswering ? '' : ', baza nie odpowiada'}`
}
