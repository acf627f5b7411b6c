import * as v from 'valibot'

import { newCertificateSchema, type NewCertificate } from '~/domain/certificates/new-certificate'

import type { Change } from './change'

/**
 * Returns the certificates that a form with that id has added, if it now says something else: it was open in two tabs.
 * A form that is sent again as it was adds nothing, so there is nothing to return. Both tabs have the same draft, so
 * nobody can tell a correction from a second certificate, and a number that was issued twice cannot be taken back.
 */
export function addedBefore(
  formId: string,
  sent: readonly NewCertificate[],
  changes: readonly Change[],
): NewCertificate[] {
  const removed = new Set(
    changes.flatMap((change) => (change.kind === 'certificate-removed' ? [change.certificateId] : [])),
  )
  const added = changes.flatMap((change) => {
    const isOfForm = change.id === formId || change.id.startsWith(`${formId}-`)
    return isOfForm && change.kind === 'certificate-added' && !removed.has(change.certificate.id)
      ? [change.certificate]
      : []
  })
  const contentOf = (certificate: NewCertificate) =>
    JSON.stringify(v.parse(newCertificateSchema, { ...certificate, id: formId }))
  const contents = new Set(sent.map(contentOf))
  const isSame = added.length === sent.length && added.every((before) => contents.has(contentOf(before)))
  return isSame ? [] : added
}
