import { nombreDePersona } from '../../domain/nombres'
import { focusTitulo } from '../base/enfocar-titulo'
import { ListaBuscable } from '../base/lista-buscable'
import { useAccion } from '../base/use-accion'
import { AccionesDePersona } from './acciones-de-persona'
import { type Docente, removeDocente } from './queries-de-docentes'

interface Props {
  docentes: Docente[]
  onEdit: (docente: Docente) => void
}

export function TablaDeDocentes({ docentes, onEdit }: Props) {
  return (
    <ListaBuscable
      lista={docentes}
      textoDe={textoDe}
      etiqueta="Buscar docentes"
      cosas={['docente', 'docentes']}
    >
      {(visibles) => (
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
            {visibles.map((docente) => (
              <DocenteItem key={docente.id} docente={docente} onEdit={() => onEdit(docente)} />
            ))}
          </tbody>
        </table>
      )}
    </ListaBuscable>
  )
}

const textoDe = (docente: Docente) => `${nombreDePersona(docente)} ${docente.email} ${docente.telefono ?? ''}`

function DocenteItem({ docente, onEdit }: { docente: Docente; onEdit: () => void }) {
  const { send, enviando } = useAccion(removeDocente)
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
        onEdit={onEdit}
        onRemove={() => send(docente, { onSuccess: (eliminado) => eliminado && focusTitulo() })}
        eliminando={enviando}
      />
    </tr>
  )
}
