import { and, eq, isNotNull } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { novedades } from '../../../db/schema/avisos.ts'
import { TODOS } from '../../../src/domain/tareas/asignar-al-crear.ts'
import type { Deps } from '../../suelo/deps.ts'
import { listDocentesDe } from '../../suelo/docentes.ts'
import { type Noticia, notify, unnotify } from '../../suelo/novedades/notify.ts'
import type { Destino } from '../../suelo/novedades/personas.ts'
import { listAQuienes } from '../../suelo/vigentes.ts'
import type { Lector, requirePublicacion } from './acceso.ts'

type Publicada = Pick<ReturnType<typeof requirePublicacion>, 'id' | 'catedraId' | 'titulo'>

/** Tells of a new post: a hidden one only who teaches. */
export function notifyPublicada(
  deps: Deps,
  tx: Tx,
  lector: Lector,
  publicacion: Publicada & { visibleToStudents: boolean },
): void {
  const { catedraId, visibleToStudents } = publicacion
  const docentes = listDocentesDe(deps, tx, catedraId)
  notify(deps, tx, { aviso: 'PUBLICACION', de: lector, ...noticiaDe(publicacion, { docentes }) })
  if (visibleToStudents) notifyVisible(deps, tx, lector, publicacion)
}

/** Tells students of a post that they may see from now on, where they were never told of it. */
export function notifyVisible(deps: Deps, tx: Tx, lector: Lector, publicacion: Publicada): void {
  const { id, catedraId } = publicacion
  const dicha = tx
    .select({ id: novedades.id })
    .from(novedades)
    .where(
      and(eq(novedades.publicacionId, id), eq(novedades.aviso, 'PUBLICACION'), isNotNull(novedades.alumnoId)),
    )
    .get()
  if (dicha) return
  const alumnos = listAQuienes(tx, catedraId, TODOS)
  notify(deps, tx, { aviso: 'PUBLICACION', de: lector, ...noticiaDe(publicacion, { alumnos }) })
}

type Comentada = Publicada & { autorAlumnoId: number | null; autorDocenteId: number | null }

/** Tells whose post it is of a comment. */
export function notifyComentada(deps: Deps, tx: Tx, lector: Lector, publicacion: Comentada): void {
  notify(deps, tx, { aviso: 'COMENTARIO', de: lector, ...noticiaDe(publicacion, autorDe(publicacion)) })
}

/** One that is there no more was not told. */
export const unnotifyComentada = (tx: Tx, publicacion: Comentada, dicho: number): void =>
  unnotify(tx, { aviso: 'COMENTARIO', ...noticiaDe(publicacion, autorDe(publicacion)) }, dicho)

const autorDe = ({ autorAlumnoId, autorDocenteId }: Comentada): Destino =>
  autorAlumnoId === null
    ? { docentes: autorDocenteId === null ? [] : [autorDocenteId] }
    : { alumnos: [autorAlumnoId] }

const noticiaDe = ({ id, catedraId, titulo }: Publicada, a: Destino): Omit<Noticia, 'aviso'> => ({
  a,
  catedraId,
  sobre: { publicacionId: id },
  nombre: titulo,
  enlace: `/${'alumnos' in a ? 'alumno' : 'docente'}/catedra/${catedraId}?tab=tablon&publicacion=${id}`,
})
