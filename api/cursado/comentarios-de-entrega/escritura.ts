import { and, eq } from 'drizzle-orm'
import { comentariosDeEntrega } from '../../../db/schema/comentarios-de-entrega.ts'
import { seEscucha } from '../../../src/domain/archivos/sonido.ts'
import { cuotasDeTablon } from '../../../src/domain/tablon/publicaciones.ts'
import {
  comentarioDeEntrega,
  comentarioHablado,
  type DatosDeComentario,
} from '../../../src/domain/tareas/comentario-de-entrega-nuevo.ts'
import {
  borrableHasta,
  isDespuesDelFinal,
  MOMENTO_DESPUES_DEL_FINAL,
  VOZ_MAXIMA_BYTES,
  VOZ_SIN_MEDIDA_BYTES,
} from '../../../src/domain/tareas/comentarios-de-entrega.ts'
import { requireLugarDeTexto } from '../../academia/personas/cuotas.ts'
import { type Acto, beginActo, enActo } from '../../suelo/actos.ts'
import { requireCuota } from '../../suelo/archivos/cuotas.ts'
import { tipoNoAdmitido } from '../../suelo/archivos/errors.ts'
import { transactReleasing } from '../../suelo/archivos/limpieza.ts'
import {
  discard,
  type Enviado,
  type Keep,
  takeFormulario,
  transactKeeping,
} from '../../suelo/archivos/recepcion.ts'
import type { Recibido } from '../../suelo/archivos/recibido.ts'
import { addUsos } from '../../suelo/archivos/usos.ts'
import type { Deps } from '../../suelo/deps.ts'
import { AppError } from '../../suelo/plugins/app-error.ts'
import { invalidFields, parsed } from '../../suelo/plugins/validation.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { archivoGrande } from '../../suelo/subidas/errors.ts'
import { requireComentable, requireEntregado } from './acceso.ts'
import { notifyComentario, unnotifyComentario } from './avisos.ts'
import type { Comentario } from './esquemas.ts'
import { readComentarios } from './lectura.ts'
import { measureEntregado } from './medida.ts'

/** In writing. */
export async function writeComentario(
  deps: Deps,
  quien: Quien,
  id: number,
  datos: DatosDeComentario,
): Promise<Comentario> {
  if (datos.en_ms !== null) await measureEntregado(deps, quien, id, datos.archivo)
  return enActo(deps, quien, { entrega: id }, (acto) => insert(deps, acto, { id, datos }))
}

/** In JSON or, with a voice, as a form; a voice that arrived in pieces JSON names. */
export async function sayComentario(
  deps: Deps,
  quien: Quien,
  id: number,
  pedido: Enviado,
): Promise<Comentario> {
  const maximos = { archivo: VOZ_MAXIMA_BYTES, medio: VOZ_MAXIMA_BYTES }
  const { enviado, recibido } = await takeFormulario({ ...deps, maximos }, quien, pedido)
  if (!recibido) return writeComentario(deps, quien, id, parsed(comentarioDeEntrega, enviado))
  const datos = await judged(deps, quien, id, { recibido, enviado })
  return transactKeeping(deps, recibido, (tx, keep) =>
    insert(deps, beginActo(deps, tx, quien, { entrega: id }), { id, datos }, keep),
  )
}

/** What was written beside a voice, where that is one, and short; otherwise nothing is left of it. */
async function judged(
  deps: Deps,
  quien: Quien,
  id: number,
  { recibido, enviado }: { recibido: Recibido; enviado: object },
) {
  const { tipo, bytes, sonido } = recibido
  try {
    if (!seEscucha(tipo.mime)) throw tipoNoAdmitido()
    if (sonido.duracion_ms === null && bytes > VOZ_SIN_MEDIDA_BYTES) throw archivoGrande(VOZ_SIN_MEDIDA_BYTES)
    const datos = parsed(comentarioHablado(sonido.duracion_ms), enviado)
    if (datos.en_ms !== null) await measureEntregado(deps, quien, id, datos.archivo)
    return datos
  } catch (error) {
    discard(deps, recibido)
    throw error
  }
}

interface Dicho {
  /** Of the delivery. */
  id: number
  datos: DatosDeComentario
}

function insert(
  deps: Deps,
  { tx, quien, ahora, note }: Acto,
  { id, datos: { texto, en_ms, archivo: cual } }: Dicho,
  keep?: Keep,
): Comentario {
  const entrega = requireComentable(tx, quien, id, ahora)
  const { archivo } = entrega
  if (!archivo) throw nadaQueComentar()
  const entregado = requireEntregado(tx, id, cual ?? archivo.path)
  requireMomento(en_ms, entregado)
  note({ hecho: 'entregas.comentar' })
  if (quien.rol === 'alumno') {
    requireCuota(deps, 'comentarios', quien.id, cuotasDeTablon.comentarios)
    requireLugarDeTexto(deps, tx, quien.id)
  }
  const deDocente = quien.rol === 'docente' ? quien.id : undefined
  const vozId = keep?.('tareas', deDocente === undefined ? {} : { docenteId: deDocente }).id ?? null
  const { id: nuevo } = tx
    .insert(comentariosDeEntrega)
    .values({
      tareaAsignacionId: id,
      archivoId: entregado.id,
      autor: quien.rol,
      alumnoId: quien.rol === 'alumno' ? quien.id : null,
      docenteId: deDocente ?? null,
      texto,
      en_ms,
      vozId,
      created_at: ahora,
    })
    .returning({ id: comentariosDeEntrega.id })
    .get()
  notifyComentario(deps, tx, quien, entrega)
  if (vozId !== null) addUsos(tx, { comentarioDeEntregaId: nuevo }, [vozId], ahora)
  const [escrito] = readComentarios(tx, quien, eq(comentariosDeEntrega.id, nuevo), ahora)
  return escrito as Comentario
}

function requireMomento(en_ms: number | null, entregado: ReturnType<typeof requireEntregado>): void {
  const seOye = seEscucha(entregado.tipo) || entregado.duracion_ms !== null
  if (isDespuesDelFinal(en_ms, { ...entregado, seEscucha: seOye }))
    throw invalidFields([['en_ms', MOMENTO_DESPUES_DEL_FINAL]])
}

/** The own one, for a while: its voice goes with it. */
export function deleteComentario(deps: Deps, quien: Quien, id: number, comentarioId: number) {
  return transactReleasing(deps, (tx) => {
    const { note, ahora } = beginActo(deps, tx, quien, { entrega: id })
    const entrega = requireComentable(tx, quien, id, ahora)
    const cual = and(
      eq(comentariosDeEntrega.id, comentarioId),
      eq(comentariosDeEntrega.tareaAsignacionId, id),
    )
    const [comentario] = readComentarios(tx, quien, cual, ahora)
    if (!comentario) throw comentarioNoEncontrado()
    if (!comentario.propio) throw comentarioAjeno()
    const dicho = Date.parse(comentario.created_at)
    if (ahora >= borrableHasta(dicho)) throw yaNoSeElimina()
    note({ hecho: 'entregas.eliminar-comentario', sobre: { entrega: id } })
    tx.delete(comentariosDeEntrega).where(cual).run()
    unnotifyComentario(deps, tx, quien, entrega, dicho)
    return { message: 'Comentario eliminado' }
  })
}

const nadaQueComentar = () => new AppError(409, 'sin_entrega', 'Todavía no hay una entrega que comentar.')

const comentarioNoEncontrado = () =>
  new AppError(404, 'comentario_no_encontrado', 'No existe ese comentario.')

const comentarioAjeno = () =>
  new AppError(403, 'comentario_ajeno', 'Solo quien escribió el comentario puede eliminarlo.')

const yaNoSeElimina = () =>
  new AppError(409, 'comentario_firme', 'Pasaron más de 15 minutos: el comentario ya no se puede eliminar.')
