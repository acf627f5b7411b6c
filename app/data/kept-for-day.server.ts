import type { Day } from '~/domain/day'

/** Keeps what `make` returned for the latest day. Sample data is the same all day, and most requests need it. */
export function keptForDay<Data>(make: (today: Day) => Data): (today: Day) => Data {
  let latest: { today: Day; data: Data } | undefined
  return (today) => {
    if (latest?.today !== today) latest = { today, data: make(today) }
    return latest.data
  }
}
