type Choice<Value extends string> = { value: Value; label: string }

/** A choice of few, each large enough for a thumb in a glove. It stands in a `FieldGroup`. */
export function BigChoice<Value extends string>({
  name,
  options,
  chosen,
  isStacked = false,
  onChoose,
}: {
  name: string
  options: readonly Choice<Value>[]
  chosen: string
  /** For labels of several words. */
  isStacked?: boolean
  onChoose: (value: Value) => void
}) {
  return (
    <div className={`grid gap-2 ${isStacked ? '' : 'grid-cols-2 max-[22rem]:grid-cols-1'}`}>
      {options.map(({ value, label }) => (
        <label
          key={value}
          className="flex min-h-14 cursor-pointer items-center gap-3 rounded-control border border-control bg-surface px-3 py-2 font-semibold has-checked:border-primary has-checked:bg-primary-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary"
        >
          <input
            type="radio"
            name={name}
            value={value}
            checked={chosen === value}
            onChange={() => onChoose(value)}
            className="size-5 shrink-0 accent-primary"
          />
          <span className="min-w-0">{label}</span>
        </label>
      ))}
    </div>
  )
}
