/** Tells why the browser kept nothing, and what to do about it. */
export const NOT_STORED =
  'Przeglądarka nie pozwala zapisać danych tej strony. Zezwól na dane witryn albo zwolnij miejsce i\u00a0spróbuj ponownie.'
