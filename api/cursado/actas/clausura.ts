import { eq } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { catedras } from '../../../db/schema/catedras.ts'
import { AUSENTE, type NotaDeActa } from '../../../src/domain/actas/actas.ts'
import { requireCatedra } from '../../academia/catedras/busqueda.ts'
import type { Deps } from '../../suelo/deps.ts'
import { enISO } from '../../suelo/services/instants.ts'
import { todayOf } from '../../suelo/services/today.ts'
import { readCifras } from '../nota-final/cifras.ts'
import { listSinPublicar } from '../tareas/publicar.ts'
import { isComun, loadLetras } from './letras.ts'
import {
  listClasesSinLista,
  listDevueltas,
  listJustificativosPendientes,
  listSinCorregir,
} from './pendientes.ts'

/** What is missing before a course is closed, and what its acta would say. */
export async function readClausura(deps: Deps, catedraId: number) {
  const { db } = deps
  const { id } = requireCatedra(db, catedraId)
  const { escala, alumnos } = readCifras(db, id, deps.now())
  return {
    cerrada_en: findCerrada(db, id),
    escala,
    sin_nota: alumnos
      .filter(({ final }) => final.porcentaje === null)
      .map(({ alumnoId, nombre }) => ({ alumnoId, nombre })),
    sin_letra: await listSinLetra(alumnos),
    sin_corregir: listSinCorregir(db, id),
    devueltas: listDevueltas(db, id),
    sin_publicar: listSinPublicar(db, id),
    justificativos_pendientes: listJustificativosPendientes(db, id),
    clases_sin_lista: listClasesSinLista(db, id, todayOf(deps)),
    alumnos: alumnos.map(({ alumnoId, nombre, final }) => ({
      alumnoId,
      nombre,
      porcentaje: final.porcentaje,
      nota: escala === null ? null : notaSegun(final),
    })),
  }
}

/** Of whom nothing was asked, nothing can be said but that they were not there. */
export const notaSegun = ({ nota }: { nota: NotaDeActa | null }): NotaDeActa => nota ?? AUSENTE

/** Whose name the acta can't write as it is: what its font lacks is a question mark. */
async function listSinLetra(alumnos: readonly { alumnoId: number; nombre: string }[]) {
  const raros = alumnos.filter(({ nombre }) => !isComun(nombre))
  if (raros.length === 0) return []
  const { lacks } = await loadLetras()
  return raros.filter(({ nombre }) => lacks(nombre)).map(({ alumnoId, nombre }) => ({ alumnoId, nombre }))
}

const findCerrada = (tx: Reader, id: number) =>
  enISO(tx.select({ en: catedras.cerrada_en }).from(catedras).where(eq(catedras.id, id)).get()?.en ?? null)
