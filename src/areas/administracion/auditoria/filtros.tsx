import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { nombreDePersona } from '../../../domain/nombres'
import { Select } from '../../../ui/select'
import { TextField } from '../../../ui/text-field'
import { useReposo } from '../../base/use-reposo'
import { docentesQuery } from '../../personas/queries-de-docentes'
import { useFiltros } from './use-filtros'

export function FiltrosDeAuditoria() {
  const { filtros, filtrar } = useFiltros()
  const { data: docentes = [] } = useQuery(docentesQuery)

  return (
    <search className="ui-fila">
      <Select
        label="Quién"
        value={filtros.quien}
        onChange={({ target }) => filtrar({ quien: target.value })}
        options={[
          { value: '', label: 'Todos' },
          { value: 'admin', label: 'Administración' },
          { value: 'alumno', label: 'Alumnos' },
          ...docentes.map((docente) => ({ value: String(docente.id), label: nombreDePersona(docente) })),
        ]}
      />
      <CampoDeBusqueda label="Qué" buscado={filtros.q} alBuscar={(q) => filtrar({ q })} />
      <TextField
        type="date"
        label="Desde"
        value={filtros.desde}
        max={filtros.hasta || undefined}
        onChange={({ target }) => filtrar({ desde: target.value })}
      />
      <TextField
        type="date"
        label="Hasta"
        value={filtros.hasta}
        min={filtros.desde || undefined}
        onChange={({ target }) => filtrar({ hasta: target.value })}
      />
    </search>
  )
}

interface Props {
  label: string
  /** What is searched for now; it may also change elsewhere, as by the browser's way back. */
  buscado: string
  alBuscar: (q: string) => void
}

/** It is asked once the typing rests. */
function CampoDeBusqueda({ label, buscado, alBuscar }: Props) {
  const [texto, setTexto] = useState(buscado)
  const [escribiendo, setEscribiendo] = useState(false)
  const [previo, setPrevio] = useState(buscado)
  const alReposar = useReposo()

  if (previo !== buscado) {
    setPrevio(buscado)
    if (!escribiendo && texto.trim() !== buscado) setTexto(buscado)
  }

  const escribir = (nuevo: string) => {
    setTexto(nuevo)
    setEscribiendo(true)
    alReposar(() => {
      setEscribiendo(false)
      alBuscar(nuevo.trim())
    })
  }

  return (
    <TextField
      type="search"
      label={label}
      autoComplete="off"
      value={texto}
      onChange={({ target }) => escribir(target.value)}
    />
  )
}
