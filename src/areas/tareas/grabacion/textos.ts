import { minutosDe } from '../../../domain/archivos/sonido'
import { MAXIMO_MS, type Suceso } from './estado'

export const HASTA_CUANDO = `Hasta ${MAXIMO_MS / 60_000} minutos: al llegar se detiene sola.`

export const textoDeSuceso: Record<Suceso, string> = {
  negado: 'No se pudo usar el micrófono. Actívalo en los permisos del sitio, o elige un archivo.',
  'otra-pestana': 'Esta tarea ya se está grabando en otra pestaña: termina o ciérrala allí.',
  limite: `Se detuvo al llegar a los ${MAXIMO_MS / 60_000} minutos.`,
  'sin-microfono': 'El micrófono se desconectó. Lo grabado hasta ahí está aquí.',
  mudo: 'El micrófono dejó de dar sonido, como cuando entra una llamada. Lo grabado está guardado; sigue cuando puedas.',
  oculta: 'La página estuvo oculta mientras se grababa: escucha lo grabado antes de entregarlo.',
}

export const EN_MEMORIA =
  'No queda lugar en este dispositivo. La grabación sigue, pero si recargas o cierras la página se pierde.'

/** 'Quedó una grabación de 2:41 sin entregar.' */
export const textoDePendiente = (ms: number) => `Quedó una grabación de ${minutosDe(ms)} sin entregar.`
