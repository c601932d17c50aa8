/** What a clock on the wall shows. */
interface Reloj {
  anio: number
  mes: number
  dia: number
  hora: number
  minuto: number
  segundo: number
}

/**
 * By its name (IANA), which is for the server; or, in a browser, by how far its clocks are ahead of UTC, and from which
 * instant on, as the server told it: a telephone may know a zone as it was years ago.
 */
export type Zona = string | Desfases

/** In the order of time; all in milliseconds. */
export type Desfases = readonly { desde: number; desfase: number }[]

/** What the clocks of a time zone show at an instant. */
export function relojEn(zona: Zona, instante: number): Reloj {
  if (typeof zona !== 'string') return relojDeUTC(instante + desfaseDe(zona, instante))
  return 'Temporal' in globalThis
    ? relojDe(Temporal.Instant.fromEpochMilliseconds(instante).toZonedDateTimeISO(zona))
    : relojDeIntl(zona, instante)
}

const desfaseDe = (desfases: Desfases, instante: number) =>
  desfases.findLast(({ desde }) => desde <= instante)?.desfase ?? desfases[0]?.desfase ?? 0

function relojDeUTC(instante: number): Reloj {
  const fecha = new Date(instante)
  return {
    anio: fecha.getUTCFullYear(),
    mes: fecha.getUTCMonth() + 1,
    dia: fecha.getUTCDate(),
    hora: fecha.getUTCHours(),
    minuto: fecha.getUTCMinutes(),
    segundo: fecha.getUTCSeconds(),
  }
}

const relojDe = ({ year, month, day, hour, minute, second }: Temporal.ZonedDateTime): Reloj => ({
  anio: year,
  mes: month,
  dia: day,
  hora: hour,
  minuto: minute,
  segundo: second,
})

function relojDeIntl(zona: string, instante: number): Reloj {
  const partes = formatoDe(zona).formatToParts(instante)
  const parte = (tipo: Intl.DateTimeFormatPartTypes) =>
    Number(partes.find(({ type }) => type === tipo)?.value)
  return {
    anio: parte('year'),
    mes: parte('month'),
    dia: parte('day'),
    hora: parte('hour'),
    minuto: parte('minute'),
    segundo: parte('second'),
  }
}

const UN_DIA = 24 * 60 * 60 * 1000

/**
 * The instant at which the clocks of a time zone show this, in milliseconds since 1970: the first one, where they are
 * set back and show it twice; where they are set forward and never do, the one at which they would have.
 */
export function instanteDe(zona: Zona, reloj: Reloj): number {
  const comoUTC = enUTC(reloj)
  const antes = comoUTC - desfaseEn(zona, comoUTC - UN_DIA)
  const despues = comoUTC - desfaseEn(zona, comoUTC + UN_DIA)
  const showsThat = (instante: number) => enUTC(relojEn(zona, instante)) === comoUTC
  return [antes, despues].find(showsThat) ?? antes
}

/** How far a zone's clocks are ahead of UTC at an instant, in milliseconds. */
export function desfaseEn(zona: Zona, instante: number): number {
  return enUTC(relojEn(zona, instante)) - Math.floor(instante / 1000) * 1000
}

function enUTC({ anio, mes, dia, hora, minuto, segundo }: Reloj): number {
  // Not `Date.UTC`, to which the years before 100 are of the last century.
  const fecha = new Date(0)
  fecha.setUTCFullYear(anio, mes - 1, dia)
  return fecha.setUTCHours(hora, minuto, segundo)
}

const formatos = new Map<string, Intl.DateTimeFormat>()

function formatoDe(zona: string): Intl.DateTimeFormat {
  const formato =
    formatos.get(zona) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zona,
      calendar: 'gregory',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
  formatos.set(zona, formato)
  return formato
}

/** Whether it names a time zone (IANA). */
export function isZona(zona: string): boolean {
  try {
    new Intl.DateTimeFormat('es', { timeZone: zona })
    return true
  } catch {
    return false
  }
}
