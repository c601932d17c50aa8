import { type FormEvent, useState } from 'react'
import { Navigate, useLocation, useNavigationType } from 'react-router'
import { Button } from '../../../ui/button'
import { Emblema } from '../../shared/emblema'
import { PantallaDeIngreso } from '../../shared/ingreso/pantalla-de-ingreso'
import { Titulo } from '../../shared/pantalla'
import { useSesion } from '../../shared/use-sesion'
import { rutas } from '../rutas'
import { CampoDeClave } from './campo-de-clave'
import { CampoDeCodigo } from './campo-de-codigo'
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
