import { useSuspenseQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode, useState } from 'react'
import { Lectura } from '../../base/lectura'
import { NoEncontrada } from '../../base/no-encontrada'
import { Pantalla } from '../../base/pantalla'
import { useId } from '../../base/use-id'
import type { Acceso, Perfil } from '../../ingreso/acceso'
import { SesionesAbiertas } from '../../ingreso/sesiones/sesiones-abiertas'
import { Correos } from './correos'
import { EmailPendiente } from './email-pendiente'
import { perfilQuery } from './queries'

interface Props<P extends Perfil, D> {
  acceso: Acceso<P, D>
  children: (perfil: P) => ReactNode
}

export function PantallaDePerfil<P extends Perfil, D>(props: Props<P, D>) {
  return (
    <Lectura
      falla="No se pudo cargar tu perfil."
      enPantalla={(parte) => (
        <Pantalla
          titulo="Editar perfil"
          volver={{ texto: 'Volver a Mi Dashboard', ruta: props.acceso.panel }}
        >
          {parte}
        </Pantalla>
      )}
    >
      <Propio {...props} />
    </Lectura>
  )
}

/** One's own only. */
function Propio<P extends Perfil, D>({ acceso, children }: Props<P, D>) {
  const { data: perfil } = useSuspenseQuery(perfilQuery(acceso))
  const [alAbrir] = useState(perfil.email_pendiente)
  // A form goes on from what it began with: with another e-mail it begins anew.
  const [confirmados, setConfirmados] = useState(0)
  const volver = { texto: 'Volver a Mi Dashboard', ruta: acceso.panel }
  if (useId('id') !== perfil.id) {
    return (
      <NoEncontrada titulo="No encontramos lo que buscas" volver={volver}>
        Solo puedes ver y editar tu propio perfil.
      </NoEncontrada>
    )
  }
  return (
    <Pantalla titulo="Editar perfil" volver={volver}>
      <Fragment key={confirmados}>{children(perfil)}</Fragment>
      {perfil.email_pendiente !== null && (
        <EmailPendiente
          key={perfil.email_pendiente}
          acceso={acceso}
          email={perfil.email_pendiente}
          recienEnviado={perfil.email_pendiente !== alAbrir}
          alConfirmar={() => setConfirmados(confirmados + 1)}
        />
      )}
      <Correos acceso={acceso} />
      <SesionesAbiertas />
    </Pantalla>
  )
}
