import { Link, useRevalidator, useRouteError } from 'react-router'
import { ApiError } from '../../lib/api'
import { Button } from '../../ui/button'
import { Pantalla } from './pantalla'

/** What a screen could not read, what does not exist, and what nobody foresaw. */
export function FallaDeRuta() {
  const error = useRouteError()
  const { revalidate, state } = useRevalidator()
  if (!(error instanceof ApiError)) return <Imprevisto />
  if (error.status === 404) return <NoExiste>{error.message}</NoExiste>
  return (
    <Pantalla titulo="No se pudo cargar">
      <p role="alert">{error.message}</p>
      <p>
        <Button
          variant="primary"
          onClick={() => revalidate()}
          saving={state === 'loading'}
          savingLabel="Cargando..."
        >
          Reintentar
        </Button>
      </p>
    </Pantalla>
  )
}

function Imprevisto() {
  return (
    <Pantalla titulo="Algo salió mal">
      <p>Ocurrió un error inesperado en esta pantalla. Lo que ya enviaste está guardado.</p>
      <p>
        <Button variant="primary" onClick={() => location.reload()}>
          Volver a cargar
        </Button>
      </p>
    </Pantalla>
  )
}

export function NoExiste({ children = 'Puede que ya no exista o que el enlace esté incompleto.' }) {
  return (
    <Pantalla titulo="No encontramos lo que buscas">
      <p className="apagado">{children}</p>
      <p>
        <Link className="boton" to=".." relative="path">
          Volver
        </Link>
      </p>
    </Pantalla>
  )
}
