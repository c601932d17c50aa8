import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccion } from '../base/use-accion'
import { crearDireccion, direccionQuery, revocarDireccion } from './queries'
import type { FuenteDeCalendario } from './tipos'

/** The address that a calendar program subscribes to: it is a secret, known when it is made and not again. */
export function useDireccion(fuente: FuenteDeCalendario) {
  const { data } = useSuspenseQuery(direccionQuery(fuente))
  const [nueva, setNueva] = useState('')
  const creacion = useAccion(crearDireccion(fuente))
  const revocacion = useAccion(revocarDireccion(fuente))

  return {
    activa: data.activo,
    desde: data.created_at,
    nueva,
    crear: (alTerminar: () => void) =>
      creacion.enviar(undefined, {
        onSuccess: ({ url }) => {
          setNueva(url)
          alTerminar()
        },
      }),
    creando: creacion.enviando,
    revocar: (alTerminar: () => void) =>
      revocacion.enviar(undefined, {
        onSuccess: () => {
          setNueva('')
          alTerminar()
        },
      }),
    revocando: revocacion.enviando,
  }
}

export type Direccion = ReturnType<typeof useDireccion>
