import { Paperclip } from 'lucide-react'
import { horasDe } from './horas'
import type { Unidad } from './tipos'
import { useTextoPlano } from './use-texto-plano'

/** The beginning of what a unit is about, and how much there is of it. */
export function ResumenDeUnidad({ unidad }: { unidad: Unidad }) {
  const { contenido, recursos } = unidad
  const cuantos = recursos.length
  return (
    <>
      <p className="extracto">{useTextoPlano(contenido)}</p>
      <p className="apagado pie-de-unidad">
        <span>{horasDe(unidad)}</span>
        {cuantos > 0 && (
          <span>
            <Paperclip aria-hidden="true" /> {cuantos === 1 ? '1 recurso' : `${cuantos} recursos`}
          </span>
        )}
      </p>
    </>
  )
}
