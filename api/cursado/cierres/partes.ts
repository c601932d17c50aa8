import { and, asc, eq, isNull, type SQL } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { consulta, type Valores } from '../../../db/consulta.ts'
import { diasClase } from '../../../db/schema/asistencia.ts'
import { catedras } from '../../../db/schema/catedras.ts'
import { cierresDeClase } from '../../../db/schema/cierres-de-clase.ts'
import { tareasMaestras } from '../../../db/schema/tareas.ts'
import { textoDeCierre } from '../../../src/domain/clases/whatsapp-de-cierre.ts'
import type { Deps } from '../../suelo/deps.ts'
import { enISO } from '../../suelo/services/instants.ts'
import { listDadasPorDia } from './unidades.ts'

/** Of each class day that was closed, the closing and what was added to it, in their order. */
export const listPartes = (tx: Reader, cuales: SQL, valores: Valores = {}) =>
  Map.groupBy(partes(tx, cuales).all(valores), ({ dia }) => dia.id)

const partes = consulta((tx, cuales) =>
  tx
    .select({
      dia: { id: diasClase.id, fecha: diasClase.fecha, catedraId: diasClase.catedraId },
      catedra: catedras.nombre,
      por: cierresDeClase.por,
      cerrada_en: cierresDeClase.cerrada_en,
      para_la_proxima: cierresDeClase.para_la_proxima,
      tarea: {
        id: tareasMaestras.id,
        titulo: tareasMaestras.titulo,
        fecha_entrega: tareasMaestras.fecha_entrega,
      },
    })
    .from(diasClase)
    .innerJoin(catedras, eq(catedras.id, diasClase.catedraId))
    .innerJoin(cierresDeClase, eq(cierresDeClase.diaClaseId, diasClase.id))
    .leftJoin(tareasMaestras, eq(tareasMaestras.id, cierresDeClase.tareaId))
    .where(and(cuales, isNull(diasClase.suspendida)))
    .orderBy(asc(diasClase.fecha), asc(cierresDeClase.agregado), asc(cierresDeClase.id)),
)

type Partes = ReturnType<typeof listPartes> extends Map<number, infer P> ? P : never

/** What each who closed it, or added to it, said. */
export const fraseDe = (partes: Partes): string | null =>
  [...new Set(partes.flatMap(({ para_la_proxima }) => para_la_proxima ?? []))].join('\n') || null

type Con = { db: Reader } & Pick<Deps, 'zona' | 'site'>

/** How a class day was closed, with all that was added since; null where it was not. */
export function findCierre(con: Con, diaId: number) {
  const partes = listPartes(con.db, eq(diasClase.id, diaId)).get(diaId)
  const [primera] = partes ?? []
  if (!partes || !primera) return null
  return {
    por: primera.por,
    cerrada_en: enISO(primera.cerrada_en),
    para_la_proxima: fraseDe(partes),
    tareaIds: partes.flatMap(({ tarea }) => tarea?.id ?? []),
    whatsapp: textoDe(con, partes),
  }
}

function textoDe({ db, zona, site }: Con, partes: Partes): string {
  const [{ dia, catedra }] = partes as [Partes[number]]
  const clase = {
    catedra,
    fecha: dia.fecha,
    unidades: listDadasPorDia(db, eq(diasClase.id, dia.id)).get(dia.id) ?? [],
    para_la_proxima: fraseDe(partes),
    tareas: partes.flatMap(({ tarea }) => tarea ?? []),
    enlace: new URL(`/alumno/catedra/${dia.catedraId}`, site.url).href,
  }
  return textoDeCierre(clase, zona)
}
