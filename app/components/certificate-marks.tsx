/** What stands beside a certificate's status: where it comes from and what was done to it here. */
export function CertificateMarks({ marks }: { marks: readonly string[] }) {
  if (marks.length === 0) return null
  return <p className="basis-full text-sm text-muted">{marks.join(' · ')}</p>
}
