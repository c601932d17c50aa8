import {
  type ClaseDeNombre,
  clasesDeNombre,
  etiquetaDeClase,
  type OtroNombre,
} from '../../domain/creadores/otros-nombres'
import { Select } from '../../ui/select'
import { TextField } from '../../ui/text-field'
import { type DeFila, Filas } from './filas'

const clases = clasesDeNombre.map((value) => ({ value, label: etiquetaDeClase[value] }))

/** What else people call a creator, a row each. */
export const FilasDeOtrosNombres = () => (
  <Filas
    campo="otros_nombres"
    titulo="Otros nombres"
    una={['Otro nombre', 'el otro nombre']}
    agregar="Agregar otro nombre"
    vacia={{ nombre: '', clase: 'SEUDONIMO' }}
    hint="Un seudónimo, un nombre artístico…"
  >
    {(deFila) => <DeOtroNombre {...deFila} />}
  </Filas>
)

const DeOtroNombre = ({ fila: { nombre, clase }, primera, onChange }: DeFila<OtroNombre>) => (
  <div className="ui-fila">
    <TextField
      label="Otro nombre"
      autoComplete="off"
      ref={primera}
      value={nombre}
      onChange={({ target }) => onChange({ nombre: target.value })}
    />
    <Select
      label="Clase"
      options={clases}
      value={clase}
      onChange={({ target }) => onChange({ clase: target.value as ClaseDeNombre })}
    />
  </div>
)
