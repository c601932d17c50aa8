import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { nombreDePersona } from '../../../domain/personas/nombres'
import { Select } from '../../../ui/select'
import { TextField } from '../../../ui/text-field'
import { useReposo } from '../../base/use-reposo'
import { docentesQuery } from '../../personas/queries-de-docentes'
import { useFiltros } from './use-filtros'

export function FiltrosDeAuditoria() {
  const { filtros, filter } = useFiltros()
  const { data: docentes = [] } = useQuery(docentesQuery)

  return (
    <search className="ui-fila">
      <Select
        label="Quién"
        value={filtros.quien}
        onChange={({ target }) => filter({ quien: target.value })}
        options={[
          { value: '', label: 'Todos' },
          { value: 'admin', label: 'Administración' },
          { value: 'alumno', label: 'Alumnos' },
          ...docentes.map((docente) => ({ value: String(docente.id), label: nombreDePersona(docente) })),
        ]}
      />
      <CampoDeBusqueda label="Qué" buscado={filtros.q} onFind={(q) => filter({ q })} />
      <TextField
        type="date"
        label="Desde"
        value={filtros.desde}
        max={filtros.hasta || undefined}
        onChange={({ target }) => filter({ desde: target.value })}
      />
      <TextField
        type="date"
        label="Hasta"
        value={filtros.hasta}
        min={filtros.desde || undefined}
        onChange={({ target }) => filter({ hasta: target.value })}
      />
    </search>
  )
}

interface Props {
  label: string
  /** What is searched for now; it may also change elsewhere, as by the browser's way back. */
  buscado: string
  onFind: (q: string) => void
}

/** It is asked once the typing rests. */
function CampoDeBusqueda({ label, buscado, onFind }: Props) {
  const [texto, setTexto] = useState(buscado)
  const [escribiendo, setEscribiendo] = useState(false)
  const [previo, setPrevio] = useState(buscado)
  const onRest = useReposo()

  if (previo !== buscado) {
    setPrevio(buscado)
    if (!escribiendo && texto.trim() !== buscado) setTexto(buscado)
  }

  const write = (nuevo: string) => {
    setTexto(nuevo)
    setEscribiendo(true)
    onRest(() => {
      setEscribiendo(false)
      onFind(nuevo.trim())
    })
  }

  return (
    <TextField
      type="search"
      label={label}
      autoComplete="off"
      value={texto}
      onChange={({ target }) => write(target.value)}
    />
  )
}
