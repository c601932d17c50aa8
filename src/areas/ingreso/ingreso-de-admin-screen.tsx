import { type FormEvent, useState } from 'react'
import { Navigate, useLocation, useNavigationType } from 'react-router'
import { Button } from '../../ui/button'
import { rutas } from '../admin'
import { Emblema } from '../base/emblema'
import { Titulo } from '../base/pantalla'
import { useSesion } from '../base/use-sesion'
import { CampoDeClave } from './campo-de-clave'
import { CampoDeCodigo } from './campo-de-segundo-factor'
import { PantallaDeIngreso } from './pantalla-de-ingreso'
import { useIngreso } from './use-ingreso'

export function Component() {
  const { adminToken } = useSesion()
  const { state } = useLocation()
  // Who opens this page goes to the panel; a browser keeps, through a reload, where an earlier visit was going.
  const [destino] = useState(useNavigationType() === 'REPLACE' ? state?.desde : undefined)
  const { clave, codigo, ingresar, enviando } = useIngreso()

  if (adminToken) return <Navigate to={destino ?? rutas.panel} replace />

  const alEnviar = (evento: FormEvent) => {
    evento.preventDefault()
    ingresar()
  }

  return (
    <PantallaDeIngreso>
      <form className="panel ui-formulario" noValidate onSubmit={alEnviar}>
        <Emblema />
        <Titulo>Acceso de Administrador</Titulo>
        <CampoDeClave {...clave} />
        {codigo && <CampoDeCodigo {...codigo} hint="O uno de tus códigos de recuperación." />}
        <Button type="submit" variant="primary" saving={enviando} savingLabel="Ingresando...">
          Ingresar
        </Button>
        <a href="/">Volver a la línea de tiempo</a>
      </form>
    </PantallaDeIngreso>
  )
}
