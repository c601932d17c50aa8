import { eq, not } from 'drizzle-orm'
import { type Tx, transact } from '../../../db/client.ts'
import { publicaciones } from '../../../db/schema/tablon.ts'
import {
  type DatosDePublicacion,
  type EdicionDePublicacion,
  publicacionNueva,
} from '../../../src/domain/tablon/publicacion-nueva.ts'
import { canRemove, isAutor, tipoPermitido } from '../../../src/domain/tablon/publicaciones.ts'
import { requireCuotaDeTexto, requireLugarDeTexto } from '../../academia/personas/cuotas.ts'
import { cambiosEntre, entreComillas } from '../../suelo/auditoria/cambios.ts'
import { noteHecho } from '../../suelo/auditoria/hechos.ts'
import type { Deps } from '../../suelo/deps.ts'
import { putInPapelera } from '../../suelo/papelera/tirar.ts'
import { parsed } from '../../suelo/plugins/validation.ts'
import { sanitizeRichText } from '../../suelo/services/rich-text.ts'
import { type Lector, requirePublicacion, requirePublicacionDe, requireTablon } from './acceso.ts'
import { autoriaDe } from './autoria.ts'
import { edicionAjena, eliminacionAjena } from './errors.ts'
import type { Publicacion } from './esquemas.ts'
import { readEscrita } from './lectura.ts'

export function createPublicacion(
  { db, now, limits }: Deps,
  lector: Lector,
  catedraId: number,
  enviada: Record<string, unknown>,
): Publicacion {
  return transact(db, (tx) => {
    requireTablon(tx, lector, catedraId)
    if (lector.rol === 'alumno') requireCuotaDeTexto({ limits }, tx, lector.id, 'publicaciones')
    const { visibleToStudents, ...datos } = readDatos(lector, enviada)
    const ahora = now()
    const { id } = tx
      .insert(publicaciones)
      .values({
        ...datos,
        ...autoriaDe(lector),
        catedraId,
        // A student's post is for everybody: who may not read hidden ones may not write them.
        visibleToStudents: lector.rol === 'alumno' || (visibleToStudents ?? true),
        created_at: ahora,
        updated_at: ahora,
      })
      .returning({ id: publicaciones.id })
      .get()
    const sobre = { catedra: catedraId }
    const hecho = {
      hecho: 'publicaciones.crear',
      nombre: datos.titulo,
      sobre,
      ids: { publicacionId: id },
    } as const
    noteHecho(tx, lector, hecho, ahora)
    return readEscrita(tx, { lector, ahora }, id)
  })
}

/** What isn't sent stays as it is; of what announces a task or an evaluation, the type as well. */
export function editPublicacion(
  { db, now }: Deps,
  lector: Lector,
  { catedraId, id }: { catedraId: number; id: number },
  edicion: EdicionDePublicacion,
): Publicacion {
  return transact(db, (tx) => {
    const antes = requirePublicacionDe(tx, lector, catedraId, id)
    if (!isAutor(lector, antes)) throw edicionAjena()
    const { tipo, visibleToStudents, ...datos } = readDatos(lector, { ...antes, ...edicion })
    const isAnuncio = antes.tareaMaestraId !== null || antes.evaluacionId !== null
    const decideSiSeVe = lector.rol !== 'alumno' && visibleToStudents !== null
    const ahora = now()
    const valores = {
      ...datos,
      tipo: isAnuncio ? antes.tipo : tipo,
      visibleToStudents: decideSiSeVe ? visibleToStudents : antes.visibleToStudents,
    }
    tx.update(publicaciones)
      .set({ ...valores, updated_at: ahora })
      .where(eq(publicaciones.id, id))
      .run()
    const crece = valores.contenido.length > antes.contenido.length
    if (lector.rol === 'alumno' && crece) requireLugarDeTexto(tx, lector.id)
    noteEdicion(tx, lector, antes, valores, ahora)
    return readEscrita(tx, { lector, ahora }, id)
  })
}

type Antes = ReturnType<typeof requirePublicacion>

function noteEdicion(tx: Tx, lector: Lector, antes: Antes, valores: Partial<Antes>, now: number): void {
  const { id, titulo: nombre, catedraId } = antes
  const cambios = cambiosEntre(antes, { ...antes, ...valores }, etiquetas)
  const ids = { publicacionId: id }
  const hecho = {
    hecho: 'publicaciones.editar',
    nombre,
    sobre: { catedra: catedraId },
    cambios,
    ids,
  } as const
  noteHecho(tx, lector, hecho, now)
}

const etiquetas = {
  titulo: ['título', entreComillas],
  contenido: 'contenido',
  tipo: 'tipo',
  visibleToStudents: 'si la ven los alumnos',
} as const

/** Its comments and interactions go with it. */
export function deletePublicacion(deps: Deps, lector: Lector, catedraId: number, id: number) {
  return transact(deps.db, (tx) => {
    const publicacion = requirePublicacionDe(tx, lector, catedraId, id)
    if (!canRemove(lector, publicacion)) throw eliminacionAjena()
    const sobre = { publicacion: id, catedra: catedraId }
    noteHecho(tx, lector, { hecho: 'publicaciones.eliminar', sobre }, deps.now())
    putInPapelera(deps, tx, lector, 'PUBLICACION', id)
    return { message: 'Publicación eliminada' }
  })
}

export function toggleVisibilidad({ db, now }: Deps, lector: Lector, id: number): Publicacion {
  return transact(db, (tx) => {
    const { visibleToStudents, catedraId } = requirePublicacion(tx, lector, id)
    const sobre = { publicacion: id, catedra: catedraId }
    const detalle = visibleToStudents ? 'oculta' : 'a la vista'
    noteHecho(tx, lector, { hecho: 'publicaciones.visibilidad', sobre, detalle }, now())
    tx.update(publicaciones)
      .set({ visibleToStudents: not(publicaciones.visibleToStudents) })
      .where(eq(publicaciones.id, id))
      .run()
    return readEscrita(tx, { lector, ahora: now() }, id)
  })
}

/** The rules look at what will be shown: what is left of the content once it is sanitised. */
function readDatos({ rol }: Lector, enviada: Record<string, unknown>): DatosDePublicacion {
  const { contenido, tipo } = enviada
  return parsed(publicacionNueva, {
    ...enviada,
    ...(typeof contenido === 'string' && { contenido: sanitizeRichText(contenido) }),
    tipo: tipoPermitido(rol, String(tipo ?? '')),
  })
}
