/** The names of the training centres. Access compares them, so all sample data must spell them the same. */
export const SAFE_WORK = 'Ośrodek Szkoleniowy Bezpieczna Praca'
export const WAWEL = 'Centrum Szkoleń Wawelska Tarcza'
export const ODER = 'Akademia Bezpieczeństwa Odrzańska Iskra'
export const AMBER = 'Szkoła Bezpieczeństwa Bursztynowy Hełm'
export const COBBLES = 'Ośrodek Kształcenia Koziołkowy Bruk'
