import { condicionesDeInscripcion } from '../../domain/inscripciones'
import { FormularioQueGuarda } from '../base/formulario/formulario-que-guarda'
import type { Catedra, Inscrito } from '../catedras/queries-de-admin'
import { Condiciones } from './condiciones'
import { editarInscripcion } from './queries'
import { conGuaranies, valoresDeCondiciones } from './valores'

interface Props {
  catedra: Catedra
  inscrito: Inscrito
  alCerrar: () => void
}

const esquema = conGuaranies(['matricula_monto', 'cuota_monto'], condicionesDeInscripcion)

export default function FormularioDeEdicion({ catedra, inscrito, alCerrar }: Props) {
  return (
    <FormularioQueGuarda
      borrador={`inscripcion-${inscrito.id}`}
      iniciales={valoresDeCondiciones(inscrito)}
      esquema={esquema}
      accion={editarInscripcion(inscrito.id)}
      esEdicion
      falla="No se pudo actualizar la inscripción."
      enviar="Guardar cambios"
      alCerrar={alCerrar}
    >
      <Condiciones seCobra={catedra.modalidad_pago === 'PARTICULAR'} />
    </FormularioQueGuarda>
  )
}
