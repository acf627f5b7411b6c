import { memo, useDeferredValue, type ComponentProps } from 'react'

import { SelectField } from '~/ui/field'

type PeopleSelectProps = Omit<ComponentProps<typeof SelectField>, 'value' | 'onChange'> & {
  value: string
  onChoose: (value: string) => void
}

function Select({ options, value, onChoose, ...field }: PeopleSelectProps) {
  // Thousands of names must not delay the form: they come right after it, and only the chosen one comes with it.
  const listed = useDeferredValue(
    options,
    options.filter((option) => option.value === value),
  )
  return (
    <SelectField
      {...field}
      value={value}
      onChange={(event) => onChoose(event.currentTarget.value)}
      options={listed}
    />
  )
}

/** A choice of one person. A change elsewhere in the form does not render its names again. */
export const PeopleSelect = memo(Select)
