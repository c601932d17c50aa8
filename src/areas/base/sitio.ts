import type { Maximos } from '../../domain/archivos/archivos'
import { readDesfases } from '../../domain/base/desfases'
import { diaEn, fechaISO } from '../../domain/base/fechas'

const MB = 1024 * 1024

/** What the shell page knows of the institution. */
const {
  sitio = '',
  logo,
  desfases = '-180',
  archivoMaximo = 25 * MB,
  medioMaximo = 100 * MB,
} = document.getElementById('area')?.dataset ?? {}

export const nombreDelSitio = sitio

/** The address of its logo, where it has one. */
export const logoDelSitio = logo

/** The institution's time zone: everybody there reads the same hour, wherever they are. */
export const zonaDelSitio = readDesfases(desfases)

/** How many bytes a file may have that is sent here. */
export const maximosDelSitio: Maximos = { archivo: Number(archivoMaximo), medio: Number(medioMaximo) }

/** Which day it is where the institution is, 'YYYY-MM-DD'; the browser may be somewhere else. */
export const hoy = () => fechaISO(diaEn(zonaDelSitio, Date.now()))

/** Which year it is there. */
export const anioDeHoy = () => diaEn(zonaDelSitio, Date.now()).anio
