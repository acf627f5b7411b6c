/** Shows the fingerprint of a key in groups that can be read out. Screen readers say it digit by digit. */
export function Fingerprint({ digits }: { digits: string }) {
  return (
    <span translate="no" className="block max-w-64 py-1 font-mono text-xl font-semibold tabular-nums">
      <span aria-hidden="true" className="[word-spacing:0.25em]">
        {digits}
      </span>
      <span className="sr-only">{[...digits.replaceAll(' ', '')].join(' ')}</span>
    </span>
  )
}
