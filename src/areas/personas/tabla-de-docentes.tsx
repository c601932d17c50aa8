import { useState } from 'react'
import { nombreDePersona } from '../../domain/personas/nombres'
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
                <DocenteItem
                  key={docente.id}
                  docente={docente}
                  onEdit={() => onEdit(docente)}
                  onRemove={() => setSaliente(docente)}
                />
              ))}
            </tbody>
          </table>
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
      <td data-columna="Email" className="email">
        {docente.email}
        <EmailNuevo {...docente} />
      </td>
      <td data-columna="Teléfono">{docente.telefono || '—'}</td>
      <td data-columna="Cátedras">{docente.totalCatedras}</td>
      <AccionesDePersona persona={docente} onEdit={onEdit} onRemove={onRemove} />
    </tr>
  )
}
