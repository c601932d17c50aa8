import { and, between, eq, isNull } from 'drizzle-orm'
import type { Reader, Tx } from '../../../db/client.ts'
import { diasClase } from '../../../db/schema/asistencia.ts'
import { catedras } from '../../../db/schema/catedras.ts'
import { addDias, diaCorto } from '../../../src/domain/base/fechas.ts'
import { diasDichos } from '../../../src/domain/justificativos/justificativos.ts'
import type { Deps } from '../../suelo/deps.ts'
import { listDocentesEl } from '../../suelo/docentes.ts'
import { type Noticia, notify } from '../../suelo/novedades/notify.ts'
import { todayOf } from '../../suelo/services/today.ts'
import { cartaDePedido, cartaDeRespuesta } from './cartas.ts'
import type { Justificativo } from './esquemas.ts'

/** That one has arrived; call it in the transaction that writes it. It is urgent before a class of today or tomorrow. */
export function notifyDocentes(deps: Deps, tx: Tx, justificativo: Justificativo): void {
  const { catedraId } = justificativo
  const hoy = todayOf(deps)
  notify(deps, tx, {
    a: { docentes: listDocentesEl(tx, hoy, catedraId).get(catedraId) ?? [] },
    enResumen: !hasClase(tx, justificativo, hoy, addDias(hoy, 1)),
    ...noticiaDe(deps, tx, justificativo, `/docente/catedra/${catedraId}?tab=alumnos`, cartaDePedido),
  })
}

/** That one was answered; the same. */
export function notifyAlumno(deps: Deps, tx: Tx, justificativo: Justificativo): void {
  const enlace = `/alumno/catedra/${justificativo.catedraId}?tab=asistencia`
  notify(deps, tx, {
    a: { alumnos: [justificativo.alumnoId] },
    ...noticiaDe(deps, tx, justificativo, enlace, cartaDeRespuesta),
  })
}

function noticiaDe(
  { site }: Deps,
  tx: Reader,
  justificativo: Justificativo,
  enlace: string,
  write: typeof cartaDePedido,
): Omit<Noticia, 'a'> {
  const { id, catedraId } = justificativo
  const datos = { justificativo, catedra: readNombre(tx, catedraId), url: `${site.url}${enlace}` }
  return {
    aviso: 'JUSTIFICATIVO',
    catedraId,
    sobre: { justificativoId: id },
    detalle: diasDichos(justificativo, diaCorto),
    enlace,
    carta: ({ nombre }) => write(nombre, datos),
  }
}

/** Whether it is about a class of these days. */
const hasClase = (tx: Reader, { catedraId, desde, hasta }: Justificativo, uno: string, otro: string) =>
  tx
    .select({ id: diasClase.id })
    .from(diasClase)
    .where(
      and(
        eq(diasClase.catedraId, catedraId),
        between(diasClase.fecha, desde > uno ? desde : uno, hasta < otro ? hasta : otro),
        isNull(diasClase.suspendida),
      ),
    )
    .get() !== undefined

const readNombre = (tx: Reader, id: number): string =>
  tx.select({ nombre: catedras.nombre }).from(catedras).where(eq(catedras.id, id)).get()?.nombre ?? ''
