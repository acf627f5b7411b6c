import { daysUntil, mondayOf, shiftDay, type Day } from './day'

/** The free days that have the same date each year (ustawa z 18.01.1951 o dniach wolnych od pracy, art. 1). */
const FIXED_HOLIDAYS = ['01-01', '05-01', '05-03', '08-15', '11-01', '11-11', '12-25', '12-26']

/** The days that became free later, with their first year: Trzech Króli and Wigilia. */
const LATER_HOLIDAYS = { '01-06': 2011, '12-24': 2025 }

/** How many days after Easter the free days are that follow it: Easter itself, its Monday, Pentecost, Corpus Christi. */
const DAYS_AFTER_EASTER = [0, 1, 49, 60]

/** Returns Easter Sunday of the Gregorian calendar, by the algorithm of Meeus, Jones and Butcher. */
export function easterOf(year: number): Day {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const yearOfCentury = year % 100
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - moonShift + 15) % 30
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7
  const correction = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const days = epact + weekday - 7 * correction
  return shiftDay(`${year}-03-22`, { days })
}

/** True for a Polish public holiday. Other Sundays are free as well. */
function isHoliday(day: Day): boolean {
  const year = Number(day.slice(0, 4))
  const date = day.slice(5)
  const easter = easterOf(year)
  return (
    FIXED_HOLIDAYS.includes(date) ||
    Object.entries(LATER_HOLIDAYS).some(([later, since]) => later === date && year >= since) ||
    DAYS_AFTER_EASTER.some((days) => shiftDay(easter, { days }) === day)
  )
}

/**
 * Returns why a term does not end on that day: „sobota”, „niedziela” or „święto”. Returns undefined for a working day. A
 * Saturday counts as a holiday here (Kodeks cywilny, art. 115).
 */
export function freeDayName(day: Day): string | undefined {
  const weekday = daysUntil(day, mondayOf(day))
  if (weekday === 5) return 'sobota'
  if (weekday === 6) return 'niedziela'
  return isHoliday(day) ? 'święto' : undefined
}

/** Returns the last of so many working days after a day, which does not count itself. */
export function workingDaysAfter(day: Day, count: number): Day {
  let last = day
  for (let left = count; left > 0; left -= 1) last = nextWorkingDay(shiftDay(last, { days: 1 }))
  return last
}

/** Returns the day itself if it is a working day, otherwise the next working day (Kodeks cywilny, art. 115). */
export function nextWorkingDay(day: Day): Day {
  let next = day
  while (freeDayName(next) !== undefined) next = shiftDay(next, { days: 1 })
  return next
}
