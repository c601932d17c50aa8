import { and, asc, desc, eq, isNull, lt } from 'drizzle-orm'
import type { Tx } from '../client.ts'
import { diasClase } from '../schema/asistencia.ts'
import { cierresDeClase, unidadesDadas } from '../schema/cierres-de-clase.ts'
import { planesDeClases, unidadesPlan } from '../schema/planes.ts'
import { docenteDeDemo } from './demo-personas.ts'

interface Cierre {
  catedraId: number
  hoy: string
  now: number
}

/** The last class so far was closed: a module was given, and another begun. */
export function insertCierre(tx: Tx, { catedraId, hoy, now }: Cierre): void {
  const dia = tx
    .select({ id: diasClase.id })
    .from(diasClase)
    .where(and(eq(diasClase.catedraId, catedraId), lt(diasClase.fecha, hoy), isNull(diasClase.suspendida)))
    .orderBy(desc(diasClase.fecha))
    .get()
  if (!dia) return
  const [dada, comenzada] = tx
    .select({ unidadId: unidadesPlan.id })
    .from(planesDeClases)
    .innerJoin(unidadesPlan, eq(unidadesPlan.planId, planesDeClases.id))
    .where(eq(planesDeClases.catedraId, catedraId))
    .orderBy(asc(unidadesPlan.posicion))
    .all()
  tx.insert(cierresDeClase)
    .values({
      diaClaseId: dia.id,
      clave: crypto.randomUUID(),
      por: `${docenteDeDemo.nombre} ${docenteDeDemo.apellido}`,
      cerrada_en: now,
      para_la_proxima: 'Traer el cancionero y un lápiz.',
      respuesta: {},
    })
    .run()
  const dadas = [
    { ...dada, estado: 'DADA' as const },
    { ...comenzada, estado: 'EN_PARTE' as const },
  ]
  for (const { unidadId, estado } of dadas) {
    if (unidadId) tx.insert(unidadesDadas).values({ diaClaseId: dia.id, unidadId, estado }).run()
  }
}
