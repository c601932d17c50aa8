import { Eliminacion } from '../base/eliminacion'
import { unidades } from './horas'
import { removePlan } from './queries'
import type { Plan } from './tipos'

interface Props {
  /** Asks about this one; nothing where it is none. */
  plan: Plan | null
  onClose: () => void
}

export const EliminarPlan = ({ plan, onClose }: Props) => (
  <Eliminacion
    cual={plan}
    accion={({ catedraId }) => removePlan(catedraId)}
    titulo={({ titulo }) => `¿Eliminar el plan «${titulo}»?`}
    confirmLabel="Eliminar el plan"
    onClose={onClose}
  >
    {({ UnidadPlan }) =>
      UnidadPlan.length > 0 ? <ConSusUnidades suyas={UnidadPlan} /> : <p>Todavía no tiene unidades.</p>
    }
  </Eliminacion>
)

function ConSusUnidades({ suyas }: { suyas: Plan['UnidadPlan'] }) {
  const archivos = suyas.flatMap(({ recursos }) => recursos).filter(({ type }) => type === 'file').length
  return (
    <p>
      Con él {suyas.length === 1 ? 'se elimina su unidad' : `se eliminan sus ${unidades(suyas.length)}`}
      {archivos > 0 && ` y los archivos que solo ${suyas.length === 1 ? 'ella usa' : 'ellas usan'}`}. Las
      tareas y evaluaciones de sus unidades quedan, sin unidad.
    </p>
  )
}
