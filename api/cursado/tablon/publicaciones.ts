import { eq, not } from 'drizzle-orm'
import { publicaciones } from '../../../db/schema/tablon.ts'
import {
  type DatosDePublicacion,
  type EdicionDePublicacion,
  publicacionNueva,
} from '../../../src/domain/tablon/publicacion-nueva.ts'
import {
  canRemove,
  cuotasDeTablon,
  isAutor,
  tipoPermitido,
} from '../../../src/domain/tablon/publicaciones.ts'
import { requireLugarDeTexto } from '../../academia/personas/cuotas.ts'
import { type Acto, enActo } from '../../suelo/actos.ts'
import { requireCuota } from '../../suelo/archivos/cuotas.ts'
import { cambiosEntre, entreComillas } from '../../suelo/auditoria/cambios.ts'
import type { Deps } from '../../suelo/deps.ts'
import { putInPapelera } from '../../suelo/papelera/tirar.ts'
import { parsed } from '../../suelo/plugins/validation.ts'
import { sanitizeRichText } from '../../suelo/services/rich-text.ts'
import { type Lector, requirePublicacion, requirePublicacionDe, requireTablon } from './acceso.ts'
import { autoriaDe } from './autoria.ts'
import { notifyPublicada, notifyVisible } from './avisos.ts'
import { edicionAjena, eliminacionAjena } from './errors.ts'
import type { Publicacion } from './esquemas.ts'
import { readEscrita } from './lectura.ts'

export function createPublicacion(
  deps: Deps,
  lector: Lector,
  catedraId: number,
  enviada: Record<string, unknown>,
): Publicacion {
  return enActo(deps, lector, { tablon: catedraId }, ({ tx, note, ahora }) => {
    requireTablon(tx, lector, catedraId)
    if (lector.rol === 'alumno') {
      requireCuota(deps, 'publicaciones', lector.id, cuotasDeTablon.publicaciones)
      requireLugarDeTexto(deps, tx, lector.id)
    }
    const { visibleToStudents, ...datos } = readDatos(lector, enviada)
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
    const publicacion = readEscrita(tx, { lector, ahora }, id)
    notifyPublicada(deps, tx, lector, publicacion)
    const sobre = { catedra: catedraId }
    note({ hecho: 'publicaciones.crear', nombre: datos.titulo, sobre, ids: { publicacionId: id } })
    return publicacion
  })
}

/** What isn't sent stays as it is; of what announces a task or an evaluation, the type as well. */
export function editPublicacion(
  deps: Deps,
  lector: Lector,
  { catedraId, id }: { catedraId: number; id: number },
  edicion: EdicionDePublicacion,
): Publicacion {
  return enActo(deps, lector, { tablon: catedraId, publicacion: id }, (acto) => {
    const { tx, ahora } = acto
    const antes = requirePublicacionDe(tx, lector, catedraId, id)
    if (!isAutor(lector, antes)) throw edicionAjena()
    const { tipo, visibleToStudents, ...datos } = readDatos(lector, { ...antes, ...edicion })
    const isAnuncio = antes.tareaMaestraId !== null || antes.evaluacionId !== null
    const decideSiSeVe = lector.rol !== 'alumno' && visibleToStudents !== null
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
    if (lector.rol === 'alumno' && crece) requireLugarDeTexto(deps, tx, lector.id)
    if (valores.visibleToStudents && !antes.visibleToStudents && !isAnuncio)
      notifyVisible(deps, tx, lector, { ...antes, ...valores })
    noteEdicion(acto, antes, valores)
    return readEscrita(tx, { lector, ahora }, id)
  })
}

type Antes = ReturnType<typeof requirePublicacion>

function noteEdicion({ note }: Acto, antes: Antes, valores: Partial<Antes>): void {
  const { id, titulo: nombre, catedraId } = antes
  const cambios = cambiosEntre(antes, { ...antes, ...valores }, etiquetas)
  const sobre = { catedra: catedraId }
  note({ hecho: 'publicaciones.editar', nombre, sobre, cambios, ids: { publicacionId: id } })
}

const etiquetas = {
  titulo: ['título', entreComillas],
  contenido: 'contenido',
  tipo: 'tipo',
  visibleToStudents: 'si la ven los alumnos',
} as const

/** Its comments and interactions go with it. */
export function deletePublicacion(deps: Deps, lector: Lector, catedraId: number, id: number) {
  return enActo(deps, lector, { tablon: catedraId }, ({ tx, note }) => {
    const publicacion = requirePublicacionDe(tx, lector, catedraId, id)
    if (!canRemove(lector, publicacion)) throw eliminacionAjena()
    const sobre = { publicacion: id, catedra: catedraId }
    note({ hecho: 'publicaciones.eliminar', sobre })
    putInPapelera(deps, tx, lector, 'PUBLICACION', id)
    return { message: 'Publicación eliminada' }
  })
}

export function toggleVisibilidad(deps: Deps, lector: Lector, id: number): Publicacion {
  return enActo(deps, lector, { publicacion: id }, ({ tx, note, ahora }) => {
    const publicacion = requirePublicacion(tx, lector, id)
    const { visibleToStudents, catedraId, tareaMaestraId, evaluacionId } = publicacion
    const sobre = { publicacion: id, catedra: catedraId }
    const detalle = visibleToStudents ? 'oculta' : 'a la vista'
    note({ hecho: 'publicaciones.visibilidad', sobre, detalle })
    tx.update(publicaciones)
      .set({ visibleToStudents: not(publicaciones.visibleToStudents) })
      .where(eq(publicaciones.id, id))
      .run()
    // What announces a task or an evaluation is told by the assignment.
    if (!visibleToStudents && tareaMaestraId === null && evaluacionId === null)
      notifyVisible(deps, tx, lector, publicacion)
    return readEscrita(tx, { lector, ahora: ahora }, id)
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
