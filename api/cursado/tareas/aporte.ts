import { and, eq, inArray } from 'drizzle-orm'
import { type Tx, transact } from '../../../db/client.ts'
import { sugerencias } from '../../../db/schema/comunidad.ts'
import { creadores } from '../../../db/schema/creadores.ts'
import { alumnos } from '../../../db/schema/personas.ts'
import { tareaAsignaciones } from '../../../db/schema/tareas.ts'
import { aporteNuevoEn } from '../../../src/domain/aportes/aportes.ts'
import { type DatosDeSugerencia, sugerenciaNueva } from '../../../src/domain/aportes/sugerencias.ts'
import { enteroEscrito, isId } from '../../../src/domain/base/campos.ts'
import { faltaDeFuentes, fuentesDe, type PedidoDeAporte } from '../../../src/domain/tareas/tarea-de-aporte.ts'
import { canHandIn } from '../../../src/domain/tareas/tareas.ts'
import { changeAporte, insertAporte } from '../../publico/aportes/service.ts'
import { changeSugerencia, suggestCambios } from '../../publico/aportes/sugerencias.ts'
import { hoyEn } from '../../publico/creadores/cambios.ts'
import { requireCreador } from '../../publico/creadores/escritura.ts'
import { requireAbierta } from '../../suelo/abierta.ts'
import type { Deps } from '../../suelo/deps.ts'
import { parsed } from '../../suelo/plugins/validation.ts'
import { deEntrega, findSugerida } from './aporte-entregado.ts'
import { notifyEntrega } from './avisos.ts'
import { requirePropia } from './entregas-de-alumno.ts'
import { fuentesDeMenos, pideArchivo, sinCorregido } from './errors-de-aporte.ts'
import { yaCalificada, yaEntregada } from './errors-de-entregas.ts'
import type { Entrega } from './esquemas-de-entregas.ts'

type Enviado = Record<string, unknown>

/** Takes a contribution as a delivery: both are there, or neither is. */
export function deliverAporte(deps: Deps, alumnoId: number, id: number, enviado: Enviado, ip: string) {
  const { db, now } = deps
  return transact(db, (tx) => {
    const antes = requirePropia(tx, alumnoId, id, now())
    requireAbierta(tx, antes.TareaMaestra.catedraId)
    const pide = requirePedido(antes)
    if (!canHandIn(antes)) throw antes.estado === 'CALIFICADA' ? yaCalificada() : yaEntregada()
    const escrito = { ...enviado, ...firmaDe(tx, alumnoId) }
    const aporte = { deps, tx, pide, escrito, ip }
    const de = pide.clase === 'CREADOR' ? contribute(aporte, id) : correct(aporte, id)
    tx.update(tareaAsignaciones)
      .set({
        estado: 'ENTREGADA',
        creadorId: null,
        sugerenciaId: null,
        ...de,
        submission_date: now(),
        ultimo_acto: null,
        ...(antes.estado === 'RECHAZADA' && { reentregada: true }),
      })
      .where(eq(tareaAsignaciones.id, id))
      .run()
    notifyEntrega(deps, tx, antes)
    return {
      message: 'Tu aporte quedó entregado.',
      tareaAsignacion: requirePropia(tx, alumnoId, id, now()),
    }
  })
}

function requirePedido({ TareaMaestra: { tipo, pide } }: Entrega): PedidoDeAporte {
  if (tipo !== 'APORTE' || pide === null) throw pideArchivo()
  return pide
}

/** Whoever contributes is who delivers: nobody else can be named. */
function firmaDe(tx: Tx, alumnoId: number) {
  const alumno = tx
    .select({ nombre: alumnos.nombre, apellido: alumnos.apellido, email: alumnos.email })
    .from(alumnos)
    .where(eq(alumnos.id, alumnoId))
    .get()
  return {
    is_student_contribution: true,
    student_first_name: alumno?.nombre,
    student_last_name: alumno?.apellido,
    email: alumno?.email,
    suggester_email: alumno?.email,
  }
}

interface AporteEscrito {
  deps: Deps
  tx: Tx
  pide: PedidoDeAporte
  escrito: Enviado
  ip: string
}

/** What waits still, or was sent back, is mended; what is published, corrected; of what was refused another one is made. */
function contribute(aporte: AporteEscrito, id: number) {
  const { deps, tx, pide, escrito, ip } = aporte
  const datos = parsed(aporteNuevoEn(hoyEn(deps)), escrito)
  requireFuentes(pide, datos)
  const suyo = findSuyo(tx, id)
  if (suyo?.status === 'PUBLISHED') {
    return suggest(aporte, id, suyo.id, parsed(sugerenciaNueva, { ...escrito, reason: MEJORA }))
  }
  if (suyo?.status !== 'PENDING_REVIEW' && suyo?.status !== 'NEEDS_IMPROVEMENT') {
    return { creadorId: insertAporte(deps, tx, datos, ip).creador.id }
  }
  return { creadorId: changeAporte(tx, suyo, datos, deps.now()).id }
}

const MEJORA = 'Mejora su aporte, que ya está publicado.'

/** The creator that was delivered, or was mended since. */
function findSuyo(tx: Tx, id: number) {
  const { creadorId, sugerenciaId } = deEntrega(tx, id)
  const deSugerencia = sugerenciaId === null ? undefined : findSugerida(tx, sugerenciaId)
  const suyo = creadorId ?? deSugerencia?.creadorId
  return suyo === undefined ? undefined : requireCreador(tx, suyo)
}

/** A suggestion for somebody who is published. */
function correct(aporte: AporteEscrito, id: number) {
  const { tx, pide, escrito } = aporte
  const creadorId = enteroEscrito.parse(escrito.creadorId)
  if (!isId(creadorId)) throw sinCorregido()
  const datos = parsed(sugerenciaNueva, escrito)
  requireFuentes(pide, datos, readFuentes(tx, creadorId))
  return suggest(aporte, id, creadorId, datos)
}

/** The one that waits still is mended. */
function suggest({ deps, tx, ip }: AporteEscrito, id: number, creadorId: number, datos: DatosDeSugerencia) {
  const { sugerenciaId } = deEntrega(tx, id)
  const pendiente = sugerenciaId !== null && findPendiente(tx, sugerenciaId, creadorId)
  if (pendiente) {
    changeSugerencia(deps, tx, pendiente, datos)
    return { sugerenciaId: pendiente.id }
  }
  return { sugerenciaId: suggestCambios(deps, tx, creadorId, datos, ip).id }
}

/** Of the same creator, and not decided yet. */
const findPendiente = (tx: Tx, id: number, creadorId: number) =>
  tx
    .select({ id: sugerencias.id, creadorId: sugerencias.creadorId, cambios: sugerencias.cambios })
    .from(sugerencias)
    .where(
      and(
        eq(sugerencias.id, id),
        eq(sugerencias.creadorId, creadorId),
        inArray(sugerencias.status, ['PENDING', 'OBSERVED']),
      ),
    )
    .get()

/** Those that a creator has already: a correction brings its own. */
const readFuentes = (tx: Tx, creadorId: number) =>
  tx
    .select({ fuentes: creadores.fuentes, references: creadores.references })
    .from(creadores)
    .where(eq(creadores.id, creadorId))
    .get()

function requireFuentes(
  pide: PedidoDeAporte,
  aporte: Parameters<typeof fuentesDe>[0],
  conocidas?: Parameters<typeof fuentesDe>[1],
): void {
  const falta = faltaDeFuentes(pide, fuentesDe(aporte, conocidas))
  if (falta) throw fuentesDeMenos(falta)
}
