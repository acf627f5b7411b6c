/** The yellow shield with an ink check; decorative beside the product's name. */
export function LogoMark({ className = 'size-8' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={`shrink-0 ${className}`}>
      <path
        className="fill-hazard"
        d="M16 2 4.5 6v9.6C4.5 22.7 9.400 27.8 16 30c6.6-2.2 11.5-7.3 11.5-14.4V6z"
      />
      <path
        className="fill-none stroke-[#0f1c2e]"
        strokeWidth="3.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="m10.5 16 4 4 7.2-8"
      />
    </svg>
  )
}

export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5 text-xl font-bold tracking-tight">
      <LogoMark />
      Pewnik
    </span>
  )
}
