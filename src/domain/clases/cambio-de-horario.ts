import { addDias } from '../base/fechas.ts'
import { type DiaDeSemana, diasDeSemana, lugarEnLaSemana } from '../calendario/semana.ts'
import type { Horario } from '../catedras/horarios.ts'
import { type Horas, horasDe } from '../catedras/horas-de-clase.ts'
import { diasProgramados } from './dias-clase.ts'

export interface ClasePorVenir extends Horas {
  id: number
  fecha: string
  dia_semana: DiaDeSemana
  /** That something hangs on it, as marks, a unit or an excuse: it is not taken away with the others. */
  atada: boolean
}

export type ClaseMovida = Omit<ClasePorVenir, 'atada'>

interface Cambio {
  antes: readonly Horario[]
  despues: readonly Horario[]
  /** Where no class is moved to: what is over, and the dates that have one already. */
  hoy: string
  ocupadas: readonly string[]
}

/**
 * What a change of schedule would move, and what it would take away. It concerns what a schedule made: what is on a
 * weekday of the one before or of the new one, or has hours from an earlier one. An extra class stays, as what is already
 * as the new schedule says.
 */
export function cambiosDeClases(porVenir: readonly ClasePorVenir[], cambio: Cambio) {
  const { antes, despues } = cambio
  const destinoDe = mudanzas(porVenir, cambio)
  const viejos = diasProgramados(antes)
  const alcanzadas = porVenir.filter(
    (clase) =>
      !isComoDice(despues, clase) &&
      (destinoDe.has(clase.dia_semana) || viejos.includes(clase.dia_semana) || clase.hora_desde !== null),
  )
  return {
    mueve: alcanzadas.flatMap((clase) => movida(clase, destinoDe.get(clase.dia_semana), cambio) ?? []),
    quita: alcanzadas.filter(({ atada }) => !atada).map(({ id }) => id),
  }
}

const isComoDice = (horarios: readonly Horario[], { dia_semana, hora_desde, hora_hasta }: ClasePorVenir) => {
  const dichas = horasDe(horarios, dia_semana)
  return dichas.hora_desde !== null && dichas.hora_desde === hora_desde && dichas.hora_hasta === hora_hasta
}

/**
 * To which weekday the classes of each one go. A weekday that the new schedule keeps stays where it is; of the others,
 * the first that goes becomes the first that is new, and so on. What waits from an earlier schedule takes, in the same
 * order, the new weekdays that nothing else comes to.
 */
function mudanzas(porVenir: readonly ClasePorVenir[], { antes, despues }: Cambio) {
  const viejos = diasProgramados(antes)
  const nuevos = diasProgramados(despues)
  const destinos = new Map<DiaDeSemana, DiaDeSemana>(nuevos.map((dia) => [dia, dia]))
  const pair = (salen: readonly DiaDeSemana[], entran: readonly DiaDeSemana[]) => {
    for (const [i, dia] of salen.entries()) if (entran[i]) destinos.set(dia, entran[i])
  }
  pair(
    viejos.filter((dia) => !nuevos.includes(dia)),
    nuevos.filter((dia) => !viejos.includes(dia)),
  )
  const llegan = new Set(porVenir.map(({ dia_semana }) => destinos.get(dia_semana)))
  const conHoras = porVenir.filter(({ hora_desde }) => hora_desde !== null)
  pair(
    diasDeSemana.filter((dia) => !destinos.has(dia) && conHoras.some(({ dia_semana }) => dia_semana === dia)),
    nuevos.filter((dia) => !llegan.has(dia)),
  )
  return destinos
}

/** In its own week; nothing where it can't go there. */
function movida(
  { atada: _, ...clase }: ClasePorVenir,
  dia_semana: DiaDeSemana | undefined,
  { despues, hoy, ocupadas }: Cambio,
): ClaseMovida | undefined {
  if (!dia_semana) return undefined
  const fecha = addDias(clase.fecha, diasDeSemana.indexOf(dia_semana) - lugarEnLaSemana(clase.fecha))
  const isOtra = fecha !== clase.fecha
  if (isOtra && (fecha < hoy || ocupadas.includes(fecha))) return undefined
  return { ...clase, fecha, dia_semana, ...horasDe(despues, dia_semana) }
}
