import { copiaAOtroAnio } from '../../domain/catedras/otro-anio'
import { Select } from '../../ui/select'
import { NumberField, TextField } from '../../ui/text-field'
import type { Catedra } from '../base/curso/queries'
import { FormularioQueGuarda } from '../base/formulario/formulario-que-guarda'
import { useCampo } from '../base/formulario/use-campo'
import { useDocentesPorElegir } from './docentes-por-elegir'
import { copyCatedra } from './queries-de-catedras'

interface Props {
  catedra: Catedra
  onClose: () => void
  onCopy: (id: number) => void
}

interface ValoresDeCopia {
  anio: string
  nombre: string
  docenteId: string
  desde: string
}

export default function FormularioDeCopia({ catedra, onClose, onCopy }: Props) {
  const { id, anio, nombre, docenteId } = catedra
  const iniciales: ValoresDeCopia = {
    anio: String(anio + 1),
    nombre,
    docenteId: String(docenteId ?? ''),
    desde: '',
  }
  return (
    <FormularioQueGuarda
      borrador={`copia-${id}`}
      iniciales={iniciales}
      esquema={copiaAOtroAnio}
      accion={copyCatedra(id)}
      falla="No se pudo copiar la cátedra."
      send="Copiar la cátedra"
      mientras="Copiando..."
      onClose={onClose}
      onSave={(copia) => onCopy(copia.id)}
    >
      <Campos />
    </FormularioQueGuarda>
  )
}

function Campos() {
  const docentes = useDocentesPorElegir()
  const campo = useCampo<ValoresDeCopia>()
  return (
    <>
      <div className="ui-fila nombre-y-anio">
        <TextField label="Nombre" autoComplete="off" {...campo('nombre')} />
        <NumberField label="Año" required {...campo('anio')} />
      </div>
      <TextField
        label="Semana de la primera clase"
        type="date"
        required
        hint="Cualquier día de esa semana. Los plazos se mueven semanas enteras: cada uno queda en su día y a su hora."
        {...campo('desde')}
      />
      <Select label="Docente" options={docentes} {...campo('docenteId')} />
    </>
  )
}
