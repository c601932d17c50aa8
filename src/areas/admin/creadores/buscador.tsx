import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { TextField } from '../../../ui/text-field'

const ESPERA_MS = 250

/** The search lives in the address; it is asked once the typing rests. */
export function Buscador() {
  const [parametros, setParametros] = useSearchParams()
  const reloj = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(reloj.current), [])

  const buscar = (q: string) => {
    clearTimeout(reloj.current)
    reloj.current = setTimeout(
      () => setParametros(q.trim() ? { q: q.trim() } : {}, { replace: true }),
      ESPERA_MS,
    )
  }

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
