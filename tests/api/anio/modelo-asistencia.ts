import { type Catedra, type Dia, diasDe, hoyDe, type Inscripcion, type Marca } from './libro.ts'

/**
 * What a day says of a student: an accepted excuse covers an absence or a missing mark from before it, whatever the
 * order; what somebody marks after it wins.
 */
export function marcaDe(catedra: Catedra, dia: Dia, alumnoId: number): Marca | null {
  const propia = dia.marcas.get(alumnoId)
  const aceptado = catedra.justificativos
    .filter(({ alumno, desde, hasta }) => alumno.id === alumnoId && desde <= dia.fecha && dia.fecha <= hasta)
    .reduce((ultimo, uno) => Math.max(ultimo, uno.aceptado ?? 0), 0)
  if (aceptado === 0) return propia?.marca ?? null
  if (!propia) return 'JUSTIFICADO'
  return propia.marca === 'AUSENTE' && propia.orden < aceptado ? 'JUSTIFICADO' : propia.marca
}

/** Past, or of today with its list begun: an excuse begins none. */
export const isDada = (dia: Dia, hoy: string) => dia.fecha < hoy || (dia.fecha === hoy && dia.marcas.size > 0)

/** The days that count for a student: those of each stay and, from the beginning, those before the first. */
function diasQueCuentan(catedra: Catedra, { estadias }: Inscripcion): Dia[] {
  const primera = estadias[0]?.desde ?? ''
  const enEstadia = (fecha: string) =>
    estadias.some(({ desde, hasta }) => desde <= fecha && (hasta === null || fecha <= hasta))
  const antes = (fecha: string) => catedra.reglas.cuenta_desde === 'INICIO' && fecha < primera
  return diasDe(catedra).filter(({ fecha, suspendida }) => !suspendida && (enEstadia(fecha) || antes(fecha)))
}

export interface Asistencia {
  hasta_hoy: number | null
  al_final_si_viene: number | null
  /** Null without a minimum; -1 where it can't be reached any more. */
  restantes: number | null
  dadas: number
  porVenir: number
  puntos: number
}

export function asistenciaDe(catedra: Catedra, inscripcion: Inscripcion, hoy: string): Asistencia {
  const { reglas } = catedra
  const marcaDeDia = (dia: Dia) => marcaDe(catedra, dia, inscripcion.alumno.id)
  const cuentan = diasQueCuentan(catedra, inscripcion).filter(
    (dia) => reglas.justificada !== 'NO_CUENTA' || marcaDeDia(dia) !== 'JUSTIFICADO',
  )
  const dadas = cuentan.filter((dia) => isDada(dia, hoyDe(catedra, hoy)))
  const porVenir = cuentan.length - dadas.length
  const valores = dadas.map((dia) => valorDe(marcaDeDia(dia), reglas))
  const faltas = valores.filter((valor) => valor === 0).length
  const perdonadas = Math.min(faltas, reglas.faltas_perdonadas)
  const puntos = valores.reduce((total, valor) => total + valor, 0) + perdonadas
  const total = dadas.length + porVenir
  return {
    hasta_hoy: porcentaje(puntos, dadas.length),
    al_final_si_viene: porcentaje(puntos + porVenir, total),
    restantes: restantesDe(reglas, {
      puntos,
      porVenir,
      total,
      perdonables: reglas.faltas_perdonadas - perdonadas,
    }),
    dadas: dadas.length,
    porVenir,
    puntos,
  }
}

function valorDe(marca: Marca | null, { tarde_vale, justificada }: Catedra['reglas']): number {
  if (marca === 'PRESENTE') return 1
  if (marca === 'TARDE') return tarde_vale
  return marca === 'JUSTIFICADO' && justificada === 'PRESENTE' ? 1 : 0
}

const porcentaje = (puntos: number, de: number) => (de === 0 ? null : (puntos / de) * 100)

/** How many of the classes to come may be missed. */
function restantesDe(
  { asistencia_minima }: Catedra['reglas'],
  {
    puntos,
    porVenir,
    total,
    perdonables,
  }: { puntos: number; porVenir: number; total: number; perdonables: number },
): number | null {
  if (asistencia_minima === null) return null
  for (let faltas = porVenir; faltas >= 0; faltas--) {
    const pierde = Math.max(0, faltas - perdonables)
    if ((puntos + porVenir - pierde) * 100 >= asistencia_minima * total) return faltas
  }
  return -1
}
