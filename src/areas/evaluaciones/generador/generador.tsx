import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '../../../ui/button'
import { Lectura } from '../../base/lectura'
import type { Curso, Generada } from '../gestion'
import { CaminosSinIA } from '../nueva'
import { type CampoDelGenerador, FormularioDelGenerador } from './formulario'
import { Progreso } from './progreso'
import { useGeneracion } from './use-generacion'
import type { ValoresDelGenerador } from './valores'

/** With its editor and its dialog: they come when there is something to edit. */
const Revision = lazy(() => import('./revision'))
const Exito = lazy(() => import('./exito').then(({ Exito }) => ({ default: Exito })))

const GENERADA = 'generada'

interface Props {
  curso: Curso
  source: ValoresDelGenerador['source']
  campos: CampoDelGenerador[]
  /** In place of showing what was generated. */
  alGenerar?: (generada: Generada) => void
}

/** The form, the wait with its way out, and then what was generated, to be read and edited. */
export function Generador({ curso, source, campos, alGenerar }: Props) {
  const [parametros, setParametros] = useSearchParams()
  const [exito, setExito] = useState('')
  const { generar, generando, cancelar, rechazo } = useGeneracion(curso.id)
  const generada = Number(parametros.get(GENERADA))

  const terminar = (una: Generada) => {
    if (alGenerar) return alGenerar(una)
    setExito(una.message)
    setParametros({ [GENERADA]: String(una.evaluation.id) }, { replace: true })
  }

  if (generada > 0) {
    return (
      <>
        <Lectura falla="Error al cargar la evaluación.">
          <Revision curso={curso} id={generada} alSeguir={() => setParametros({}, { replace: true })} />
        </Lectura>
        <Suspense fallback={null}>
          <Exito mensaje={exito} alCerrar={() => setExito('')} />
        </Suspense>
      </>
    )
  }
  return (
    <>
      {rechazo && (
        <div role="alert" className="panel nota-de-falla">
          <p>{rechazo.texto}</p>
          {rechazo.sinClave && <SinIA catedraId={curso.id} />}
        </div>
      )}
      <FormularioDelGenerador
        curso={curso}
        source={source}
        campos={campos}
        generando={generando}
        generar={(pedido, onError, alLograr) =>
          generar(pedido, {
            onError,
            onSuccess: (una) => {
              alLograr()
              terminar(una)
            },
          })
        }
      />
      {generando && (
        <Progreso esDeIA={source === 'ai'} boton={<Button onClick={cancelar}>Cancelar</Button>} />
      )}
      {source === 'ai' && !rechazo?.sinClave && (
        <section className="panel sin-ia">
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
      <p>Hay dos maneras de crear una evaluación que no necesitan IA:</p>
      <div className="botones">
        <CaminosSinIA catedraId={catedraId} />
      </div>
    </>
  )
}
