/** SVG paths of the brand's shield and its check mark, on a grid of 32 by 32. `favicon.png` shows the same. */
export const SHIELD = {
  outline: 'M16 2 4.5 6v9.6C4.5 22.7 9.4 27.8 16 30c6.6-2.2 11.5-7.3 11.5-14.4V6z',
  check: 'm10.5 16 4 4 7.2-8',
  checkWidth: 3.6,
} as const
