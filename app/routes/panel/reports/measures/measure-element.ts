/** The button that stays whatever becomes of the measures. */
export const ADD_MEASURE_ID = 'add-measure'

/** Returns the id of the element that names a measure and can take the focus. */
export function measureElementId({ id }: { id: string }): string {
  return `measure-${id}`
}
