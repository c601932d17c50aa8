import { and, asc, desc, eq, ne, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Reader } from '../../../db/client.ts'
import { archivos } from '../../../db/schema/archivos.ts'
import { comentariosDeEntrega } from '../../../db/schema/comentarios-de-entrega.ts'
import { alumnos, docentes } from '../../../db/schema/personas.ts'
import { tareaAsignaciones, tareasMaestras } from '../../../db/schema/tareas.ts'
import { borrableHasta } from '../../../src/domain/tareas/comentarios-de-entrega.ts'
import type { Deps } from '../../suelo/deps.ts'
import { openNovedades } from '../../suelo/novedades/leidas.ts'
import { enISO } from '../../suelo/services/instants.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { requireComentable, requireEntregado } from './acceso.ts'
import type { Comentario } from './esquemas.ts'

const voz = alias(archivos, 'voz')

/** In the order of what they are about, and what is about all of it first; of the first file that counts, or of another. */
export function listComentarios(
  deps: Deps,
  quien: Quien,
  id: number,
  path: string | undefined,
): Comentario[] {
  const { db, now } = deps
  const { archivo } = requireComentable(db, quien, id, now())
  const cual = path ?? archivo?.path
  if (cual === undefined) return []
  const { id: archivoId } = requireEntregado(db, id, cual)
  const suyos = eq(comentariosDeEntrega.tareaAsignacionId, id)
  const dados = readComentarios(db, quien, and(suyos, eq(comentariosDeEntrega.archivoId, archivoId)), now())
  const ultimo = findUltimoDeOtros(db, quien, id)
  if (dados.some((uno) => uno.id === ultimo)) openNovedades(deps, quien, 'comentarios', [id])
  return dados
}

/** The last one that somebody was told of: it may be about another file. */
const findUltimoDeOtros = (tx: Reader, { rol }: Quien, id: number): number | undefined =>
  tx
    .select({ id: comentariosDeEntrega.id })
    .from(comentariosDeEntrega)
    .where(
      and(
        eq(comentariosDeEntrega.tareaAsignacionId, id),
        (rol === 'alumno' ? ne : eq)(comentariosDeEntrega.autor, 'alumno'),
      ),
    )
    .orderBy(desc(comentariosDeEntrega.id))
    .get()?.id

export const readComentarios = (
  tx: Reader,
  quien: Quien,
  cuales: SQL | undefined,
  ahora: number,
): Comentario[] =>
  selectComentarios(tx, quien, cuales, ahora).map(({ entregaId: _, ...comentario }) => comentario)

/** What was said about all deliveries of a course, by delivery. */
export const listComentariosDeEntregas = (tx: Reader, quien: Quien, catedraId: number, ahora: number) =>
  Map.groupBy(
    selectComentarios(tx, quien, eq(tareasMaestras.catedraId, catedraId), ahora),
    ({ entregaId }) => entregaId,
  )

const selectComentarios = (tx: Reader, quien: Quien, cuales: SQL | undefined, ahora: number) =>
  selectFilas(tx, cuales).map(({ autor, alumnoId, docenteId, alumno, docente, created_at, ...resto }) => {
    const propio = isPropio(quien, { autor, alumnoId, docenteId })
    const hasta = borrableHasta(created_at)
    return {
      ...resto,
      autor: { rol: autor, nombre: nombreDe(autor, alumno ?? docente) },
      created_at: enISO(created_at),
      propio,
      borrable_hasta: propio && ahora < hasta ? enISO(hasta) : null,
    }
  })

const selectFilas = (tx: Reader, cuales: SQL | undefined) =>
  tx
    .select({
      entregaId: comentariosDeEntrega.tareaAsignacionId,
      id: comentariosDeEntrega.id,
      autor: comentariosDeEntrega.autor,
      alumnoId: comentariosDeEntrega.alumnoId,
      docenteId: comentariosDeEntrega.docenteId,
      alumno: sql<string | null>`${alumnos.nombre} || ' ' || ${alumnos.apellido}`,
      docente: sql<string | null>`${docentes.nombre} || ' ' || ${docentes.apellido}`,
      archivo: archivos.path,
      texto: comentariosDeEntrega.texto,
      en_ms: comentariosDeEntrega.en_ms,
      voz: {
        path: voz.path,
        nombre: voz.nombre,
        tipo: voz.tipo,
        bytes: voz.bytes,
        duracion_ms: voz.duracion_ms,
      },
      created_at: comentariosDeEntrega.created_at,
    })
    .from(comentariosDeEntrega)
    .innerJoin(tareaAsignaciones, eq(tareaAsignaciones.id, comentariosDeEntrega.tareaAsignacionId))
    .innerJoin(tareasMaestras, eq(tareasMaestras.id, tareaAsignaciones.tareaMaestraId))
    .innerJoin(archivos, eq(archivos.id, comentariosDeEntrega.archivoId))
    .leftJoin(alumnos, eq(alumnos.id, comentariosDeEntrega.alumnoId))
    .leftJoin(docentes, eq(docentes.id, comentariosDeEntrega.docenteId))
    .leftJoin(voz, eq(voz.id, comentariosDeEntrega.vozId))
    .where(cuales)
    .orderBy(asc(comentariosDeEntrega.en_ms), asc(comentariosDeEntrega.id))
    .all()

interface Autoria {
  autor: Comentario['autor']['rol']
  alumnoId: number | null
  docenteId: number | null
}

const isPropio = ({ rol, id }: Quien, { autor, alumnoId, docenteId }: Autoria): boolean =>
  autor === rol && (rol === 'admin' || id === (rol === 'alumno' ? alumnoId : docenteId))

/** A teacher who is no more has no name. */
const nombreDe = (autor: Autoria['autor'], nombre: string | null): string =>
  autor === 'admin' ? 'Administración' : (nombre ?? 'Docente')
