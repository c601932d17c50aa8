import { CircleCheck, TriangleAlert } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { faltaDeArchivo, textoDeMaximos, textoDeTamano } from '../../../domain/archivos/archivos'
import { SIN_ENTREGA } from '../../../domain/tareas/entregas'
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

interface Props {
  tareaId: number
  /** What was left half sent goes on at once. */
  sigue?: boolean | undefined
  onUpload: (enCurso: boolean) => void
  onClose: () => void
}

/** Chooses a file, sends it, and shows the receipt; what could not be sent stays chosen. */
export function FormularioDeEntrega({ tareaId, sigue = false, onUpload, onClose }: Props) {
  const [archivo, setArchivo] = useState<File | null>(null)
  const [falta, setFalta] = useState('')
  const [grabando, setGrabando] = useState(false)
  const [entregada, setEntregada] = useState<Entrega | null>(null)
  const { subida, enCurso } = useEntrega(tareaId, setEntregada)

  useEffect(() => onUpload(enCurso), [onUpload, enCurso])

  const choose = (elegido: File | null) => {
    setArchivo(elegido)
    setFalta((elegido && faltaDeArchivo(elegido, maximosDelSitio)) ?? '')
  }

  const onSend = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const mal = archivo ? faltaDeArchivo(archivo, maximosDelSitio) : SIN_ENTREGA
    setFalta(mal ?? '')
    if (mal) {
      toast.error(mal)
      focusPrimeraFalta(event.currentTarget)
    } else if (archivo) subida.start(archivo)
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
            {!archivo && <SubidaAMedias direccion={direccionDe(tareaId)} onGoOn={goOn} yaSigue={sigue} />}
            <CampoDeArchivo archivo={archivo} onChoose={choose} falta={falta} />
          </>
        )}
        <div hidden={subida.curso !== null}>
          <Grabar tareaId={tareaId} elegido={archivo} onChoose={choose} onRecord={setGrabando} />
        </div>
        {subida.curso?.falla && !subida.curso.rechazado && (
          <p className="apagado">
            Nada se perdió: el archivo sigue elegido aquí.{' '}
            {subida.curso.sinConexion ? 'Cuando vuelva la conexión, toca Reintentar.' : 'Toca Reintentar.'}
          </p>
        )}
      </div>
      <footer className="ui-acciones">
        <Button onClick={onClose} disabled={enCurso}>
          Cancelar
        </Button>
        <Button type="submit" variant="primary" disabled={subida.curso !== null || grabando}>
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
  archivo: File | null
  onChoose: (elegido: File) => void
  falta: string
}

function CampoDeArchivo({ archivo, onChoose, falta }: CampoProps) {
  return (
    <FileDrop
      label={
        archivo
          ? `Elegido: ${textoDeTamano(archivo.size)}. Toca para cambiarlo`
          : 'Elige un archivo o suéltalo aquí'
      }
      file={archivo}
      onChange={onChoose}
      error={falta || undefined}
      hint={`${textoDeMaximos(maximosDelSitio)}: imágenes, PDF, documentos, audio, video, partituras.`}
    />
  )
}

/** It arrived whole: what is written here proves it. */
function Recibo({ entrega, onClose }: { entrega: Entrega; onClose: () => void }) {
  const titulo = useRef<HTMLHeadingElement>(null)
  useEffect(() => titulo.current?.focus(), [])
  return (
    <>
      <div className="ui-dialogo-cuerpo recibo">
        <h3 ref={titulo} tabIndex={-1}>
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

/** The one file of a task on its way. Leaving the page meanwhile asks first. */
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
    verify: async (error, archivo) => {
      const tareaAsignacion = await findEntrega(tareaId, error, archivo)
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
