import { TEXT_LINK } from '~/ui/text-link'

/** Leads to the public page of a certificate, as others see it. */
export function VerificationLink({ path, className = '' }: { path: string; className?: string }) {
  return (
    <a href={path} target="_blank" rel="noreferrer" className={`${TEXT_LINK} ${className}`}>
      Otwórz stronę weryfikacji
      <span className="sr-only"> (w nowej karcie)</span>
    </a>
  )
}
