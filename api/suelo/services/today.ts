import { diaEn, fechaISO } from '../../../src/domain/base/fechas'

const MINUTE_MS = 60_000

/** Today's date (`YYYY-MM-DD`) where the institution is; worked out once a minute, since midnight falls on a whole one. */
export function createToday(now: () => number, zona: () => string): () => string {
  let minute = Number.NaN
  let place = ''
  let date = ''

  return () => {
    const current = Math.floor(now() / MINUTE_MS)
    const here = zona()
    if (current !== minute || here !== place) {
      minute = current
      place = here
      date = fechaISO(diaEn(here, now()))
    }
    return date
  }
}

/** Today's date where the institution is. */
export function todayOf({ now, zona }: { now: () => number; zona: string }): string {
  return fechaISO(diaEn(zona, now()))
}
