import { eq } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { fusiones } from '../../../db/schema/fusiones.ts'
import { papelera } from '../../../db/schema/papelera.ts'
import { type Contenido, countFilas, type Filas, pack, unpack } from '../../suelo/papelera/contenido.ts'
import { forget } from '../../suelo/papelera/vaciar.ts'
import type { Persona } from '../../suelo/sesiones/cambio-pendiente.ts'
import { tablaDe } from './datos.ts'
import { type Regla, withReglas } from './reglas.ts'

/** Who was deleted and came again with the same address is in the bin too: only from there it goes whole. */
export const cuentaAnterior = ({ rol }: Persona, email: string): Regla => ({
  tabla: tablaDe[rol],
  columna: 'email',
  valor: email,
  queda: null,
})

/** What else is erased of the rows of a table. */
type Erase = (filas: Filas) => Filas

/** Of what waits in the bin, and of what parts joined creators again: nothing that is erased may come back. */
export function eraseGuardado(tx: Tx, reglas: readonly Regla[], erase: Erase, now: number): void {
  for (const { id } of tx.select({ id: papelera.id }).from(papelera).all()) {
    const esta = eq(papelera.id, id)
    const queda = readSinLoSuyo(tx, papelera, id, reglas, erase)
    if (queda?.tablas[0]?.filas.length === 0) forget(tx, esta, now)
    else if (queda)
      tx.update(papelera)
        .set({ contenido: pack(queda), cuenta: countFilas(queda) })
        .where(esta)
        .run()
  }
  for (const { id } of tx.select({ id: fusiones.id }).from(fusiones).all()) {
    const queda = readSinLoSuyo(tx, fusiones, id, reglas, erase)
    if (queda)
      tx.update(fusiones)
        .set({ contenido: pack(queda) })
        .where(eq(fusiones.id, id))
        .run()
  }
}

/** One at a time, since a course may be large; undefined where nothing changes, as where its time is over. */
function readSinLoSuyo(
  tx: Tx,
  donde: typeof papelera | typeof fusiones,
  id: number,
  reglas: readonly Regla[],
  erase: Erase,
): Contenido | undefined {
  const guardado = tx.select({ contenido: donde.contenido }).from(donde).where(eq(donde.id, id)).get()
  if (!guardado?.contenido.length) return undefined
  const antes = unpack(guardado.contenido)
  const queda = withoutLoSuyo(antes, reglas, erase)
  return JSON.stringify(queda) === JSON.stringify(antes) ? undefined : queda
}

/** What hung on a row that goes has nothing to hang on where the others come back, and stays away. */
function withoutLoSuyo(contenido: Contenido, reglas: readonly Regla[], erase: Erase): Contenido {
  const tablas = contenido.tablas.map((filas) => erase(withReglas(filas, reglas)))
  return { ...contenido, tablas: tablas.filter(({ filas }, i) => i === 0 || filas.length > 0) }
}
