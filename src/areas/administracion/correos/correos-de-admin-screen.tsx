import { useQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { DIAS_DE_CORREOS } from '../../../domain/correos'
import { Button } from '../../../ui/button'
import { rutas } from '../../admin'
import { adelantar } from '../../base/consultas'
import { Lectura } from '../../base/lectura'
import { Pantalla } from '../../base/pantalla'
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
