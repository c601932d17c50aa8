import { type FormEvent, useRef, useState } from 'react'
import { Navigate, useLocation, useNavigationType } from 'react-router'
import { textoDeFalla } from '../../../lib/api'
import { Button } from '../../../ui/button'
import { Emblema } from '../../shared/emblema'
import { PantallaDeIngreso } from '../../shared/ingreso/pantalla-de-ingreso'
import { Titulo } from '../../shared/pantalla'
import { useAccion } from '../../shared/use-accion'
import { useSesion } from '../../shared/use-sesion'
import { rutas } from '../rutas'
import { CampoDeClave } from './campo-de-clave'
import { FALLA_AL_INGRESAR, ingreso } from './queries'

export function Component() {
  const { adminToken } = useSesion()
  const { state } = useLocation()
  // Who opens this page goes to the panel; a browser keeps, through a reload, where an earlier visit was going.
  const [destino] = useState(useNavigationType() === 'REPLACE' ? state?.desde : undefined)
  const [clave, setClave] = useState('')
  const [falta, setFalta] = useState('')
  const campo = useRef<HTMLInputElement>(null)
  const { enviar, enviando, error } = useAccion(ingreso)

  if (adminToken) return <Navigate to={destino ?? rutas.panel} replace />

  const ingresar = (evento: FormEvent) => {
    evento.preventDefault()
    setFalta(clave ? '' : 'La contraseña es obligatoria.')
    if (clave) enviar(clave, { onError: () => campo.current?.select() })
    else campo.current?.focus()
  }

  return (
    <PantallaDeIngreso>
      <form className="panel ui-formulario" noValidate onSubmit={ingresar}>
        <Emblema />
        <Titulo>Acceso de Administrador</Titulo>
        <CampoDeClave
          ref={campo}
          value={clave}
          onChange={(evento) => setClave(evento.target.value)}
          error={falta || (error && !enviando ? textoDeFalla(FALLA_AL_INGRESAR, error) : '')}
        />
        <Button type="submit" variant="primary" saving={enviando} savingLabel="Ingresando...">
          Ingresar
        </Button>
        <a href="/">Volver a la línea de tiempo</a>
      </form>
    </PantallaDeIngreso>
  )
}
