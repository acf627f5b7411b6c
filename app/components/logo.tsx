import { SHIELD } from '~/documents/shield'

/** The yellow shield with an ink check; decorative beside the product's name. */
function LogoMark({ className = 'size-8' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={`shrink-0 ${className}`}>
      <path className="fill-hazard" d={SHIELD.outline} />
      <path
        className="fill-none stroke-[#0f1c2e]"
        strokeWidth={SHIELD.checkWidth}
        strokeLinecap="round"
        strokeLinejoin="round"
        d={SHIELD.check}
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
