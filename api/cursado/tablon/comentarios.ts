import { and, count, desc, eq, inArray, lt, lte, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { consulta, estaEn, hueco } from '../../../db/consulta.ts'
import { alumnos, docentes } from '../../../db/schema/personas.ts'
import { publicacionComentarios, publicaciones } from '../../../db/schema/tablon.ts'
import { canRemove, cuotasDeTablon } from '../../../src/domain/tablon/publicaciones.ts'
import { requireLugarDeTexto } from '../../academia/personas/cuotas.ts'
import { enActo } from '../../suelo/actos.ts'
import { requireCuota } from '../../suelo/archivos/cuotas.ts'
import type { Deps } from '../../suelo/deps.ts'
import type { TramoDeLista } from '../../suelo/plugins/lista-por-tramos.ts'
import { enISO } from '../../suelo/services/instants.ts'
import { type Lector, requirePublicacion } from './acceso.ts'
import { autoriaDe, columnasDelAutor } from './autoria.ts'
import { notifyComentada, unnotifyComentada } from './avisos.ts'
import { comentarioAjeno, comentarioNoEncontrado } from './errors.ts'
import type { Comentario } from './esquemas.ts'

/** How many of a post's comments come with it, the last ones. */
const CON_LA_PUBLICACION = 20

/** Of each of these posts the last comments, the earlier first. */
export function listUltimosComentarios(tx: Reader, publicacionIds: number[]): Map<number, Comentario[]> {
  if (publicacionIds.length === 0) return new Map()
  const filas = ultimos(tx).all({ publicaciones: JSON.stringify(publicacionIds) })
  return Map.groupBy(filas.reverse().map(comoViaja), (uno) => uno.publicacionId)
}

const ultimos = consulta((tx) => {
  const { id, publicacionId } = publicacionComentarios
  const contados = tx
    .select({
      id,
      lugar: sql<number>`row_number() over (partition by ${publicacionId} order by ${id} desc)`.as('lugar'),
    })
    .from(publicacionComentarios)
    .where(estaEn(publicacionId, hueco('publicaciones')))
    .as('contados')
  const suyos = tx.select({ id: contados.id }).from(contados).where(lte(contados.lugar, CON_LA_PUBLICACION))
  return selectComentarios(tx, inArray(id, suyos))
})

/** A part of a post's comments, of those before `antes` the last ones; the earlier first. */
export function listComentarios(
  { db }: Deps,
  lector: Lector,
  publicacionId: number,
  { antes, limit }: TramoDeLista,
) {
  requirePublicacion(db, lector, publicacionId)
  const suyos = eq(publicacionComentarios.publicacionId, publicacionId)
  const cuales = and(suyos, antes === undefined ? undefined : lt(publicacionComentarios.id, antes))
  const total = db.select({ n: count() }).from(publicacionComentarios).where(suyos).get()?.n ?? 0
  const comentarios = selectComentarios(db, cuales).limit(limit).all().reverse().map(comoViaja)
  return { total, comentarios }
}

/** All of a course's board, by post, the earlier first. */
export function listComentariosDeCatedra(tx: Reader, catedraId: number): Map<number, Comentario[]> {
  const suyas = tx
    .select({ id: publicaciones.id })
    .from(publicaciones)
    .where(eq(publicaciones.catedraId, catedraId))
  const todos = selectComentarios(tx, inArray(publicacionComentarios.publicacionId, suyas)).all()
  return Map.groupBy(todos.reverse().map(comoViaja), ({ publicacionId }) => publicacionId)
}

export function createComentario(
  deps: Deps,
  lector: Lector,
  publicacionId: number,
  texto: string,
): Comentario {
  return enActo(deps, lector, { publicacion: publicacionId }, ({ tx, note, ahora }) => {
    const publicacion = requirePublicacion(tx, lector, publicacionId)
    if (lector.rol === 'alumno') {
      requireCuota(deps, 'comentarios', lector.id, cuotasDeTablon.comentarios)
      requireLugarDeTexto(deps, tx, lector.id)
    }
    const { id } = tx
      .insert(publicacionComentarios)
      .values({ ...autoriaDe(lector), publicacionId, texto, created_at: ahora })
      .returning({ id: publicacionComentarios.id })
      .get()
    note({ hecho: 'comentarios.crear', sobre: { publicacion: publicacionId } })
    notifyComentada(deps, tx, lector, publicacion)
    const [escrito] = selectComentarios(tx, eq(publicacionComentarios.id, id)).all().map(comoViaja)
    if (!escrito) throw comentarioNoEncontrado()
    return escrito
  })
}

export function deleteComentario(deps: Deps, lector: Lector, publicacionId: number, id: number) {
  return enActo(deps, lector, { publicacion: publicacionId }, ({ tx, note }) => {
    const publicacion = requirePublicacion(tx, lector, publicacionId)
    const comentario = tx
      .select({
        autor: publicacionComentarios.autor,
        autorAlumnoId: publicacionComentarios.autorAlumnoId,
        autorDocenteId: publicacionComentarios.autorDocenteId,
        created_at: publicacionComentarios.created_at,
      })
      .from(publicacionComentarios)
      .where(and(eq(publicacionComentarios.id, id), eq(publicacionComentarios.publicacionId, publicacionId)))
      .get()
    if (!comentario) throw comentarioNoEncontrado()
    if (!canRemove(lector, comentario)) throw comentarioAjeno()
    note({ hecho: 'comentarios.eliminar', sobre: { publicacion: publicacionId } })
    tx.delete(publicacionComentarios).where(eq(publicacionComentarios.id, id)).run()
    const { autorAlumnoId, autorDocenteId, created_at } = comentario
    const propio =
      autorAlumnoId === publicacion.autorAlumnoId && autorDocenteId === publicacion.autorDocenteId
    if (!propio) unnotifyComentada(tx, publicacion, created_at)
    return { message: 'Comentario eliminado' }
  })
}

function selectComentarios(tx: Reader, cuales: SQL | undefined) {
  return tx
    .select({
      comentario: {
        id: publicacionComentarios.id,
        publicacionId: publicacionComentarios.publicacionId,
        texto: publicacionComentarios.texto,
        created_at: publicacionComentarios.created_at,
        autor: publicacionComentarios.autor,
        autorAlumnoId: publicacionComentarios.autorAlumnoId,
        autorDocenteId: publicacionComentarios.autorDocenteId,
      },
      ...columnasDelAutor,
    })
    .from(publicacionComentarios)
    .leftJoin(alumnos, eq(alumnos.id, publicacionComentarios.autorAlumnoId))
    .leftJoin(docentes, eq(docentes.id, publicacionComentarios.autorDocenteId))
    .where(cuales)
    .orderBy(desc(publicacionComentarios.id))
    .$dynamic()
}

type Fila = ReturnType<ReturnType<typeof selectComentarios>['all']>[number]

const comoViaja = ({ comentario, ...autor }: Fila): Comentario => ({
  ...comentario,
  ...autor,
  created_at: enISO(comentario.created_at),
})
