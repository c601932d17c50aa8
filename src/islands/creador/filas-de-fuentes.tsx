import {
  type DatoConFuente,
  datosConFuente,
  etiquetaDeDato,
  type Fuente,
} from '../../domain/creadores/fuentes'
import { TextField } from '../../ui/text-field'
import { type DeFila, Filas } from './filas'

/** Which source says what, a row each. */
export const FilasDeFuentes = ({ obligatoria = false }: { obligatoria?: boolean }) => (
  <Filas
    campo="fuentes"
    titulo="De dónde sale cada dato"
    una={['Fuente', 'la fuente']}
    agregar="Agregar fuente"
    vacia={{ texto: '', datos: [] }}
    hint="Un libro, un archivo, una página…"
    obligatoria={obligatoria}
  >
    {(deFila) => <DeFuente {...deFila} />}
  </Filas>
)

function DeFuente({ fila: { texto, url = '', datos, valor = '' }, primera, onChange }: DeFila<Fuente>) {
  const toggle = (dato: DatoConFuente) =>
    onChange({ datos: datos.includes(dato) ? datos.filter((uno) => uno !== dato) : [...datos, dato] })

  return (
    <>
      <div className="ui-fila">
        <TextField
          label="Fuente"
          hint="Autor y título, o qué documento es."
          autoComplete="off"
          ref={primera}
          value={texto}
          onChange={({ target }) => onChange({ texto: target.value })}
        />
        <TextField
          label="Dirección en la web"
          type="url"
          autoComplete="off"
          value={url}
          onChange={({ target }) => onChange({ url: target.value })}
        />
      </div>
      <fieldset className="ui-grupo">
        <legend>De qué dato</legend>
        <div>
          {datosConFuente.map((dato) => (
            <label key={dato}>
              <input type="checkbox" checked={datos.includes(dato)} onChange={() => toggle(dato)} />
              <span>{etiquetaDeDato[dato]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <TextField
        label="Qué dice"
        hint="De un solo dato, si otra fuente dice otra cosa; por ejemplo, 1885."
        autoComplete="off"
        value={valor}
        onChange={({ target }) => onChange({ valor: target.value })}
      />
    </>
  )
}
