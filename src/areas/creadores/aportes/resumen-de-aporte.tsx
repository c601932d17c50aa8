import { aniosDeVida, type CreadorPrivado } from '../../../domain/creadores/creadores'
import { categoria } from '../../../domain/sesiones/roles'
import { anioDeHoy } from '../../base/sitio'
import { FotoDeAporte } from '../foto-de-aporte'
import { QuienEnvio } from '../quien-envio'

/** What a list says of a contribution, under its name. */
export function ResumenDeAporte({ aporte }: { aporte: CreadorPrivado }) {
  return (
    <>
      <p>{[categoria(aporte.mainRole), aniosDeVida(aporte, anioDeHoy())].filter(Boolean).join(', ')}</p>
      <QuienEnvio email={aporte.email} envio={aporte} />
      <FotoDeAporte direccion={aporte.photo_url} />
      <p className="extracto">{aporte.bio}</p>
    </>
  )
}
