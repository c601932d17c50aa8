import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { fusiones } from '../../../db/schema/fusiones.ts'
import type { CreadorPrivado } from '../../../src/domain/creadores/creadores.ts'
import { type CampoDeFilas, camposDeFilas } from '../../../src/domain/creadores/filas.ts'
import { camposDeFusion } from '../../../src/domain/creadores/fusiones.ts'
import { type Cambio, enteros, type Valores } from '../../../src/domain/creadores/historia.ts'
import { unpack, type Valor } from '../../suelo/papelera/contenido.ts'
import { filasEn } from '../creadores/historia.ts'
import type { Guardado } from './contenido.ts'
import { findDuenoEn } from './unidos.ts'

/** The rows that were there for whoever suggested something: of whom it was about then, who may be another one now. */
export function filasLeidas<C extends CampoDeFilas>(
  tx: Reader,
  creador: CreadorPrivado,
  campo: C,
  { deId, cuando }: { deId: number | null; cuando: number },
): CreadorPrivado[C] {
  const leido = deId === null ? creador.id : findDuenoEn(tx, deId, cuando)
  if (leido === creador.id) return filasEn(tx, creador, campo, { cuando, sobreId: null, alUnirse: [] })
  // None where what went with it is kept no longer, so that none is dropped.
  const alUnirse = (fichaAlUnirse(tx, leido)[campo] ?? []) as CreadorPrivado[C]
  return filasEn(tx, creador, campo, { cuando, sobreId: leido, alUnirse })
}

/** What a record said when it was joined with another one; nothing where that is kept no longer. */
export function fichaAlUnirse(tx: Reader, conId: number): Valores {
  const fusion = tx
    .select({ contenido: fusiones.contenido })
    .from(fusiones)
    .where(and(eq(fusiones.conId, conId), isNull(fusiones.deshecha_en)))
    .get()
  return fusion && fusion.contenido.length > 0 ? fichaDe(unpack<Guardado>(fusion.contenido)) : {}
}

function fichaDe({ tablas: [raiz] }: Guardado): Valores {
  const { columnas = [], filas: [fila] = [] } = raiz ?? {}
  return Object.fromEntries(columnas.map((columna, i) => readColumna(columna, fila?.[i] ?? null)))
}

/** By version, what those that were joined with a record added to it. */
export function listSumas(tx: Reader, creadorId: number): Map<number | null, Valores> {
  const unidas = tx
    .select({ contenido: fusiones.contenido })
    .from(fusiones)
    .where(and(eq(fusiones.creadorId, creadorId), isNull(fusiones.deshecha_en)))
    .all()
    .flatMap(({ contenido }) => (contenido.length > 0 ? [unpack<Guardado>(contenido)] : []))
  return new Map(unidas.map((una) => [una.versionId, enteros(fichaDe(una), una.sumados ?? [])]))
}

const enJson = ['main_role', ...camposDeFilas, 'photo_credit', 'audio_credit']

/** As the record has it, out of what lies in the database. */
function readColumna(columna: string, valor: Valor): [campo: string, valor: unknown] {
  if (columna === 'death_unknown') return [columna, valor === 1]
  const leido = enJson.includes(columna) && typeof valor === 'string' ? JSON.parse(valor) : valor
  return [columna === 'main_role' ? 'mainRole' : columna, leido]
}

/** What merges replaced of a record whose versions an earlier program deleted when it undid them. */
export function listBorradas(tx: Reader, creadorId: number): Cambio[] {
  const deshechas = tx
    .select({ contenido: fusiones.contenido })
    .from(fusiones)
    .where(and(eq(fusiones.creadorId, creadorId), isNotNull(fusiones.deshecha_en)))
    .all()
  return deshechas.flatMap(({ contenido }) => {
    const { versionId = null, antes = {} } = contenido.length > 0 ? unpack<Guardado>(contenido) : {}
    const campos = Object.entries(antes).map(([columna, valor]) => readColumna(columna, valor))
    const suyos = Object.fromEntries(campos.filter(([campo]) => camposDeFusion.some((uno) => uno === campo)))
    return versionId === null || Object.keys(suyos).length === 0
      ? []
      : [{ id: versionId, antes: suyos, vale: false }]
  })
}
