import { eq, sql, sum } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { consulta, hueco } from '../../../db/consulta.ts'
import { tareaAsignaciones, tareasMaestras } from '../../../db/schema/tareas.ts'
import { isPresente } from '../../../src/domain/asistencia/asistencia.ts'
import { type Atencion, gravedadDe, motivosDe } from '../../../src/domain/catedras/resumen-de-catedra.ts'
import type { ReglasDeCatedra } from '../../../src/domain/habilitacion/reglas-de-catedra.ts'
import type { Deps } from '../../suelo/deps.ts'
import { type Cursante, peligrosDe } from '../habilitacion/lectura.ts'

export interface Atendible extends Pick<Cursante, 'alumnoId' | 'marcas'> {
  motivos: string[]
}

/** Who should be looked after, the gravest first; those alike, with most reasons first, by last name. */
export function listAtencion(
  { db }: Deps,
  catedraId: number,
  cursantes: readonly Cursante[],
  { reglas, ultimas, ahora }: { reglas: ReglasDeCatedra; ultimas: Ultimas; ahora: number },
): Atendible[] {
  const entregas = countEntregas(db, catedraId, ahora)
  const peligros = peligrosDe(cursantes, reglas)
  return cursantes
    .map((cursante) => {
      const { alumnoId, marcas, enMora } = cursante
      const atencion: Atencion = {
        peligro: peligros.get(alumnoId) ?? null,
        marcas: ultimas(marcas).map((una) => una && isPresente(una)),
        ...(entregas.get(alumnoId) ?? { entregadas: 0, vencidas: 0 }),
        enMora,
      }
      return { alumnoId, marcas, gravedad: gravedadDe(atencion), motivos: motivosDe(atencion) }
    })
    .filter(({ motivos }) => motivos.length > 0)
    .sort((uno, otro) => otro.gravedad - uno.gravedad || otro.motivos.length - uno.motivos.length)
    .map(({ gravedad: _, ...uno }) => uno)
}

/** Of what is known of each class day, that of the last ones. */
export type Ultimas = <T>(deCadaDia: readonly T[]) => T[]

/** How many tasks each student delivered, and how many are overdue without having been. */
function countEntregas(tx: Reader, catedraId: number, ahora: number) {
  const filas = cuentas(tx).all({ catedraId, ahora })
  return new Map(filas.map(({ alumnoId, ...cuenta }) => [alumnoId, cuenta]))
}

const cuentas = consulta((tx) => {
  const entregada = sql`${tareaAsignaciones.submission_date} is not null or ${tareaAsignaciones.estado} = 'CALIFICADA'`
  const vencida = sql`not (${entregada}) and ${tareasMaestras.fecha_entrega} < ${hueco('ahora')}`
  return tx
    .select({
      alumnoId: tareaAsignaciones.alumnoId,
      entregadas: sum(entregada).mapWith(Number),
      vencidas: sum(vencida).mapWith(Number),
    })
    .from(tareasMaestras)
    .innerJoin(tareaAsignaciones, eq(tareaAsignaciones.tareaMaestraId, tareasMaestras.id))
    .where(eq(tareasMaestras.catedraId, hueco('catedraId')))
    .groupBy(tareaAsignaciones.alumnoId)
})
