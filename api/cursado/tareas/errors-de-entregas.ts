import { cuantos } from '../../../src/domain/base/numeros.ts'
import { OTRAS_SIN_ESPERAR } from '../../../src/domain/tareas/calificaciones.ts'
import { entregaDemasiadoGrande, MUCHOS_ARCHIVOS, SIN_ENTREGA } from '../../../src/domain/tareas/entregas.ts'
import { MISMA_NOTA, NOTA_CAMBIADA } from '../../../src/domain/tareas/rectificaciones.ts'
import { AppError } from '../../suelo/plugins/app-error.ts'
import { invalidFields } from '../../suelo/plugins/validation.ts'

export const entregaNoEncontrada = () => new AppError(404, 'entrega_no_encontrada', 'No existe esa entrega.')

export const sinEntrega = () => invalidFields([['file', SIN_ENTREGA]])

export const muchosArchivos = () => invalidFields([['file', MUCHOS_ARCHIVOS]])

export const entregaGrande = (maximo: number) =>
  new AppError(413, 'archivo_grande', entregaDemasiadoGrande(maximo))

export const yaEntregada = () =>
  new AppError(
    409,
    'ya_entregada',
    'Ya entregaste esta tarea. Para cambiar la entrega, tu docente tiene que devolvértela.',
  )

export const yaCalificada = () =>
  new AppError(409, 'ya_calificada', 'Esta tarea ya está calificada: no se puede entregar otra vez.')

export const entregaYaCalificada = () =>
  new AppError(409, 'entrega_calificada', 'Esta entrega ya está calificada.')

export const sinEntregar = () =>
  new AppError(
    409,
    'sin_entregar',
    'Esta tarea no tiene una entrega que espere: solo se califica o se devuelve lo entregado.',
  )

export const otrasSinEsperar = () => invalidFields([['tambien', OTRAS_SIN_ESPERAR]])

export const nadaQueDeshacer = () =>
  new AppError(409, 'nada_que_deshacer', 'No hay nada que deshacer en esta entrega.')

export const hizoOtro = () => new AppError(409, 'hizo_otro', 'Solo quien lo hizo puede deshacerlo.')

export const pasoElPlazo = () =>
  new AppError(409, 'paso_el_plazo', 'Ya pasaron diez minutos: usa «Rectificar nota».')

export const sinNota = () =>
  new AppError(409, 'sin_nota', 'Esta entrega todavía no está calificada: no hay una nota que rectificar.')

export const mismaNota = () => invalidFields([['puntos_obtenidos', MISMA_NOTA]])

/** Somebody else was first: it says what the grade is by now. */
export const notaCambiada = (puntos_obtenidos: number | null) =>
  new AppError(
    409,
    NOTA_CAMBIADA,
    puntos_obtenidos === null
      ? 'Mientras tanto la nota cambió: ahora no tiene ninguna.'
      : `Mientras tanto alguien puso otra nota: ahora es ${cuantos(puntos_obtenidos, 'punto', 'puntos')}.`,
    { datos: { puntos_obtenidos } },
  )
