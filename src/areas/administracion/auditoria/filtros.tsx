import { useQuery } from '@tanstack/react-query'
import { nombreDePersona } from '../../../domain/nombres'
import { Select } from '../../../ui/select'
import { TextField } from '../../../ui/text-field'
import { docentesQuery } from '../../personas/queries-de-docentes'
import { CampoDeBusqueda } from './campo-de-busqueda'
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
