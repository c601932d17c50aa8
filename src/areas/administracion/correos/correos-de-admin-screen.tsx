import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { DIAS_DE_CORREOS } from '../../../domain/correos/correos'
import { Button } from '../../../ui/button'
import { EmptyState } from '../../../ui/empty-state'
import { Tabla } from '../../../ui/tabla'
import { rutas } from '../../admin'
import { fechaYHora } from '../../base/instantes'
import { Lectura } from '../../base/lectura'
import { type Leido, lectura } from '../../base/leer'
import { Pantalla } from '../../base/pantalla'

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

const estados = {
  enviado: { texto: 'Enviado', color: 'green' },
  en_carpeta: { texto: 'Quedó en la carpeta', color: 'grey' },
  pendiente: { texto: 'En espera', color: 'yellow' },
  fallido: { texto: 'No se pudo enviar', color: 'red' },
}

function Bandeja() {
  const correos = useSuspenseQuery(correosQuery).data.data
  if (correos.length === 0) {
    return (
      <EmptyState title="Todavía no salió ningún correo">
        Aquí verás todo lo que el sitio envía (códigos de ingreso, avisos de tareas y evaluaciones, respuestas
        a aportes y sugerencias): cuándo salió, y por qué no salió alguno.
      </EmptyState>
    )
  }
  return (
    <Tabla
      titulo="Correos, los más nuevos primero"
      columnas={['Para', 'Asunto', 'Estado', 'Intentos', 'Próximo intento']}
    >
      {correos.map((correo) => (
        <CorreoItem key={correo.id} correo={correo} />
      ))}
    </Tabla>
  )
}

function CorreoItem({ correo }: { correo: Correo }) {
  const { para, asunto, estado, intentos, proximo_intento, ultimo_error, created_at, enviado_en } = correo
  const { texto, color } = estados[estado]
  return (
    <tr>
      <th scope="row" className="largo">
        {para}
      </th>
      <td data-columna="Asunto" className="largo">
        {asunto}
        <small className="apagado">
          <time dateTime={created_at}>{fechaYHora(created_at)}</time>
        </small>
      </td>
      <td data-columna="Estado">
        <span className={`pildora ${color}`}>{texto}</span>
        {enviado_en && <small className="apagado corrido">{fechaYHora(enviado_en)}</small>}
        {ultimo_error && <small className="falla">{ultimo_error}</small>}
      </td>
      <td data-columna="Intentos" className="numero">
        {intentos}
      </td>
      <td data-columna="Próximo intento">
        {estado === 'pendiente' && proximo_intento ? fechaYHora(proximo_intento) : '—'}
      </td>
    </tr>
  )
}

const MEDIO_MINUTO = 30_000

type Correo = Leido<'admin/correos'>['data'][number]

const correosQuery = { ...lectura('admin/correos'), refetchInterval: MEDIO_MINUTO }
