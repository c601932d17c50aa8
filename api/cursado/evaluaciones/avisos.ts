import { and, asc, eq, gte, inArray, isNull, lte } from 'drizzle-orm'
import { type Tx, transact } from '../../../db/client.ts'
import { catedras } from '../../../db/schema/catedras.ts'
import { evaluacionAsignaciones, evaluaciones } from '../../../db/schema/evaluaciones.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { plazoEscrito } from '../../../src/domain/base/plazos.ts'
import { AVISA_ANTES_MS } from '../../../src/domain/correos/avisos.ts'
import { isDeAbierta } from '../../suelo/abierta.ts'
import type { Deps } from '../../suelo/deps.ts'
import { type Noticia, notify } from '../../suelo/novedades/notify.ts'
import type { Job } from '../../suelo/services/jobs.ts'
import { cartaDeAsignada, cartaDeVencimiento } from './cartas.ts'
import { isStillInscrito } from './ficha.ts'

interface Evaluacion {
  id: number
  catedraId: number
  titulo: string
  catedra: string
  fecha_entrega: number
}

/** Call it in the transaction that assigns; whoever reads here that it is due soon is not told so again. */
export function notifyAsignados(deps: Deps, tx: Tx, evaluacion: Evaluacion, alumnoIds: number[]): void {
  const avisados = notify(deps, tx, {
    aviso: 'EVALUACION_ASIGNADA',
    a: { alumnos: alumnoIds },
    ...noticiaDe(deps, evaluacion, cartaDeAsignada),
  })
  if (evaluacion.fecha_entrega > deps.now() + AVISA_ANTES_MS) return
  noteAvisados(tx, evaluacion.id, avisados, deps.now())
}

/** Warns, once, who has not done what is due within a day. */
export const avisoDeVencimientos = (deps: Deps): Job => ({
  name: 'avisar de las evaluaciones que vencen',
  run() {
    transact(deps.db, (tx) => {
      const porVencer = listPorVencer(tx, deps.now())
      for (const { alumnoIds, ...evaluacion } of porVencer) {
        notify(deps, tx, {
          aviso: 'EVALUACION_VENCE',
          a: { alumnos: alumnoIds },
          ...noticiaDe(deps, evaluacion, cartaDeVencimiento),
          hasta: new Date(evaluacion.fecha_entrega),
        })
        noteAvisados(tx, evaluacion.id, alumnoIds, deps.now())
      }
    })
  },
})

function listPorVencer(tx: Tx, now: number) {
  const filas = tx
    .select({
      id: evaluaciones.id,
      catedraId: evaluaciones.catedraId,
      titulo: evaluaciones.titulo,
      catedra: catedras.nombre,
      fecha_entrega: evaluaciones.fecha_entrega,
      alumnoId: evaluacionAsignaciones.alumnoId,
    })
    .from(evaluaciones)
    .innerJoin(evaluacionAsignaciones, eq(evaluacionAsignaciones.evaluacionId, evaluaciones.id))
    .innerJoin(catedras, eq(catedras.id, evaluaciones.catedraId))
    .innerJoin(catedraAlumnos, isStillInscrito())
    .where(
      and(
        gte(evaluaciones.fecha_entrega, now),
        lte(evaluaciones.fecha_entrega, now + AVISA_ANTES_MS),
        eq(evaluacionAsignaciones.estado, 'PENDIENTE'),
        isNull(evaluacionAsignaciones.avisada_en),
        isDeAbierta(tx, evaluaciones.catedraId),
      ),
    )
    .orderBy(asc(evaluacionAsignaciones.id))
    .all()
  return [...Map.groupBy(filas, ({ id }) => id).values()].map((suyas) => {
    const { id, catedraId, titulo, catedra, fecha_entrega } = suyas[0] as (typeof filas)[number]
    const alumnoIds = suyas.map(({ alumnoId }) => alumnoId)
    return { id, catedraId, titulo, catedra, fecha_entrega: fecha_entrega as number, alumnoIds }
  })
}

function noteAvisados(tx: Tx, evaluacionId: number, alumnoIds: number[], now: number): void {
  tx.update(evaluacionAsignaciones)
    .set({ avisada_en: now })
    .where(
      and(
        eq(evaluacionAsignaciones.evaluacionId, evaluacionId),
        inArray(evaluacionAsignaciones.alumnoId, alumnoIds),
      ),
    )
    .run()
}

function noticiaDe(
  { site, zona }: Deps,
  { id, catedraId, titulo, catedra, fecha_entrega }: Evaluacion,
  write: typeof cartaDeAsignada,
): Omit<Noticia, 'aviso' | 'a'> {
  const vence = plazoEscrito(fecha_entrega, zona)
  const enlace = `/evaluacion/${id}`
  const datos = { titulo, catedra, vence, url: `${site.url}${enlace}` }
  return {
    catedraId,
    sobre: { evaluacionId: id },
    nombre: titulo,
    detalle: `hasta el ${vence}`,
    enlace,
    carta: ({ nombre }) => write(nombre, datos),
  }
}
