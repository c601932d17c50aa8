import { useState } from 'react'
import { nombreDePersona } from '../../domain/personas/nombres'
import { Tabla } from '../../ui/tabla'
import { ListaBuscable } from '../base/lista-buscable'
import { AccionesDePersona } from './acciones-de-persona'
import { EliminacionDeDocente } from './eliminacion-de-docente'
import { EmailNuevo } from './email-por-valer'
import type { Docente } from './queries-de-docentes'

interface Props {
  docentes: Docente[]
  onEdit: (docente: Docente) => void
}

export function TablaDeDocentes({ docentes, onEdit }: Props) {
  const [saliente, setSaliente] = useState<Docente | null>(null)
  return (
    <>
      <ListaBuscable
        lista={docentes}
        textoDe={textoDe}
        etiqueta="Buscar docentes"
        cosas={['docente', 'docentes']}
      >
        {(visibles) => (
          <Tabla
            className="filas con-accion"
            titulo="Docentes, por apellido"
            columnas={['Nombre', 'Email', 'Teléfono', 'Cátedras', 'Acciones']}
          >
            {visibles.map((docente) => (
              <DocenteItem
                key={docente.id}
                docente={docente}
                onEdit={() => onEdit(docente)}
                onRemove={() => setSaliente(docente)}
              />
            ))}
          </Tabla>
        )}
      </ListaBuscable>
      <EliminacionDeDocente docente={saliente} onClose={() => setSaliente(null)} />
    </>
  )
}

const textoDe = (docente: Docente) => `${nombreDePersona(docente)} ${docente.email} ${docente.telefono ?? ''}`

interface ItemProps {
  docente: Docente
  onEdit: () => void
  onRemove: () => void
}

function DocenteItem({ docente, onEdit, onRemove }: ItemProps) {
  return (
    <tr>
      <th scope="row">{nombreDePersona(docente)}</th>
      <td data-columna="Email" className="email resto">
        {docente.email}
        <EmailNuevo {...docente} />
      </td>
      <td data-columna="Teléfono" className="de-ancho">
        {docente.telefono || '—'}
      </td>
      <td data-columna="Cátedras" className="de-ancho">
        {docente.totalCatedras}
      </td>
      <AccionesDePersona persona={docente} onEdit={onEdit} onRemove={onRemove} />
    </tr>
  )
}
