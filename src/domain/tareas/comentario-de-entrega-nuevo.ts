import { z } from 'zod'
import { enteroEscrito, LARGO, textoLargoEscrito } from '../base/campos.ts'
import { applyReglas, fueraDe, masLargo, type Regla } from '../base/reglas-de-formulario.ts'
import { COMENTARIO_VACIO } from '../tablon/publicaciones.ts'
import { MOMENTO_INVALIDO, VOZ_LARGA, VOZ_MAXIMA_MS } from './comentarios-de-entrega.ts'

const DIA_MS = 24 * 60 * 60 * 1000

export const formularioDeComentarioDeEntrega = z.object({
  texto: textoLargoEscrito,
  /** Null where it is about all of it. */
  en_ms: enteroEscrito,
  /** The path of the file that it is about; the first one of the delivery where nothing is said. */
  archivo: z.string().optional(),
})
type Escrito = z.infer<typeof formularioDeComentarioDeEntrega>

const reglasComunes: Regla<Escrito>[] = [
  masLargo('texto', LARGO.comentario, 'El comentario no puede pasar de 1.000 caracteres.'),
  ['en_ms', ({ en_ms }) => fueraDe(en_ms, 0, DIA_MS), MOMENTO_INVALIDO],
]

export const comentarioDeEntrega = formularioDeComentarioDeEntrega.superRefine(
  applyReglas<Escrito>([['texto', ({ texto }) => !texto, COMENTARIO_VACIO], ...reglasComunes]),
)

/** Spoken: it need not say anything in writing. `duracion_ms` is how long the voice says that it lasts. */
export const comentarioHablado = (duracion_ms: number | null) =>
  formularioDeComentarioDeEntrega.superRefine(
    applyReglas<Escrito & { file?: unknown }>([
      ['file', () => (duracion_ms ?? 0) > VOZ_MAXIMA_MS, VOZ_LARGA],
      ...reglasComunes,
    ]),
  )
export type DatosDeComentario = Escrito
