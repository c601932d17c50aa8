import { useSearchParams } from 'react-router'
import { TextField } from '../../ui/text-field'
import { useReposo } from '../base/use-reposo'

/** The search lives in the address; it is asked once the typing rests. */
export function Buscador() {
  const [parametros, setParametros] = useSearchParams()
  const alReposar = useReposo()
  const buscar = (q: string) =>
    alReposar(() => setParametros(q.trim() ? { q: q.trim() } : {}, { replace: true }))

  return (
    <search className="buscador">
      <TextField
        type="search"
        label="Buscar por nombre, biografía u obra"
        defaultValue={parametros.get('q') ?? ''}
        onChange={(evento) => buscar(evento.target.value)}
      />
    </search>
  )
}
