import { keepTogether } from '~/domain/words/polish'

/** Says where a certificate comes from and what was done to it in this browser. */
export function CertificateMarks({ marks }: { marks: readonly string[] }) {
  if (marks.length === 0) return null
  return <p className="basis-full text-sm text-muted">{keepTogether(marks.join(' · '))}</p>
}
