import { CUPO_MAXIMO, type ModoDeIngreso } from '../../domain/inscripciones/codigo-de-ingreso'
import { aperturaDeIngreso } from '../../domain/inscripciones/ingreso-nuevo'
import { type Option, Select } from '../../ui/select'
import { NumberField, TextField } from '../../ui/text-field'
import { useGestion } from '../base/curso/gestion'
import { FormularioQueGuarda } from '../base/formulario/formulario-que-guarda'
import { useCampo } from '../base/formulario/use-campo'
import { enCampo } from '../base/instantes'
import { ingresoPorCodigo } from './gestion-de-ingreso'
import type { Codigo } from './ingreso-por-codigo'

interface Valores {
  abierto: boolean
  hasta: string
  cupo: string
  modo: ModoDeIngreso
}

const modos: Option<ModoDeIngreso>[] = [
  { value: 'PEDIR', label: 'Piden entrar, y los aceptas' },
  { value: 'DIRECTO', label: 'Entran sin más' },
]

interface Props {
  catedraId: number
  codigo: Codigo
  onClose: () => void
}

export default function FormularioDeApertura({ catedraId, codigo, onClose }: Props) {
  const { openCodigo } = useGestion(ingresoPorCodigo)
  const iniciales: Valores = {
    abierto: true,
    hasta: codigo.abierto && codigo.hasta ? enCampo(codigo.hasta) : '',
    cupo: String(codigo.cupo),
    modo: codigo.modo,
  }
  return (
    <FormularioQueGuarda
      borrador={`codigo-de-ingreso-${catedraId}`}
      iniciales={iniciales}
      esquema={aperturaDeIngreso}
      accion={openCodigo(catedraId)}
      falla="No se pudo abrir el ingreso."
      send={codigo.abierto ? 'Guardar cambios' : 'Abrir'}
      onClose={onClose}
    >
      <Campos />
    </FormularioQueGuarda>
  )
}

function Campos() {
  const campo = useCampo<Valores>()
  return (
    <>
      <Select label="Quien tiene el código" options={modos} {...campo('modo')} />
      <TextField
        label="Vale hasta"
        type="datetime-local"
        hint="En blanco, siete días. Puede valer hasta 30; si entran sin más, hasta 7."
        {...campo('hasta')}
      />
      <NumberField
        label="Cupo"
        hint={`Cuántos pueden entrar por él: de 1 a ${CUPO_MAXIMO}.`}
        {...campo('cupo')}
      />
    </>
  )
}
