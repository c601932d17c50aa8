import { catedraNueva } from '../../domain/catedras'
import { FormularioQueGuarda } from '../base/formulario/formulario-que-guarda'
import { CamposDeCatedra } from './campos-de-catedra'
import { Horarios } from './horarios'
import { type CatedraEditable, guardarCatedra } from './queries-de-catedras'
import { catedraVacia, valoresDeCatedra } from './valores'

interface Props {
  /** Which one it edits; otherwise it is a new one. */
  catedra: CatedraEditable | undefined
  alCerrar: () => void
}

export default function FormularioDeCatedra({ catedra, alCerrar }: Props) {
  return (
    <FormularioQueGuarda
      borrador={`catedra-${catedra?.id ?? 'nueva'}`}
      iniciales={catedra ? valoresDeCatedra(catedra) : catedraVacia()}
      esquema={catedraNueva}
      accion={guardarCatedra(catedra?.id)}
      esEdicion={catedra !== undefined}
      falla="No se pudo guardar la cátedra."
      enviar={catedra ? 'Guardar cambios' : 'Crear cátedra'}
      alCerrar={alCerrar}
    >
      <CamposDeCatedra />
      <Horarios />
    </FormularioQueGuarda>
  )
}
