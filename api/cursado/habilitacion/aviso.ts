import { setImmediate } from 'node:timers/promises'
import { type Tx, transact } from '../../../db/client.ts'
import { isHoraDeBoletin } from '../../../src/domain/correos/boletin.ts'
import { etiquetaDeLuz, isPeor, type Luz } from '../../../src/domain/habilitacion/habilitacion.ts'
import type { Deps } from '../../suelo/deps.ts'
import { notify } from '../../suelo/novedades/notify.ts'
import type { Job } from '../../suelo/services/jobs.ts'
import { todayOf } from '../../suelo/services/today.ts'
import { cartaDeHabilitacion } from './carta.ts'
import { listQueExigen } from './en-riesgo.ts'
import { habilitacionesDe, listCursantes } from './lectura.ts'
import { listAvisadosDesde, listLucesVistas, noteAviso, noteLuz } from './luces-vistas.ts'

/** Nobody hears of it more often. */
const UNA_SEMANA_MS = 7 * 24 * 60 * 60 * 1000

/** A student's light in a course, which is worse than the last one that was known. */
export interface Peor {
  catedraId: number
  catedra: string
  alumnoId: number
  luz: Luz
  frases: string[]
}

/** Once a day, writes to each student whose light got worse, of all their courses at once. */
export function avisoDeHabilitacion(deps: Deps): Job {
  // Begun anew it goes over the day again, and finds nothing: a light that was told is a light that was seen.
  let hecho = ''
  return {
    name: 'avisar de quien puede quedar sin rendir',
    async run() {
      const hoy = todayOf(deps)
      if (hoy === hecho || !isHoraDeBoletin(deps.now(), deps.zona)) return
      const peores: Peor[] = []
      for (const catedra of listQueExigen(deps.db)) {
        peores.push(...review(deps, catedra, hoy))
        // Whoever asks for something meanwhile does not wait for all the courses.
        await setImmediate()
      }
      if (peores.length > 0) transact(deps.db, (tx) => tell(deps, tx, peores))
      hecho = hoy
    },
  }
}

type QueExige = ReturnType<typeof listQueExigen>[number]

/** Whose light got worse in a course; of all others it remembers how it is. */
function review({ db }: Deps, { catedraId, nombre: catedra, reglas }: QueExige, hoy: string): Peor[] {
  return transact(db, (tx) => {
    const vistas = listLucesVistas(tx, catedraId)
    return habilitacionesDe(listCursantes(tx, { catedraId }, hoy), reglas, 'alumno').flatMap(
      ({ alumnoId, luz, frases }) => {
        const vista = vistas.get(alumnoId)
        if (isPeor(luz, vista)) return [{ catedraId, catedra, alumnoId, luz, frases }]
        if (luz !== vista) noteLuz(tx, { catedraId, alumnoId, luz })
        return []
      },
    )
  })
}

/** What can't be told yet stays as it was seen, and is told when the week is over, if it still is so. */
function tell(deps: Deps, tx: Tx, peores: readonly Peor[]): void {
  const avisados = listAvisadosDesde(tx, deps.now() - UNA_SEMANA_MS)
  const porAlumno = Map.groupBy(
    peores.filter(({ alumnoId }) => !avisados.has(alumnoId)),
    ({ alumnoId }) => alumnoId,
  )
  for (const [alumnoId, suyas] of porAlumno) {
    const carta = ({ nombre }: { nombre: string }) => cartaDeHabilitacion(nombre, suyas, deps.site.url)
    for (const [i, una] of suyas.entries()) {
      noteAviso(tx, una, deps.now())
      notify(deps, tx, {
        aviso: 'HABILITACION',
        a: { alumnos: [alumnoId] },
        catedraId: una.catedraId,
        sobre: {},
        detalle: etiquetaDeLuz[una.luz].toLowerCase(),
        enlace: `/alumno/catedra/${una.catedraId}?tab=asistencia`,
        // One mail is of all courses.
        carta: i === 0 ? carta : null,
      })
    }
  }
}
