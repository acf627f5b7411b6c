/** Names by which the sample data refers to its training centres; scope follows from their being equal. */
export const SAFE_WORK = 'Ośrodek Szkoleniowy Bezpieczna Praca'
export const WAWEL = 'Centrum Szkoleń Wawelska Tarcza'
export const ODER = 'Akademia Bezpieczeństwa Odrzańska Iskra'
export const AMBER = 'Szkoła Bezpieczeństwa Bursztynowy Hełm'
export const COBBLES = 'Ośrodek Kształcenia Koziołkowy Bruk'
