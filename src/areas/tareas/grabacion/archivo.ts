import { type DatosDeGrabacion, nombreDeGrabacion } from '../../../domain/archivos/grabacion'
import { noteDuracion } from '../../../lib/picos'
import { zonaDelSitio } from '../../base/sitio'

/** What was recorded, as if it had been chosen. */
export function archivoDeGrabacion(contenido: Blob, datos: DatosDeGrabacion): File {
  const archivo = new File([contenido], nombreDeGrabacion(zonaDelSitio, datos), { type: datos.tipo })
  noteDuracion(archivo, datos.ms)
  return archivo
}
