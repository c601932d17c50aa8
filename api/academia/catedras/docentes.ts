import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Reader, Tx } from '../../../db/client.ts'
import { consulta, type Valores } from '../../../db/consulta.ts'
import { catedras, docentesDeCatedra } from '../../../db/schema/catedras.ts'
import { docentes } from '../../../db/schema/personas.ts'
import {
  type DocenteDeCatedra,
  type DocentesEscritos,
  etiquetaDePapel,
  papeles,
  TITULAR,
} from '../../../src/domain/catedras/docentes-de-catedra.ts'
import { nombreDePersona } from '../../../src/domain/personas/nombres.ts'
import { enActo } from '../../suelo/actos.ts'
import type { Deps } from '../../suelo/deps.ts'
import { requireComoSeLeyo } from '../../suelo/plugins/precondicion.ts'
import { invalidFields } from '../../suelo/plugins/validation.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { catedraNoEncontrada, DOCENTE_DESCONOCIDO } from './errors.ts'

export const docenteDeCatedra = z.object({
  docenteId: z.int(),
  papel: z.enum(papeles),
  desde: z.iso.date(),
  /** The last day; null where no end is known. */
  hasta: z.iso.date().nullable(),
})

/** What a course's row says of its titular. */
export const columnasDelTitular = {
  id: catedras.id,
  docenteId: catedras.docenteId,
  docente_desde: catedras.docente_desde,
  docente_hasta: catedras.docente_hasta,
}
type Titular = Pick<typeof catedras.$inferSelect, keyof typeof columnasDelTitular>

/** Who teaches each course, whatever their dates, the titular first; `cuales` says which courses. */
export function listOtros(
  tx: Reader,
  cuales?: SQL,
  valores: Valores = {},
): (titular: Titular) => DocenteDeCatedra[] {
  const porCatedra = Map.groupBy(otros(tx, cuales).all(valores), (fila) => fila.catedraId)
  return (titular) => [
    ...titularDe(titular),
    ...(porCatedra.get(titular.id) ?? []).map(({ catedraId: _, ...otro }) => otro),
  ]
}

const otros = consulta((tx, cuales) => {
  const { catedraId, docenteId, papel, desde, hasta, id } = docentesDeCatedra
  return tx
    .select({ catedraId, docenteId, papel, desde, hasta })
    .from(docentesDeCatedra)
    .where(cuales)
    .orderBy(asc(id))
})

const titularDe = ({ docenteId, docente_desde: desde, docente_hasta: hasta }: Titular): DocenteDeCatedra[] =>
  docenteId === null ? [] : [{ docenteId, papel: TITULAR, desde, hasta }]

/** They take the place of all that there were. */
export function writeDocentes(
  deps: Deps,
  quien: Quien,
  catedraId: number,
  { docentes: escritos, antes }: DocentesEscritos,
): DocenteDeCatedra[] {
  return enActo(deps, quien, { catedra: catedraId }, ({ tx, note, ahora }) => {
    requireComoSeLeyo(antes?.docentes, readDocentes(tx, catedraId), 'los docentes')
    const nombres = requireConocidos(tx, escritos)
    const titular = escritos.find(({ papel }) => papel === TITULAR)
    tx.update(catedras)
      .set({
        docenteId: titular?.docenteId,
        docente_desde: titular?.desde,
        docente_hasta: titular?.hasta,
        updated_at: ahora,
      })
      .where(eq(catedras.id, catedraId))
      .run()
    tx.delete(docentesDeCatedra).where(eq(docentesDeCatedra.catedraId, catedraId)).run()
    for (const { papel, ...otro } of escritos)
      if (papel !== TITULAR)
        tx.insert(docentesDeCatedra)
          .values({ ...otro, papel, catedraId })
          .run()
    const ademas = escritos.map(
      ({ docenteId, papel }) => `${nombres.get(docenteId)}, ${etiquetaDePapel[papel].toLowerCase()}`,
    )
    note({ hecho: 'catedras.docentes', sobre: { catedra: catedraId }, ademas })
    return readDocentes(tx, catedraId)
  })
}

function readDocentes(tx: Reader, catedraId: number): DocenteDeCatedra[] {
  const titular = tx.select(columnasDelTitular).from(catedras).where(eq(catedras.id, catedraId)).get()
  if (!titular) throw catedraNoEncontrada()
  return listOtros(tx, eq(docentesDeCatedra.catedraId, catedraId))(titular)
}

/** What each is called; who is not there, or was erased, teaches nothing. */
function requireConocidos(tx: Tx, escritos: readonly DocenteDeCatedra[]): Map<number, string> {
  const ids = escritos.map(({ docenteId }) => docenteId)
  const { id, nombre, apellido, borrado_en } = docentes
  const filas = tx
    .select({ id, nombre, apellido })
    .from(docentes)
    .where(and(inArray(id, ids), isNull(borrado_en)))
    .all()
  const nombres = new Map(filas.map((fila) => [fila.id, nombreDePersona(fila)]))
  const ajeno = ids.findIndex((uno) => !nombres.has(uno))
  if (ajeno >= 0) throw invalidFields([[`docentes.${ajeno}.docenteId`, DOCENTE_DESCONOCIDO]])
  return nombres
}
