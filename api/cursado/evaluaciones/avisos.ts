import { and, asc, eq, gte, inArray, isNull, lte } from 'drizzle-orm'
import { type Tx, transact } from '../../../db/client.ts'
import { catedras } from '../../../db/schema/catedras.ts'
import { evaluacionAsignaciones, evaluaciones } from '../../../db/schema/evaluaciones.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { plazoEscrito } from '../../../src/domain/base/plazos.ts'
import { AVISA_ANTES_MS } from '../../../src/domain/correos/avisos.ts'
import { isDeAbierta } from '../../suelo/abierta.ts'
import { listDestinatarios } from '../../suelo/correos/destinatarios.ts'
import type { Deps } from '../../suelo/deps.ts'
import type { Job } from '../../suelo/services/jobs.ts'
import { cartaDeAsignada, cartaDeVencimiento } from './cartas.ts'
import { isStillInscrito } from './ficha.ts'

interface Evaluacion {
  id: number
  titulo: string
  catedra: string
  fecha_entrega: number
}

/** Call it in the transaction that assigns; whoever reads here that it is due soon is not told so again. */
export function notifyAsignados(deps: Deps, tx: Tx, evaluacion: Evaluacion, alumnoIds: number[]): void {
  const datos = datosDeCarta(deps, evaluacion)
  const avisados = listDestinatarios(tx, 'EVALUACION_ASIGNADA', alumnoIds)
  for (const { nombre, email } of avisados) deps.outbox.post(tx, email, cartaDeAsignada(nombre, datos))
  if (evaluacion.fecha_entrega > deps.now() + AVISA_ANTES_MS) return
  noteAvisados(
    tx,
    evaluacion.id,
    avisados.map(({ id }) => id),
    deps.now(),
  )
}

/** Warns, once, who has not done what is due within a day. */
export const avisoDeVencimientos = (deps: Deps): Job => ({
  name: 'avisar de las evaluaciones que vencen',
  run() {
    transact(deps.db, (tx) => {
      const porVencer = listPorVencer(tx, deps.now())
      for (const { alumnoIds, ...evaluacion } of porVencer) {
        const datos = datosDeCarta(deps, evaluacion)
        for (const { nombre, email } of listDestinatarios(tx, 'EVALUACION_VENCE', alumnoIds)) {
          deps.outbox.post(tx, email, cartaDeVencimiento(nombre, datos))
        }
        noteAvisados(tx, evaluacion.id, alumnoIds, deps.now())
      }
    })
  },
})

function listPorVencer(tx: Tx, now: number) {
  const filas = tx
    .select({
      id: evaluaciones.id,
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
    const { id, titulo, catedra, fecha_entrega } = suyas[0] as (typeof filas)[number]
    const alumnoIds = suyas.map(({ alumnoId }) => alumnoId)
    return { id, titulo, catedra, fecha_entrega: fecha_entrega as number, alumnoIds }
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

function datosDeCarta({ site, zona }: Deps, { id, titulo, catedra, fecha_entrega }: Evaluacion) {
  return { titulo, catedra, vence: plazoEscrito(fecha_entrega, zona), url: `${site.url}/evaluacion/${id}` }
}
