import { readFileSync } from 'node:fs'

/** Returns the memory that a process takes now, in MB. Only Linux tells. */
export function residentMegabytes(pid: number): number {
  const [, kilobytes = ''] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}
