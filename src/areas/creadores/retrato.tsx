import { useState } from 'react'
import { type Creador, iniciales, nombreCompleto } from '../../domain/creadores/creadores'
import { fotoDe } from '../../lib/ficha'
import { Lazo } from '../base/lazo'

/** The photo, or the lace where there is none or it does not come. */
export function Retrato({ creador }: { creador: Creador }) {
  const foto = fotoDe(creador.photo_url)
  const [fallida, setFallida] = useState<string | null>(null)
  if (!foto || foto === fallida) return <Lazo semilla={creador.slug} letras={iniciales(creador)} />
  return (
    <img
      className="lazo"
      src={foto}
      alt={`Retrato de ${nombreCompleto(creador)}`}
      referrerPolicy="no-referrer"
      onError={() => setFallida(foto)}
    />
  )
}
