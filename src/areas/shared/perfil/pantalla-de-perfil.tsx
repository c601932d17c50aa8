import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Persona } from '../../../lib/persona'
import type { Acceso } from '../ingreso/acceso'
import { Lectura } from '../lectura'
import { NoEncontrada } from '../no-encontrada'
import { Pantalla } from '../pantalla'
import { SesionesAbiertas } from '../sesiones/sesiones-abiertas'
import { useId } from '../use-id'
import { Correos } from './correos'
import { perfilQuery } from './queries'

interface Props<P extends Persona, D> {
  acceso: Acceso<P, D>
  children: (perfil: P) => ReactNode
}

export function PantallaDePerfil<P extends Persona, D>(props: Props<P, D>) {
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
function Propio<P extends Persona, D>({ acceso, children }: Props<P, D>) {
  const { data: perfil } = useSuspenseQuery(perfilQuery(acceso))
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
      {children(perfil)}
      <Correos acceso={acceso} />
      <SesionesAbiertas />
    </Pantalla>
  )
}
