import { and, asc, eq, gt, max, ne } from 'drizzle-orm'
import type { Reader, Tx } from '../../../db/client.ts'
import { consulta, hueco } from '../../../db/consulta.ts'
import { notasManuales, pruebasManuales, quienesRinden, rubros } from '../../../db/schema/rubros.ts'
import type { PruebaManualEscrita } from '../../../src/domain/nota-final/notas-manuales.ts'
import { recuperadoPor } from '../../../src/domain/nota-final/recuperatorios.ts'
import { requireCatedraPara } from '../../academia/catedras/busqueda.ts'
import { enActo } from '../../suelo/actos.ts'
import type { Deps } from '../../suelo/deps.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { listPersonas } from '../asistencia/personas.ts'
import { recuperatorioEnUso } from '../recuperados/errors.ts'
import { requireRecuperable } from '../recuperados/requerido.ts'
import { requireRubro } from '../rubros/rubros.ts'
import { noEsInscrito, pruebaNoEncontrada, pruebaRepetida, puntosSobrePosibles } from './errors.ts'

/** What was marked by hand in a course, the first one first. */
export function listPruebas(tx: Reader, catedraId: number) {
  const hechas = pruebas(tx).all({ catedraId })
  if (hechas.length === 0) return []
  const notas = Map.groupBy(notasDe(tx).all({ catedraId }), ({ pruebaId }) => pruebaId)
  const rinden = Map.groupBy(quienes(tx).all({ catedraId }), ({ pruebaId }) => pruebaId)
  const suyas = hechas.map(({ id, puntos_posibles: posibles, recupera }) =>
    (notas.get(id) ?? []).map(({ alumnoId, puntos_obtenidos: obtenidos }) => ({
      id,
      recupera,
      alumnoId,
      obtenidos,
      posibles,
    })),
  )
  const de = recuperadoPor(suyas.flat())
  return hechas.map((prueba, i) => ({
    ...prueba,
    alumnoIds: (rinden.get(prueba.id) ?? []).map(({ alumnoId }) => alumnoId),
    notas: (suyas[i] ?? []).map((una) => ({
      alumnoId: una.alumnoId,
      puntos_obtenidos: una.obtenidos,
      recuperado_por: de(una),
    })),
  }))
}

const pruebas = consulta((tx) =>
  tx
    .select({
      id: pruebasManuales.id,
      rubroId: pruebasManuales.rubroId,
      nombre: pruebasManuales.nombre,
      puntos_posibles: pruebasManuales.puntos_posibles,
      recupera: pruebasManuales.recupera,
    })
    .from(pruebasManuales)
    .innerJoin(rubros, eq(rubros.id, pruebasManuales.rubroId))
    .where(eq(rubros.catedraId, hueco('catedraId')))
    .orderBy(asc(pruebasManuales.id)),
)

const notasDe = consulta((tx) =>
  tx
    .select({
      pruebaId: notasManuales.pruebaId,
      alumnoId: notasManuales.alumnoId,
      puntos_obtenidos: notasManuales.puntos_obtenidos,
    })
    .from(notasManuales)
    .innerJoin(pruebasManuales, eq(pruebasManuales.id, notasManuales.pruebaId))
    .innerJoin(rubros, eq(rubros.id, pruebasManuales.rubroId))
    .where(eq(rubros.catedraId, hueco('catedraId')))
    .orderBy(asc(notasManuales.alumnoId)),
)

const quienes = consulta((tx) =>
  tx
    .select({ pruebaId: quienesRinden.pruebaId, alumnoId: quienesRinden.alumnoId })
    .from(rubros)
    .innerJoin(pruebasManuales, eq(pruebasManuales.rubroId, rubros.id))
    .innerJoin(quienesRinden, eq(quienesRinden.pruebaId, pruebasManuales.id))
    .where(eq(rubros.catedraId, hueco('catedraId')))
    .orderBy(asc(quienesRinden.alumnoId)),
)

/** Of whom nothing is said, what was marked stays. */
export function writePrueba(deps: Deps, quien: Quien, id: number, escrita: PruebaManualEscrita) {
  return enActo(deps, quien, { catedra: id }, ({ tx, note, ahora }) => {
    const { id: catedraId } = requireCatedraPara(tx, quien, id)
    requireRubro(tx, catedraId, escrita.rubroId)
    const pruebaId = savePrueba(tx, catedraId, escrita, ahora)
    writeNotas(tx, catedraId, pruebaId, escrita, ahora)
    const hecho = { hecho: 'notas-manuales.anotar', nombre: escrita.nombre } as const
    note({ ...hecho, sobre: { catedra: catedraId }, ids: { pruebaId } })
    return requirePrueba(tx, catedraId, pruebaId)
  })
}

export function deletePrueba(deps: Deps, quien: Quien, id: number, pruebaId: number) {
  return enActo(deps, quien, { catedra: id }, ({ tx, note }) => {
    const { id: catedraId } = requireCatedraPara(tx, quien, id)
    const { nombre, notas } = requirePrueba(tx, catedraId, pruebaId)
    const hecho = { hecho: 'notas-manuales.eliminar', nombre } as const
    note({ ...hecho, sobre: { catedra: catedraId } })
    tx.delete(pruebasManuales).where(eq(pruebasManuales.id, pruebaId)).run()
    return { message: 'Prueba eliminada.', eliminado: { notas: notas.length } }
  })
}

export function requirePrueba(tx: Reader, catedraId: number, pruebaId: number) {
  const prueba = listPruebas(tx, catedraId).find(({ id }) => id === pruebaId)
  if (!prueba) throw pruebaNoEncontrada()
  return prueba
}

/** Its id: by the one that is named, else by its name in its part, else new. */
function savePrueba(tx: Tx, catedraId: number, escrita: PruebaManualEscrita, created_at: number): number {
  const { id, rubroId, nombre, puntos_posibles } = escrita
  if (id !== null) requirePrueba(tx, catedraId, id)
  const conNombre = findConNombre(tx, { rubroId, nombre, menos: id })
  if (id !== null && conNombre !== undefined) throw pruebaRepetida()
  const cual = id ?? conNombre
  const recupera = recuperaDe(tx, catedraId, cual ?? null, escrita.recupera)
  const valores = { rubroId, nombre, puntos_posibles, recupera }
  if (cual === undefined) return insertPrueba(tx, valores, created_at)
  tx.update(pruebasManuales).set(valores).where(eq(pruebasManuales.id, cual)).run()
  return cual
}

/** Its id; of two with one name in a part, the second is refused. */
export function insertPrueba(
  tx: Tx,
  valores: Omit<typeof pruebasManuales.$inferInsert, 'id' | 'created_at'>,
  created_at: number,
): number {
  const creada = tx
    .insert(pruebasManuales)
    .values({ ...valores, created_at })
    .onConflictDoNothing()
    .returning({ id: pruebasManuales.id })
    .get()
  if (!creada) throw pruebaRepetida()
  return creada.id
}

/** What it makes up for from now on. */
function recuperaDe(tx: Tx, catedraId: number, id: number | null, dicha: number | null | undefined) {
  const antes = id === null ? null : requirePrueba(tx, catedraId, id)
  if (dicha === undefined || dicha === antes?.recupera) return antes?.recupera ?? null
  if (antes && antes.notas.length > 0) throw recuperatorioEnUso()
  requireRecuperable(tx, { tipo: 'PRUEBA', catedraId, id, recupera: dicha })
  return dicha
}

function findConNombre(
  tx: Tx,
  { rubroId, nombre, menos }: { rubroId: number; nombre: string; menos: number | null },
) {
  const suya = and(eq(pruebasManuales.rubroId, rubroId), eq(pruebasManuales.nombre, nombre))
  const otra = menos === null ? suya : and(suya, ne(pruebasManuales.id, menos))
  return tx.select({ id: pruebasManuales.id }).from(pruebasManuales).where(otra).get()?.id
}

function writeNotas(
  tx: Tx,
  catedraId: number,
  pruebaId: number,
  { notas, puntos_posibles }: PruebaManualEscrita,
  updated_at: number,
): void {
  const inscritos = new Set(listPersonas(tx, catedraId).map(({ alumnoId }) => alumnoId))
  for (const [i, { alumnoId, puntos_obtenidos }] of notas.entries()) {
    if (!inscritos.has(alumnoId)) throw noEsInscrito(i)
    if (puntos_obtenidos === null) {
      const suya = and(eq(notasManuales.pruebaId, pruebaId), eq(notasManuales.alumnoId, alumnoId))
      tx.delete(notasManuales).where(suya).run()
    } else {
      tx.insert(notasManuales)
        .values({ pruebaId, alumnoId, puntos_obtenidos, updated_at })
        .onConflictDoUpdate({
          target: [notasManuales.pruebaId, notasManuales.alumnoId],
          set: { puntos_obtenidos, updated_at },
        })
        .run()
    }
  }
  const altas = and(eq(notasManuales.pruebaId, pruebaId), gt(notasManuales.puntos_obtenidos, puntos_posibles))
  const mayor = tx
    .select({ puntos: max(notasManuales.puntos_obtenidos) })
    .from(notasManuales)
    .where(altas)
    .get()
  if (mayor?.puntos) throw puntosSobrePosibles(mayor.puntos)
}
