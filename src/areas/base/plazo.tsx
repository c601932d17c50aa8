import { cuandoVence } from '../../domain/base/cuando'
import { fechaYHora } from './instantes'
import { zonaDelSitio } from './sitio'

/** When something is due, in words and to the minute. */
export function Plazo({ fecha_entrega }: { fecha_entrega: string | null }) {
  if (fecha_entrega === null) return <span className="plazo">Sin fecha de entrega</span>
  const instante = Date.parse(fecha_entrega)
  const cerca = instante - Date.now() < DOS_DIAS_MS
  return (
    <span className={cerca ? 'plazo cerca' : 'plazo'}>
      <b>{conMayuscula(cuandoVence(zonaDelSitio, instante, Date.now()))}</b>,{' '}
      <time dateTime={fecha_entrega}>{fechaYHora(fecha_entrega)}</time>
    </span>
  )
}

const DOS_DIAS_MS = 2 * 24 * 60 * 60 * 1000

const conMayuscula = (texto: string) => texto.charAt(0).toLocaleUpperCase('es') + texto.slice(1)
