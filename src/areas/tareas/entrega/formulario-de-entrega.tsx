import { Camera, CircleCheck, TriangleAlert } from 'lucide-react'
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { faltaDeArchivo, textoDeMaximos, textoDeTamano } from '../../../domain/archivos/archivos'
import { ARCHIVOS_POR_ENTREGA, faltaDeEntrega, MUCHOS_ARCHIVOS } from '../../../domain/tareas/entregas'
import { Button } from '../../../ui/button'
import { FileDrop } from '../../../ui/file-drop'
import { toast } from '../../../ui/toast'
import { focusPrimeraFalta } from '../../base/formulario/enfocar'
import { maximosDelSitio } from '../../base/sitio'
import { SubidaAMedias } from '../../base/subidas/a-medias'
import { CampoDeSubida } from '../../base/subidas/campo-de-subida'
import { useSubida } from '../../base/subidas/use-subida'
import { Comprobante } from '../comprobante'
import { forgetEntregada, Grabar } from '../grabacion/grabar'
import { findEntrega, refetch } from '../queries-de-alumno'
import type { Entrega } from '../tipos'
import { direccionDe } from './direccion'
import { sonPaginas, useElegidos } from './use-elegidos'

interface Props {
  tareaId: number
  /** What was left half sent goes on at once. */
  sigue?: boolean | undefined
  onUpload: (enCurso: boolean) => void
  onClose: () => void
}

/** Chooses what is delivered, sends it, and shows the receipt; what could not be sent stays chosen. */
export function FormularioDeEntrega({ tareaId, sigue = false, onUpload, onClose }: Props) {
  const elegidos = useElegidos(tareaId)
  const { archivos } = elegidos
  const [falta, setFalta] = useState('')
  const [grabando, setGrabando] = useState(false)
  const [entregada, setEntregada] = useState<Entrega | null>(null)
  const { subida, enCurso } = useEntrega(tareaId, (entrega) => {
    elegidos.forget()
    setEntregada(entrega)
  })

  useEffect(() => onUpload(enCurso), [onUpload, enCurso])

  const choose = (elegido: File | null) => {
    elegidos.change(elegido ? [elegido] : [])
    setFalta((elegido && faltaDeArchivo(elegido, maximosDelSitio)) ?? '')
  }
  const add = async (nuevos: File[]) => {
    const [unico] = nuevos
    if (unico && !sonPaginas([...archivos, ...nuevos])) return choose(unico)
    const lugar = ARCHIVOS_POR_ENTREGA - (sonPaginas(archivos) ? archivos.length : 0)
    const mal = await elegidos.add(nuevos.slice(0, lugar))
    setFalta(mal ?? (nuevos.length > lugar ? MUCHOS_ARCHIVOS : ''))
  }

  const start = (todos: readonly File[]) => {
    const [primero, ...otros] = todos
    if (primero) subida.start(primero, otros)
  }
  const onSend = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // What was left out is why there is none.
    const mal = (archivos.length === 0 && falta) || faltaDeEntrega(archivos, maximosDelSitio)
    setFalta(mal ?? '')
    if (mal) {
      toast.error(mal)
      focusPrimeraFalta(event.currentTarget)
    } else start(archivos)
  }

  /** With another file than the one that was being sent, one still looks at it before. */
  const goOn = (elegido: File | null, isElMismo: boolean) => {
    choose(elegido)
    if (elegido && isElMismo && !faltaDeArchivo(elegido, maximosDelSitio)) subida.start(elegido)
  }

  if (entregada) return <Recibo entrega={entregada} onClose={onClose} />
  return (
    <form noValidate onSubmit={onSend}>
      <div className="ui-dialogo-cuerpo ui-formulario">
        <Advertencia />
        {subida.curso ? (
          <CampoDeSubida etiqueta="Archivo" subida={subida} />
        ) : (
          <>
            {archivos.length === 0 && (
              <SubidaAMedias direccion={direccionDe(tareaId)} onGoOn={goOn} yaSigue={sigue} />
            )}
            <CampoDeArchivos elegidos={elegidos} onAdd={add} falta={falta} />
          </>
        )}
        <div hidden={subida.curso !== null}>
          <Grabar
            tareaId={tareaId}
            elegido={archivos[0] ?? null}
            onChoose={(grabado) => (sonPaginas(archivos) ? grabado && void add([grabado]) : choose(grabado))}
            onRecord={setGrabando}
          />
        </div>
        {subida.curso?.falla && !subida.curso.rechazado && (
          <p className="apagado">
            Nada se perdió:{' '}
            {archivos.length > 1 ? 'los archivos siguen elegidos' : 'el archivo sigue elegido'} aquí.{' '}
            {subida.curso.sinConexion ? 'Cuando vuelva la conexión, toca Reintentar.' : 'Toca Reintentar.'}
          </p>
        )}
      </div>
      <footer className="ui-acciones">
        <Button onClick={onClose} disabled={enCurso}>
          Cancelar
        </Button>
        <Button
          type="submit"
          variant="primary"
          disabled={subida.curso !== null || grabando || elegidos.preparando > 0}
        >
          Subir Entrega
        </Button>
      </footer>
    </form>
  )
}

const Advertencia = () => (
  <p className="advertencia">
    <TriangleAlert aria-hidden="true" />
    <span>
      Revisa el archivo antes de enviarlo: una entrega enviada no se puede cambiar sin la autorización de tu
      docente.
    </span>
  </p>
)

interface CampoProps {
  elegidos: ReturnType<typeof useElegidos>
  onAdd: (nuevos: File[]) => void
  falta: string
}

const Elegidos = lazy(() => import('../fotos/elegidos'))

function CampoDeArchivos({ elegidos: { archivos, change, preparando }, onAdd, falta }: CampoProps) {
  const paginas = sonPaginas(archivos)
  const unico = paginas ? null : (archivos[0] ?? null)
  return (
    <>
      {paginas && (
        <Suspense fallback={null}>
          <Elegidos archivos={archivos} onChange={change} />
        </Suspense>
      )}
      {preparando > 0 && (
        <p role="status">
          Preparando las fotos: {preparando === 1 ? 'falta' : 'faltan'} {preparando}.
        </p>
      )}
      <FileDrop
        label={
          unico
            ? `Elegido: ${textoDeTamano(unico.size)}. Toca para cambiarlo`
            : paginas
              ? 'Agrega más fotos o archivos'
              : 'Elige un archivo, o varios, o suéltalos aquí'
        }
        file={unico}
        multiple
        onChange={(primero, otros) => onAdd([primero, ...otros])}
        error={falta || undefined}
        hint={`${textoDeMaximos(maximosDelSitio)}: imágenes, PDF, documentos, audio, video, partituras.`}
      />
      {conDedo && <TomarFoto onTake={(foto) => onAdd(unico ? [unico, foto] : [foto])} />}
    </>
  )
}

/** Where there is a finger there is a camera. */
const conDedo = matchMedia('(pointer: coarse)').matches

function TomarFoto({ onTake }: { onTake: (foto: File) => void }) {
  const campo = useRef<HTMLInputElement>(null)
  return (
    <div className="botones">
      <Button onClick={() => campo.current?.click()}>
        <Camera aria-hidden="true" /> Tomar una foto
      </Button>
      <input
        ref={campo}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        aria-label="Foto de la cámara"
        onChange={({ target }) => {
          const [foto] = target.files ?? []
          target.value = ''
          if (foto) onTake(foto)
        }}
      />
    </div>
  )
}

/** It arrived whole: what is written here proves it. */
function Recibo({ entrega, onClose }: { entrega: Entrega; onClose: () => void }) {
  const titulo = useRef<HTMLHeadingElement>(null)
  useEffect(() => titulo.current?.focus(), [])
  return (
    <>
      <div className="ui-dialogo-cuerpo recibo pila aire-4">
        <h3 ref={titulo} tabIndex={-1} className="renglon aire-2">
          <CircleCheck aria-hidden="true" /> Entrega subida exitosamente
        </h3>
        <p>Tu docente ya puede verla. Te avisaremos cuando esté calificada.</p>
        <Comprobante archivos={entrega.archivos} entregado={entrega.submission_date} />
      </div>
      <footer className="ui-acciones">
        <Button variant="primary" onClick={onClose}>
          Listo
        </Button>
      </footer>
    </>
  )
}

/** What is delivered for a task on its way. Leaving the page meanwhile asks first. */
function useEntrega(tareaId: number, onHandIn: (entrega: Entrega) => void) {
  const subida = useSubida<{ tareaAsignacion: Entrega }>({
    direccion: direccionDe(tareaId),
    falla: 'Error al subir la entrega',
    onArrive: ({ tareaAsignacion }) => {
      toast.success('Entrega subida exitosamente')
      forgetEntregada(tareaId)
      onHandIn(tareaAsignacion)
      refetch()
    },
    verify: async (error, archivos) => {
      const tareaAsignacion = await findEntrega(tareaId, error, archivos)
      return tareaAsignacion && { tareaAsignacion }
    },
  })
  const enCurso = subida.curso !== null && !subida.curso.falla

  useEffect(() => {
    if (!enCurso) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [enCurso])

  return { subida, enCurso }
}
