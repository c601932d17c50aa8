import { nombreDePersona } from '../../../domain/personas'
import { SearchField } from '../../../ui/search-field'
import { useShowMore } from '../../../ui/show-more'
import { useBusqueda } from '../../shared/academia/use-busqueda'
import { useAccion } from '../../shared/use-accion'
import { AccionesDePersona } from '../personas/acciones-de-persona'
import { type Docente, eliminarDocente } from './queries'

interface Props {
  docentes: Docente[]
  alEditar: (docente: Docente) => void
}

export function TablaDeDocentes({ docentes, alEditar }: Props) {
  const { q, setQ, encontrados } = useBusqueda(docentes, textoDe)
  const { shown, more } = useShowMore(encontrados)
  const found = `${encontrados.length} ${encontrados.length === 1 ? 'docente' : 'docentes'}`
  return (
    <>
      <SearchField label="Buscar por nombre, email o teléfono" value={q} onChange={setQ} found={found} />
      <table className="tabla">
        <caption className="oculto">Docentes, por apellido</caption>
        <thead>
          <tr>
            <th scope="col">Nombre</th>
            <th scope="col">Email</th>
            <th scope="col">Teléfono</th>
            <th scope="col">Cátedras</th>
            <th scope="col">Acciones</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((docente) => (
            <DocenteItem key={docente.id} docente={docente} alEditar={() => alEditar(docente)} />
          ))}
        </tbody>
      </table>
      {more}
    </>
  )
}

const textoDe = (docente: Docente) => `${nombreDePersona(docente)} ${docente.email} ${docente.telefono ?? ''}`

function DocenteItem({ docente, alEditar }: { docente: Docente; alEditar: () => void }) {
  const { enviar, enviando } = useAccion(eliminarDocente)
  return (
    <tr>
      <th scope="row">{nombreDePersona(docente)}</th>
      <td data-columna="Email" className="email">
        {docente.email}
      </td>
      <td data-columna="Teléfono">{docente.telefono || '—'}</td>
      <td data-columna="Cátedras">{docente.totalCatedras}</td>
      <AccionesDePersona
        persona={docente}
        alEditar={alEditar}
        alEliminar={() => enviar(docente)}
        eliminando={enviando}
      />
    </tr>
  )
}
