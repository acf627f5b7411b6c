import type { Report } from '~/domain/reports/report'
import type { Day } from '~/domain/words/day'

/** The facts that a paper about an accident needs beside the report; undefined if they are unknown. */
export type PaperProps = {
  report: Report
  injured: { name?: string | undefined; position?: string | undefined; department?: string | undefined }
  reporter: string | undefined
  witnesses: readonly string[]
  company: string | undefined
  today: Day
}
