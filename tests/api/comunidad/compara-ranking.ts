import type { Aporte, Libro, Persona } from './libro.ts'
import type { Mundo } from './mundo.ts'

const NIVELES: [desde: number, nivel: string][] = [
  [50, 'Curador de la Memoria Sonora'],
  [20, 'Investigador Musical'],
  [10, 'Colaborador Avanzado'],
  [5, 'Colaborador Activo'],
  [1, 'Colaborador Inicial'],
]

/** What counts, and when it was to be seen. */
interface Cuenta extends Pick<Aporte, 'creado'> {
  de: Persona
  desde: number
}

export async function comparaRanking(mundo: Mundo): Promise<void> {
  const { libro, lee, cualquiera, desacuerdos } = mundo
  for (const [periodo, largo] of Object.entries({ mes: 7, anio: 4, siempre: 0 })) {
    const dice = await lee(cualquiera, `/ranking?periodo=${periodo}`)
    const isDelPeriodo = ({ desde }: Cuenta) =>
      new Date(desde).toISOString().startsWith(libro.hoy.slice(0, largo))
    const debe = filas(cuentasDe(libro).filter(isDelPeriodo))
    desacuerdos.comparaCada(`/ranking?periodo=${periodo}`, 'cada puesto', debe, dice)
    desacuerdos.compara('Cuántos', `/ranking?periodo=${periodo}`, 'todos', debe.length, dice.length)
  }
}

/** Published creators, also those that are another record by now, and suggestions that were approved. */
function cuentasDe(libro: Libro): Cuenta[] {
  const aportes = libro.creadores.filter((uno) => {
    const dueno = libro.duenoDe(uno)
    return dueno === uno ? libro.isAhi(uno) && uno.estado === 'PUBLISHED' : !dueno.isTirado
  })
  const aprobadas = libro.sugerencias.filter(
    (una) => una.estado === 'APPROVED' && una.con === null && libro.isAhi(libro.duenoDe(una.sobre)),
  )
  const todas = [
    ...aportes.map(({ de, creado, publicado }) => ({ de, creado, desde: publicado ?? 0 })),
    ...aprobadas.map(({ de, creado, decidido }) => ({ de, creado, desde: decidido ?? 0 })),
  ]
  return todas.filter((una): una is Cuenta => una.de !== null && !una.de.isBorrada)
}

function filas(cuentas: Cuenta[]) {
  const enOrden = cuentas.toSorted((una, otra) => una.creado - otra.creado)
  return [...Map.groupBy(enOrden, ({ de }) => de)]
    .toSorted(([, unas], [, otras]) => otras.length - unas.length)
    .map(([{ email, alumno }, suyas]) => ({
      is_student_contribution: alumno !== null,
      student_first_name: alumno?.nombre ?? null,
      student_last_name: alumno?.apellido ?? null,
      email: email.replace(/^(.)(.*)(.@)/, (_, a, medio, b) => a + '*'.repeat(medio.length) + b),
      contributions: suyas.length,
      level: NIVELES.find(([desde]) => suyas.length >= desde)?.[1],
    }))
}
