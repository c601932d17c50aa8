import { useState } from 'react'
import { nombreDePersona } from '../../domain/personas/nombres'
import { Button } from '../../ui/button'
import { Tabla } from '../../ui/tabla'
import { ListaBuscable } from '../base/lista-buscable'
import { CodigoEnMano } from '../ingreso/codigo-en-mano'
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
  const [conCodigo, setConCodigo] = useState<Docente | null>(null)
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
                onGive={() => setConCodigo(docente)}
              />
            ))}
          </Tabla>
        )}
      </ListaBuscable>
      <EliminacionDeDocente docente={saliente} onClose={() => setSaliente(null)} />
      <CodigoEnMano
        persona={conCodigo && { rol: 'docente', ...conCodigo }}
        catedraId={null}
        onClose={() => setConCodigo(null)}
      />
    </>
  )
}

const textoDe = (docente: Docente) => `${nombreDePersona(docente)} ${docente.email} ${docente.telefono ?? ''}`

interface ItemProps {
  docente: Docente
  onEdit: () => void
  onRemove: () => void
  onGive: () => void
}

function DocenteItem({ docente, onEdit, onRemove, onGive }: ItemProps) {
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
      <AccionesDePersona persona={docente} onEdit={onEdit} onRemove={onRemove}>
        <Button variant="quiet" onClick={onGive}>
          Dar un código<span className="oculto"> para ingresar a {nombreDePersona(docente)}</span>
        </Button>
      </AccionesDePersona>
    </tr>
  )
}
