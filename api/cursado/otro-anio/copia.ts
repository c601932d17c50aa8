import { asc, eq } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { reglasDeCatedra } from '../../../db/schema/asistencia.ts'
import { catedraDiaHorarios, catedras } from '../../../db/schema/catedras.ts'
import { claveDeOrden } from '../../../src/domain/base/texto.ts'
import { addMeses } from '../../../src/domain/calendario/mes.ts'
import type { CopiaAOtroAnio } from '../../../src/domain/catedras/otro-anio.ts'
import { requireCatedra } from '../../academia/catedras/busqueda.ts'
import { catedraNoEncontrada } from '../../academia/catedras/errors.ts'
import { requireDocenteConocido } from '../../academia/catedras/escritura.ts'
import type { Catedra } from '../../academia/catedras/ficha.ts'
import { enActo } from '../../suelo/actos.ts'
import type { Deps } from '../../suelo/deps.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { todayOf } from '../../suelo/services/today.ts'
import { copyEvaluaciones, copyPlanes, copyRubros, copyTareas, type Pasaje } from './contenido.ts'
import { corrimientoDePlazos } from './plazos.ts'

/** All that a course is before anybody is in it; the course itself stays as it is, also a closed one. */
export function copyCatedra(deps: Deps, quien: Quien, id: number, datos: CopiaAOtroAnio): Catedra {
  return enActo(deps, quien, {}, ({ tx, note, ahora }) => {
    const original = tx.select().from(catedras).where(eq(catedras.id, id)).get()
    if (!original) throw catedraNoEncontrada()
    const copia = insertCopia(tx, original, datos, { ahora, hoy: todayOf(deps) })
    const movePlazo = corrimientoDePlazos(tx, id, datos.desde, deps.zona)
    const pasaje = { de: id, a: copia.id, now: ahora, movePlazo }
    copyHorarios(tx, pasaje)
    copyReglas(tx, pasaje)
    const rubros = copyRubros(tx, pasaje)
    const unidades = copyPlanes(tx, pasaje)
    copyTareas(tx, { ...pasaje, rubros, unidades })
    copyEvaluaciones(tx, { ...pasaje, rubros, unidades })
    const ademas = [`de ${original.anio} a ${datos.anio}`]
    const hecho = { hecho: 'catedras.copiar', nombre: copia.nombre, ademas } as const
    note({ ...hecho, sobre: { catedra: copia.id }, ids: { origenId: id } })
    return requireCatedra(tx, copia.id)
  })
}

type Original = typeof catedras.$inferSelect

function insertCopia(
  tx: Tx,
  { id: _, cerrada_en, docente_hasta, ...original }: Original,
  { anio, nombre, docenteId }: CopiaAOtroAnio,
  { ahora, hoy }: { ahora: number; hoy: string },
) {
  const suyo = { nombre: nombre || original.nombre, docenteId: docenteId ?? null }
  if (docenteId === undefined) suyo.docenteId = original.docenteId
  requireDocenteConocido(tx, suyo.docenteId)
  const enAnio = (mes: string | null) => mes && addMeses(mes, 12 * (anio - original.anio))
  return tx
    .insert(catedras)
    .values({
      ...original,
      ...suyo,
      anio,
      cuotas_desde: enAnio(original.cuotas_desde),
      cuotas_hasta: enAnio(original.cuotas_hasta),
      orden: claveDeOrden(suyo.nombre),
      docente_desde: hoy,
      created_at: ahora,
      updated_at: ahora,
    })
    .returning({ id: catedras.id, nombre: catedras.nombre })
    .get()
}

function copyHorarios(tx: Tx, { de, a: catedraId }: Pasaje): void {
  const horarios = tx
    .select()
    .from(catedraDiaHorarios)
    .where(eq(catedraDiaHorarios.catedraId, de))
    .orderBy(asc(catedraDiaHorarios.id))
    .all()
  for (const { id, ...horario } of horarios)
    tx.insert(catedraDiaHorarios)
      .values({ ...horario, catedraId })
      .run()
}

function copyReglas(tx: Tx, { de, a: catedraId }: Pasaje): void {
  const reglas = tx.select().from(reglasDeCatedra).where(eq(reglasDeCatedra.catedraId, de)).get()
  if (reglas)
    tx.insert(reglasDeCatedra)
      .values({ ...reglas, catedraId })
      .run()
}
