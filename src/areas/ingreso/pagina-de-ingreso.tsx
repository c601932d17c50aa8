import { useState } from 'react'
import { Navigate } from 'react-router'
import { queryClient } from '../base/consultas'
import { Emblema } from '../base/emblema'
import { Titulo } from '../base/pantalla'
import { useSesion } from '../base/use-sesion'
import type { Acceso } from './acceso'
import { readDestino } from './destino'
import { PantallaDeIngreso } from './pantalla-de-ingreso'
import { PasoDelCodigo } from './paso-del-codigo'
import { PasoDelEmail } from './paso-del-email'
import { useCodigo } from './use-codigo'

interface Props {
  acceso: Acceso
  titulo: string
  /** Where this leads, whatever somebody was on the way to before. */
  destino?: string | undefined
}

export function PaginaDeIngreso({ acceso, titulo, destino }: Props) {
  const sesion = useSesion()
  // Nothing of an earlier session is shown to this one.
  const codigo = useCodigo(acceso, () => queryClient.removeQueries())
  const [vuelve, setVuelve] = useState(false)

  if (sesion[acceso.clave]) {
    return <Navigate to={destino ?? readDestino(acceso.rol) ?? acceso.panel} replace />
  }

  const changeEmail = () => {
    setVuelve(true)
    codigo.changeEmail()
  }
  return (
    <PantallaDeIngreso>
      <div className="panel ui-formulario">
        <Emblema />
        <Titulo>{titulo}</Titulo>
        {codigo.enviado ? (
          <PasoDelCodigo codigo={codigo} onChangeEmail={changeEmail} />
        ) : (
          <PasoDelEmail codigo={codigo} vuelve={vuelve} />
        )}
        <a href="/login">Otras formas de ingresar</a>
        <a href="/">Volver a la línea de tiempo</a>
      </div>
    </PantallaDeIngreso>
  )
}
