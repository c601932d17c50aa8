import { relojEn } from '../../../src/domain/base/relojes.ts'
import {
  CLASE_CERRADA,
  TODAVIA_NO_LLEGO,
  textoDeYaCerrada,
} from '../../../src/domain/clases/cierres-de-clase.ts'
import { AppError } from '../../suelo/plugins/app-error.ts'
import { invalidFields } from '../../suelo/plugins/validation.ts'

/** By whom and at what hour, where the institution is. */
export function claseCerrada({ por, cerrada_en }: { por: string; cerrada_en: number }, zona: string) {
  const { hora, minuto } = relojEn(zona, cerrada_en)
  const enReloj = [hora, minuto].map((numero) => String(numero).padStart(2, '0')).join(':')
  return new AppError(409, CLASE_CERRADA, textoDeYaCerrada(por, enReloj))
}

export const unidadDeOtra = (posicion: number) =>
  invalidFields([[`unidades.${posicion}.unidadId`, 'Esa unidad no es de esta cátedra.']])

export const claveDeOtra = () => invalidFields([['clave', 'Esa clave ya se usó en otra clase.']])

export const fechaFutura = () => invalidFields([['fecha', TODAVIA_NO_LLEGO]])

export const fechaPasada = () =>
  invalidFields([['fecha', 'Ese día pasó hace demasiado: ciérralo desde «Días de clase».']])

/** What is wrong with the task, at its own field of the closing. */
export const deLaTarea = ({ message, campos = {} }: AppError) =>
  new AppError(400, 'validacion', message, {
    campos: Object.fromEntries(Object.entries(campos).map(([campo, texto]) => [`tarea.${campo}`, texto])),
  })
