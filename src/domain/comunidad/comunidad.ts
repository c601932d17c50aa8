import { z } from 'zod'
import { datoEscrito, LARGO, textoEscrito, textoLargoEscrito } from '../base/campos.ts'
import { applyReglas, masLargo } from '../base/reglas-de-formulario.ts'

const NOMBRE_Y_TEXTO = 'El nombre y el comentario no pueden estar vacíos.'

const datosDeComentario = z.object({
  name: datoEscrito,
  text: textoLargoEscrito,
  /** Hidden from people: only a robot fills it in. */
  website: textoEscrito,
})

export const comentarioNuevo = datosDeComentario.superRefine(
  applyReglas<z.infer<typeof datosDeComentario>>([
    ['name', ({ name }) => !name, NOMBRE_Y_TEXTO],
    ['text', ({ text }) => !text, NOMBRE_Y_TEXTO],
    masLargo('name', LARGO.nombre, 'El nombre no puede pasar de 120 caracteres.'),
    masLargo('text', LARGO.comentario, 'El comentario no puede pasar de 1.000 caracteres.'),
  ]),
)

export type ComentarioNuevo = z.infer<typeof comentarioNuevo>

const VOTO_INVALIDO = 'La valoración debe ser un número entero de 1 a 5.'

export const votoNuevo = z.object({
  rating: z.int(VOTO_INVALIDO).min(1, VOTO_INVALIDO).max(5, VOTO_INVALIDO),
})

/** 'voto' or 'votos'. */
export function palabraVotos(cuantos: number): string {
  return cuantos === 1 ? 'voto' : 'votos'
}

export interface Comentario {
  id: number
  text: string
  name: string
  /** ISO 8601 UTC. */
  created_at: string
}
