import { useQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { DIAS_DE_CORREOS } from '../../../domain/correos'
import { Button } from '../../../ui/button'
import { adelantar } from '../../shared/consultas'
import { Lectura } from '../../shared/lectura'
import { Pantalla } from '../../shared/pantalla'
import { rutas } from '../rutas'
import { Bandeja } from './bandeja'
import { correosQuery } from './queries'

export const loader = () => adelantar(correosQuery)

export function Component() {
  const { refetch, isFetching } = useQuery({ ...correosQuery, enabled: false })
  return (
    <Pantalla
      titulo="Correos"
      bajada={`Lo que se envió, lo que espera y lo que no pudo salir. Lo enviado y lo fallido se borra a los ${DIAS_DE_CORREOS} días.`}
      migas={[{ texto: 'Panel', ruta: rutas.panel }]}
      accion={
        <Button onClick={() => refetch()} saving={isFetching} savingLabel="Actualizando...">
          <RotateCw aria-hidden="true" /> Actualizar
        </Button>
      }
    >
      <Lectura falla="No se pudieron cargar los correos.">
        <Bandeja />
      </Lectura>
    </Pantalla>
  )
}
