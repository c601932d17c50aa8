import { z } from 'zod'
import { banderaDicha, LARGO, textoEscrito, textoLargoEscrito } from '../base/campos.ts'
import { applyReglas, masLargo, type Regla, soloLoEnviado } from '../base/reglas-de-formulario.ts'
import { showsAnything } from '../base/texto-rico.ts'
import { COMENTARIO_VACIO, isTipo, type TipoDePublicacion } from './publicaciones.ts'

const INCOMPLETA = 'El título, el contenido y la cátedra son obligatorios.'

export const formularioDePublicacion = z.object({
  titulo: textoEscrito,
  /** HTML */
  contenido: textoLargoEscrito,
  tipo: textoEscrito,
  /** Null where nothing was said: a new post is shown, an edited one stays as it is. */
  visibleToStudents: banderaDicha,
})
type PublicacionEscrita = z.infer<typeof formularioDePublicacion>

const reglas: Regla<PublicacionEscrita>[] = [
  ['titulo', ({ titulo }) => !titulo, 'Escribe un título.', INCOMPLETA],
  ['contenido', ({ contenido }) => !showsAnything(contenido), 'Escribe el contenido.', INCOMPLETA],
  masLargo('titulo', LARGO.titulo, 'El título no puede pasar de 200 caracteres.'),
  masLargo('contenido', LARGO.rico, 'El contenido no puede pasar de 100.000 caracteres.'),
  ['tipo', ({ tipo }) => tipo !== '' && !isTipo(tipo), 'El tipo debe ser ANUNCIO, TAREA, EVALUACION u OTRO.'],
]

/** The post form; who writes decides, after this, which types stay. */
export const publicacionNueva = formularioDePublicacion
  .superRefine(applyReglas(reglas))
  .transform(({ tipo, ...datos }) => ({
    ...datos,
    tipo: isTipo(tipo) ? tipo : ('ANUNCIO' as TipoDePublicacion),
  }))
export type DatosDePublicacion = z.infer<typeof publicacionNueva>

/** Only what is sent changes. */
export const edicionDePublicacion = soloLoEnviado(formularioDePublicacion)
export type EdicionDePublicacion = z.infer<typeof edicionDePublicacion>

/** A comment answers to three names; the first one that says something counts. */
export const comentarioDePublicacion = z
  .object({ contenido: textoLargoEscrito, text: textoLargoEscrito, texto: textoLargoEscrito })
  .transform(({ contenido, text, texto }) => ({ contenido: contenido || text || texto }))
  .superRefine(
    applyReglas([
      ['contenido', ({ contenido }) => !contenido, COMENTARIO_VACIO],
      masLargo('contenido', LARGO.texto, 'El comentario no puede pasar de 5.000 caracteres.'),
    ]),
  )
