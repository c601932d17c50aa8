import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type LoaderFunctionArgs, useParams, useSearchParams } from 'react-router'
import { type Creador, nombreCompleto } from '../../domain/creadores'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { EmptyState } from '../../ui/empty-state'
import { Tabs } from '../../ui/tabs'
import { rutas } from '../admin'
import { queryClient } from '../base/consultas'
import { fechaYHora } from '../base/instantes'
import { Lectura } from '../base/lectura'
import { Pantalla } from '../base/pantalla'
import { useAccion } from '../base/use-accion'
import { Comentarios } from './comentarios'
import { Comparacion } from './comparacion'
import { camposConocidos, etiquetaDeCampo } from './etiquetas'
import { FormularioDeFicha } from './formulario-de-ficha'
import { creadorQuery, historialQuery, restoreVersion } from './queries'
import { Retiro } from './retiro'

const nombres = ['ficha', 'comentarios', 'historial'] as const

export const loader = ({ params }: LoaderFunctionArgs) =>
  queryClient.query({ ...creadorQuery(Number(params.id)), staleTime: 'static' })

export function Component() {
  return (
    <Lectura falla="No se pudo cargar la ficha." enPantalla={enPantalla}>
      <Ficha id={Number(useParams().id)} />
    </Lectura>
  )
}

const migas = [
  { texto: 'Panel', ruta: rutas.panel },
  { texto: 'Creadores', ruta: rutas.creadores },
]

const enPantalla = (parte: ReactNode) => (
  <Pantalla titulo="Creador" migas={migas}>
    {parte}
  </Pantalla>
)

function Ficha({ id }: { id: number }) {
  const [parametros, setParametros] = useSearchParams()
  const { data: creador } = useSuspenseQuery(creadorQuery(id))
  const elegida = nombres.find((nombre) => nombre === parametros.get('tab')) ?? 'ficha'

  return (
    <Pantalla
      titulo={nombreCompleto(creador)}
      migas={migas}
      accion={
        <a className="boton" href={`/creador/${creador.slug}`}>
          Ver su página
        </a>
      }
    >
      <Tabs
        label="Partes de la ficha"
        value={elegida}
        onChange={(tab) => setParametros({ tab }, { preventScrollReset: true })}
        tabs={[
          {
            value: 'ficha',
            label: 'Ficha',
            content: (
              <div className="pila">
                <FormularioDeFicha key={id} creador={creador} publicado />
                <Retiro creador={creador} />
              </div>
            ),
          },
          { value: 'comentarios', label: 'Comentarios', content: <Comentarios id={id} /> },
          { value: 'historial', label: 'Historial', content: <Historial creador={creador} /> },
        ]}
      />
    </Pantalla>
  )
}

function Historial({ creador }: { creador: Creador }) {
  return (
    <Lectura falla="No se pudo cargar el historial.">
      <Lista creador={creador} />
    </Lectura>
  )
}

function Lista({ creador }: { creador: Creador }) {
  const { data: versiones } = useSuspenseQuery(historialQuery(creador.id))
  if (versiones.length === 0) {
    return (
      <EmptyState title="Esta ficha no cambió desde que se publicó">
        Cada cambio queda aquí con lo que decía antes, quién lo hizo y cuándo, y se puede deshacer.
      </EmptyState>
    )
  }
  return (
    <ol className="pila" aria-label="Cambios, del último al primero">
      {versiones.map((version, lugar) => (
        <VersionItem
          key={version.id}
          creador={creador.id}
          version={version}
          despues={valoresTras(versiones.slice(0, lugar), creador)}
        />
      ))}
    </ol>
  )
}

/** What the record said after a change: what the later changes replaced, the nearest first, over what it says now. */
function valoresTras(posteriores: { antes: Record<string, unknown> }[], creador: Creador) {
  return Object.assign({}, creador, ...posteriores.map(({ antes }) => antes)) as Record<string, unknown>
}

const motivos = {
  EDICION: 'Edición',
  SUGERENCIA: 'Sugerencia aprobada',
  ESTADO: 'Cambio de estado',
  CORRECCION: 'Corrección de quien aportó',
  RESTAURACION: 'Restauración',
}

/** What a version can't bring back, or readers' record does not tell. */
const ajenos = ['status', 'rejection_reason', 'email']

interface Props {
  creador: number
  version: {
    id: number
    motivo: keyof typeof motivos
    quien: string
    antes: Record<string, unknown>
    created_at: string
  }
  despues: Record<string, unknown>
}

function VersionItem({ creador, version, despues }: Props) {
  const { id, motivo, quien, antes, created_at } = version
  const [preguntando, setPreguntando] = useState(false)
  const { send, enviando } = useAccion(restoreVersion(creador))
  const close = () => setPreguntando(false)
  const campos = camposConocidos.filter((campo) => campo in antes)
  const reponibles = campos.filter((campo) => !ajenos.includes(campo))

  return (
    <li className="panel pila">
      <p className="quien-envio">
        <b>{motivos[motivo]}</b>
        <span>{quien === 'admin' ? 'Administrador' : quien}</span>
        <time dateTime={created_at}>{fechaYHora(created_at)}</time>
      </p>
      <Comparacion campos={campos} antes={antes} despues={despues} titulos={['Antes', 'Después']} />
      {reponibles.length > 0 && (
        <div className="botones">
          <Button onClick={() => setPreguntando(true)}>
            Restaurar lo de antes<span className="oculto"> del {fechaYHora(created_at)}</span>
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={preguntando}
        onClose={close}
        onConfirm={() => send(id, { onSuccess: close })}
        title="¿Restaurar lo que decía antes?"
        confirmLabel="Restaurar"
        saving={enviando}
        savingLabel="Restaurando..."
      >
        <p>Vuelven a su valor anterior: {reponibles.map(etiquetaDeCampo).join(', ')}.</p>
        <p>Lo que dice ahora queda en el historial.</p>
      </ConfirmDialog>
    </li>
  )
}
