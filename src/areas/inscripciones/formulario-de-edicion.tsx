import { cambioDeCondiciones } from '../../domain/inscripciones/inscripciones'
import type { Catedra, Inscrito } from '../base/curso/queries'
import { FormularioQueGuarda } from '../base/formulario/formulario-que-guarda'
import { Condiciones } from './condiciones'
import { editInscripcion } from './queries'
import { conGuaranies, valoresDeCambio } from './valores'

interface Props {
  catedra: Catedra
  inscrito: Inscrito
  onClose: () => void
}

const esquema = conGuaranies(['matricula_monto', 'cuota_monto'], cambioDeCondiciones)

export default function FormularioDeEdicion({ catedra, inscrito, onClose }: Props) {
  return (
    <FormularioQueGuarda
      borrador={`inscripcion-${inscrito.id}`}
      iniciales={valoresDeCambio(inscrito)}
      esquema={esquema}
      accion={editInscripcion(inscrito.id)}
      isEdit
      falla="No se pudo actualizar la inscripción."
      send="Guardar cambios"
      onClose={onClose}
    >
      <Condiciones seCobra={catedra.modalidad_pago === 'PARTICULAR'} />
    </FormularioQueGuarda>
  )
}
