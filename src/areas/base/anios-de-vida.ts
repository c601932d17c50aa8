import { aniosDeVida as aniosEn } from '../../domain/creadores/creadores'
import { anioDeHoy } from './sitio'

/** As every page says them, on the institution's today; the browser may be in another year. */
export const aniosDeVida = (creador: Parameters<typeof aniosEn>[0]): string => aniosEn(creador, anioDeHoy())
