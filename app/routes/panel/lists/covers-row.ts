/** The classes of a link or button that covers its whole row, which is `relative`, and shows the focus around the row. */
export const COVERS_ROW =
  'outline-none after:absolute after:inset-0 focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-primary'
