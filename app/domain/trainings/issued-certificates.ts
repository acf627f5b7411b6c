import type { Certificate } from '~/domain/certificates/certificate'
import type { Qualification } from '~/domain/qualifications/qualification'
import { compareText } from '~/domain/words/collection'
import { pageOf, pageParam, parsePage, type Page } from '~/domain/words/page'
import { parseQuery, queryMatcher, searchParamsOf } from '~/domain/words/query'

import { certificatesOfTraining } from './issuing'
import type { Training } from './training'

// The „rejestr wydanych zaświadczeń” that an organizer of trainings keeps (rozporządzenie z 27.07.2004, § 5).

/** A certificate with the training after which it was given. The training is unknown if it was added without one. */
export type IssuedCertificate<Row extends Certificate> = { certificate: Row; training?: Training | undefined }

/**
 * Returns what was issued by day and number. A revoked certificate stays: a register has no gaps. A permit of an employer
 * is no „zaświadczenie”, nor is anything else that no training `mayLeadTo`.
 */
export function issuedCertificates<Row extends Certificate>(
  certificates: readonly Row[],
  trainings: readonly Training[],
  mayLeadTo: (qualification: Qualification) => boolean,
): IssuedCertificate<Row>[] {
  // A certificate may follow several trainings of its qualification: the latest one before it has led to it.
  const trainingOf = new Map(
    trainings
      .filter(({ status }) => status === 'completed')
      .toSorted((a, b) => compareText(a.date, b.date))
      .flatMap((training) =>
        certificatesOfTraining(training, certificates).map(({ id }) => [id, training] as const),
      ),
  )
  return certificates
    .filter(({ status }) => status !== 'pending')
    .map((certificate) => ({ certificate, training: trainingOf.get(certificate.id) }))
    .filter(({ certificate, training }) => training !== undefined || mayLeadTo(certificate))
    .toSorted(
      (a, b) =>
        compareText(a.certificate.issueDate ?? '', b.certificate.issueDate ?? '') ||
        compareText(a.certificate.number, b.certificate.number),
    )
}

/** Returns the years in which something was issued, the latest first. */
export function yearsOfIssue(issued: readonly IssuedCertificate<Certificate>[]): string[] {
  const years = issued.flatMap(({ certificate }) => certificate.issueDate?.slice(0, 4) ?? [])
  return [...new Set(years)].toSorted((a, b) => compareText(b, a))
}

/** `year` is one of those in which something was issued. */
type IssuedFilters = { q: string; year?: string | undefined; page: number }

const CERTIFICATES_PER_PAGE = 50

/** Reads the filters from the URL. An unknown or malformed value means no filter. */
export function parseIssuedFilters(params: URLSearchParams, years: readonly string[]): IssuedFilters {
  const year = years.find((each) => each === params.get('year'))
  return { q: parseQuery(params), year, page: parsePage(params) }
}

/** Writes the filters to search params, without defaults. */
export function issuedSearchParams({ q, year, page }: Partial<IssuedFilters>): URLSearchParams {
  return searchParamsOf({ q, year, page: pageParam(page) })
}

/** Filters by year, number and the name of the holder, and returns the requested page. */
export function filterIssued<Row extends IssuedCertificate<Certificate>>(
  issued: readonly Row[],
  { q, year, page }: IssuedFilters,
  nameOf: (userId: string) => string,
): Page<Row> {
  const matches = queryMatcher(q)
  const rows = issued.filter(
    ({ certificate: { issueDate, number, userId } }) =>
      (year === undefined || issueDate?.startsWith(year)) && matches(number, nameOf(userId)),
  )
  return pageOf(rows, page, CERTIFICATES_PER_PAGE)
}
