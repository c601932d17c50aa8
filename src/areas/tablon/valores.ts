import type { Publicacion } from './tipos'

/** A post as it is typed. */
export interface ValoresDePublicacion {
  catedraId: string
  tipo: string
  titulo: string
  contenido: string
  visibleToStudents: boolean
}

export const publicacionVacia = (catedraId: number): ValoresDePublicacion => ({
  catedraId: String(catedraId),
  tipo: 'ANUNCIO',
  titulo: '',
  contenido: '',
  visibleToStudents: true,
})

export const valoresDePublicacion = (publicacion: Publicacion): ValoresDePublicacion => ({
  catedraId: String(publicacion.catedraId),
  tipo: publicacion.tipo,
  titulo: publicacion.titulo,
  contenido: publicacion.contenido,
  visibleToStudents: publicacion.visibleToStudents,
})
