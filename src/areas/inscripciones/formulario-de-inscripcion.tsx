import { useSuspenseQuery } from '@tanstack/react-query'
import { inscripcionNueva } from '../../domain/inscripciones'
import { FormularioQueGuarda } from '../base/formulario/formulario-que-guarda'
import type { Catedra } from '../catedras/queries-de-admin'
import { Candidatos } from './candidatos'
import { Condiciones } from './condiciones'
import { candidatosQuery, inscribir } from './queries'
import { condicionesVacias, conGuaranies, type ValoresDeInscripcion } from './valores'

interface Props {
  catedra: Catedra
  alCerrar: () => void
}

const esquema = conGuaranies(['matricula_monto', 'cuota_monto'], inscripcionNueva)
const vacia: ValoresDeInscripcion = { alumnoId: null, composerId: null, ...condicionesVacias }

export default function FormularioDeInscripcion({ catedra, alCerrar }: Props) {
  const { data: candidatos } = useSuspenseQuery(candidatosQuery(catedra.id))
  return (
    <FormularioQueGuarda
      borrador={`inscribir-${catedra.id}`}
      iniciales={vacia}
      esquema={esquema}
      accion={inscribir(catedra.id)}
      falla="No se pudo inscribir al alumno."
      enviar="Inscribir"
      alCerrar={alCerrar}
    >
      <Candidatos candidatos={candidatos} />
      <Condiciones seCobra={catedra.modalidad_pago === 'PARTICULAR'} nueva />
    </FormularioQueGuarda>
  )
}
