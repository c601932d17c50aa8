import type { Mundo } from './mundo.ts'

/** A mail's kind, by what its subject says before it says of what. */
const claseDe = (asunto: string) =>
  asunto
    .split(/[:«]/)[0]
    ?.replace(/^Justificativo de .*/, 'Justificativo de alguien')
    .replace(/\d+/g, 'n')
    .trim() ?? ''

/** What may be told of a closed course: what concerns money. */
const DE_PAGOS = /^(Pagos pendientes|Recibo)/

/** Nobody is told anything of a course that is closed. */
export function comparaCorreos({ correos, desacuerdos, libro }: Mundo): void {
  for (const { para, asunto, texto, fecha, cerradas } of correos) {
    const nombradas = cerradas.filter((nombre) =>
      new RegExp(`(^|[^\\p{L}])${nombre}([^\\p{L}]|$)`, 'u').test(`${asunto} ${texto}`),
    )
    const dice = nombradas.length === 0 || DE_PAGOS.test(asunto) ? undefined : `${fecha}: ${asunto}`
    const de = libro.alumnos.find(({ email }) => email === para)?.nombre ?? para
    desacuerdos.compara('Correo de una cátedra cerrada', claseDe(asunto), de, undefined, dice)
  }
}

/** The most that the median student, and any teacher, gets in the year. */
export const TOPE_DE_CORREOS = { alumno: 110, docente: 200 }

const cuantosA = ({ correos }: Mundo, quienes: { email: string }[]): number[] =>
  quienes.map(({ email }) => correos.filter(({ para }) => para === email).length).toSorted((a, b) => a - b)

/** What the median student got, and the teacher who got most. */
export function cuentaDeCorreos(mundo: Mundo) {
  const { alumnos, docentes } = mundo.libro
  const deAlumnos = cuantosA(mundo, alumnos)
  return {
    alumno: deAlumnos[Math.floor(deAlumnos.length / 2)] ?? 0,
    docente: cuantosA(mundo, docentes).at(-1) ?? 0,
  }
}

/** What a mail of its own told, and the digest told again: each by whom and of what. */
export function dichasDosVeces({ correos }: Mundo): string[] {
  const propias = correos.filter(({ asunto }) => !asunto.startsWith('Tu resumen'))
  return correos
    .filter(({ asunto }) => asunto.startsWith('Tu resumen'))
    .flatMap(({ para, texto }) =>
      texto.split('\n').flatMap((linea) => {
        const [, clase, cosa] =
          /· (Tarea nueva|Evaluación nueva|Calificaron tu entrega): («.+?»)/.exec(linea) ?? []
        const otra = propias.find(
          (una) => una.para === para && una.asunto === `${clase}: ${cosa?.slice(1, -1)}`,
        )
        return otra ? [`${para}: ${linea}`] : []
      }),
    )
}

/** How many of each kind the median student got in the year, and each teacher. */
export function tablaDeCorreos({ correos, libro }: Mundo): string {
  const clases = [...new Set(correos.map(({ asunto }) => claseDe(asunto)))].toSorted()
  const cuantos = (email: string, clase?: string) =>
    correos.filter(({ para, asunto }) => para === email && (clase === undefined || claseDe(asunto) === clase))
      .length
  const mediana = (clase?: string) =>
    libro.alumnos.map(({ email }) => cuantos(email, clase)).toSorted((a, b) => a - b)[
      Math.floor(libro.alumnos.length / 2)
    ] ?? 0
  const fila = (clase: string | undefined) =>
    [
      (clase ?? 'En todo el año').padEnd(34),
      String(mediana(clase)).padStart(8),
      ...libro.docentes.map(({ email }) => String(cuantos(email, clase)).padStart(8)),
    ].join(' ')
  const titulos = [
    'Correos'.padEnd(34),
    'mediana'.padStart(8),
    ...libro.docentes.map(({ nombre }) => nombre.padStart(8)),
  ]
  return [titulos.join(' '), ...clases.map(fila), fila(undefined)].join('\n')
}
