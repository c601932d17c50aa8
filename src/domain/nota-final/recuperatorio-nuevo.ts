import { z } from 'zod'
import { enteroEscrito, enUnaLinea, idsEscritos, isId, LARGO, textoEscrito, unoDe } from '../base/campos.ts'
import { applyReglas, masLargo, noEsId } from '../base/reglas-de-formulario.ts'
import { RECUPERA_AJENO, tiposDePuntaje } from './recuperatorios.ts'

const recuperatorio = z.object({
  tipo: unoDe(tiposDePuntaje),
  id: enteroEscrito,
  titulo: textoEscrito,
  alumnoIds: idsEscritos,
  fecha_entrega: textoEscrito,
})

/** What is made up for, by whom, and until when; a blank title is the first one's. */
export const recuperatorioNuevo = recuperatorio.superRefine(
  applyReglas<z.infer<typeof recuperatorio>>([
    ['id', ({ id }) => id === null || noEsId(id), RECUPERA_AJENO],
    masLargo('titulo', LARGO.nombre, 'El título no puede pasar de 120 caracteres.'),
    ['alumnoIds', ({ alumnoIds }) => !alumnoIds.every(isId), 'Hay un alumno que no es válido.'],
  ]),
)
export type RecuperatorioNuevo = z.infer<typeof recuperatorioNuevo>

/** 'Recuperatorio: Parcial', as long as a name may be. */
export const tituloDeRecuperatorio = (titulo: string) =>
  [...enUnaLinea(`Recuperatorio: ${titulo}`)].slice(0, LARGO.nombre).join('')

/** Without a scale, what most ask. */
const MINIMO = 60

interface ComoLeFue {
  /** Null while it is not graded. */
  porcentaje: number | null
  entregado: boolean
  /** Nothing of it is to come any more. */
  termino: boolean
}

/** Who failed it, or missed it. */
export const shouldRecuperar = ({ porcentaje, entregado, termino }: ComoLeFue, minimo = MINIMO): boolean =>
  porcentaje === null ? !entregado && termino : porcentaje < minimo
