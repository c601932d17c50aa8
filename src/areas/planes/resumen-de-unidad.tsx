import { Paperclip } from 'lucide-react'
import { etiquetaDeUnidadDada } from '../../domain/clases/cierres-de-clase'
import { cuantos } from '../../lib/formato'
import { Badge } from '../../ui/badge'
import { horasDe } from './horas'
import type { Unidad } from './tipos'
import { useTextoPlano } from './use-texto-plano'

/** The beginning of what a unit is about, and how much there is of it. */
export function ResumenDeUnidad({ unidad }: { unidad: Unidad }) {
  const { contenido, recursos, estado } = unidad
  return (
    <>
      <p className="extracto">{useTextoPlano(contenido)}</p>
      <p className="apagado pie-de-unidad hilera">
        <span>{horasDe(unidad)}</span>
        {estado !== null && (
          <Badge tone={estado === 'DADA' ? 'green' : 'yellow'}>{etiquetaDeUnidadDada[estado]}</Badge>
        )}
        {recursos.length > 0 && (
          <span>
            <Paperclip aria-hidden="true" /> {cuantos(recursos.length, 'recurso', 'recursos')}
          </span>
        )}
      </p>
    </>
  )
}
