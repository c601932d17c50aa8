import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { type ApiError, textoDeFalla } from '../../../lib/api'
import { Button } from '../../../ui/button'
import { toast } from '../../../ui/toast'
import { useGestion } from '../../base/curso/gestion'
import { Lectura } from '../../base/lectura'
import { useAccion } from '../../base/use-accion'
import { CaminosSinIA } from '../caminos'
import { accionesDeEvaluacion, evaluaciones, type Generada } from '../gestion'
import type { Curso } from '../tipos'
import { FormularioDelGenerador } from './formulario'
import type { CampoDelGenerador, ValoresDelGenerador } from './valores'

/** With its editor and its dialog: they come when there is something to edit. */
const Revision = lazy(() => import('./revision'))
const Exito = lazy(() => import('./exito').then(({ Exito }) => ({ default: Exito })))

const GENERADA = 'generada'

interface Props {
  curso: Curso
  source: ValoresDelGenerador['source']
  campos: CampoDelGenerador[]
  /** In place of showing what was generated. */
  onGenerate?: (generada: Generada) => void
}

/** The form, the wait with its way out, and then what was generated, to be read and edited. */
export function Generador({ curso, source, campos, onGenerate }: Props) {
  const [parametros, setParametros] = useSearchParams()
  const [exito, setExito] = useState('')
  const { generate, generando, cancel, rechazo } = useGeneracion(curso.id)
  const generada = Number(parametros.get(GENERADA))

  const finish = (una: Generada) => {
    if (onGenerate) return onGenerate(una)
    setExito(una.message)
    setParametros({ [GENERADA]: String(una.evaluation.id) }, { replace: true })
  }

  if (generada > 0) {
    return (
      <>
        <Lectura falla="Error al cargar la evaluación.">
          <Revision curso={curso} id={generada} onFollow={() => setParametros({}, { replace: true })} />
        </Lectura>
        <Suspense fallback={null}>
          <Exito mensaje={exito} onClose={() => setExito('')} />
        </Suspense>
      </>
    )
  }
  return (
    <>
      {rechazo && (
        <div role="alert" className="panel nota-de-falla pila aire-3">
          <p>{rechazo.texto}</p>
          {rechazo.sinClave && <SinIA catedraId={curso.id} />}
        </div>
      )}
      <FormularioDelGenerador
        curso={curso}
        source={source}
        campos={campos}
        generando={generando}
        generate={(pedido, onError, onDone) =>
          generate(pedido, {
            onError,
            onSuccess: (una) => {
              onDone()
              finish(una)
            },
          })
        }
      />
      {generando && (
        <Progreso isFromIA={source === 'ai'} boton={<Button onClick={cancel}>Cancelar</Button>} />
      )}
      {source === 'ai' && !rechazo?.sinClave && (
        <section className="panel sin-ia pila aire-3">
          <h2>También sin IA</h2>
          <SinIA catedraId={curso.id} />
        </section>
      )}
    </>
  )
}

function SinIA({ catedraId }: { catedraId: number }) {
  return (
    <>
      <p>Hay tres maneras de crear una evaluación que no necesitan IA:</p>
      <div className="botones">
        <CaminosSinIA catedraId={catedraId} />
      </div>
    </>
  )
}

/** How long a model usually takes. */
const SUELE_TARDAR_S = 30

function Progreso({ isFromIA, boton }: { isFromIA: boolean; boton: ReactNode }) {
  const panel = useRef<HTMLElement>(null)
  const [segundos, setSegundos] = useState(0)
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' })
    const reloj = setInterval(() => setSegundos((antes) => antes + 1), 1000)
    return () => clearInterval(reloj)
  }, [])

  return (
    <section ref={panel} className="panel progreso pila aire-3">
      <p role="status">Generando la evaluación...</p>
      <progress aria-label="Generando la evaluación" />
      <p className="apagado">
        {isFromIA && segundos > SUELE_TARDAR_S
          ? 'Está tardando más de lo habitual. Puedes esperar, o cancelar y probar de nuevo.'
          : `${segundos} s`}
      </p>
      <div>{boton}</div>
    </section>
  )
}

interface AlTerminar {
  onSuccess: (generada: Generada) => void
  onError: (error: ApiError) => void
}

/** Asks for questions, which may take a while: it can be cancelled, and is when one leaves. */
function useGeneracion(catedraId: number) {
  const { fallas } = useGestion(evaluaciones)
  const { generateEvaluacion } = useGestion(accionesDeEvaluacion)
  const control = useRef<AbortController | null>(null)
  const { send, enviando, error, forget } = useAccion(generateEvaluacion(catedraId))
  useEffect(() => () => control.current?.abort(), [])

  const generate = (pedido: object, { onSuccess, onError }: AlTerminar) => {
    // The second of two quick clicks asks for nothing: what can be cancelled is what the first one asked for.
    if (control.current) return
    control.current = new AbortController()
    const { signal } = control.current
    const finish = () => {
      control.current = null
    }
    send(
      { pedido, signal },
      {
        onDone: finish,
        onSuccess,
        onError: (falla) => {
          finish()
          if (!signal.aborted) return onError(falla)
          forget()
          toast.success('Se canceló la generación.')
        },
      },
    )
  }

  return {
    generate,
    generando: enviando,
    cancel: () => control.current?.abort(),
    rechazo: error && {
      texto: textoDeFalla(fallas.generate, error),
      sinClave: error.code === SIN_CLAVE,
    },
  }
}

const SIN_CLAVE = 'ia_sin_configurar'
