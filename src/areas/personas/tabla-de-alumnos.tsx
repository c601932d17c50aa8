import { useState } from 'react'
import { nombreDePersona } from '../../domain/personas/nombres'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { Tabla } from '../../ui/tabla'
import { Buscable } from '../base/lista-buscable'
import type { useLista } from '../base/use-lista'
import { CodigoEnMano } from '../ingreso/codigo-en-mano'
import { AccionesDePersona } from './acciones-de-persona'
import { EliminacionDeAlumno } from './eliminacion-de-alumno'
import { EmailNuevo } from './email-por-valer'
import type { Alumno } from './queries-de-alumnos'

interface Props {
  lista: ReturnType<typeof useLista<Alumno>>
  onEdit: (alumno: Alumno) => void
}

export function TablaDeAlumnos({ lista, onEdit }: Props) {
  const [saliente, setSaliente] = useState<Alumno | null>(null)
  const [conCodigo, setConCodigo] = useState<Alumno | null>(null)
  return (
    <>
      <Buscable lista={lista} etiqueta="Buscar alumnos" cosas={['alumno', 'alumnos']}>
        {(visibles) => (
          <Tabla
            className="filas con-accion"
            titulo="Alumnos, por apellido"
            columnas={['Nombre', 'Email', 'Teléfono', 'Instrumento', 'Acciones']}
          >
            {visibles.map((alumno) => (
              <AlumnoItem
                key={alumno.id}
                alumno={alumno}
                onEdit={() => onEdit(alumno)}
                onRemove={() => setSaliente(alumno)}
                onGive={() => setConCodigo(alumno)}
              />
            ))}
          </Tabla>
        )}
      </Buscable>
      <EliminacionDeAlumno alumno={saliente} onClose={() => setSaliente(null)} />
      <CodigoEnMano
        persona={conCodigo && { rol: 'alumno', ...conCodigo }}
        catedraId={null}
        onClose={() => setConCodigo(null)}
      />
    </>
  )
}

export const textoDeAlumno = (alumno: Alumno) =>
  [nombreDePersona(alumno), alumno.email, alumno.telefono, alumno.instrumento].join(' ')

interface ItemProps {
  alumno: Alumno
  onEdit: () => void
  onRemove: () => void
  onGive: () => void
}

function AlumnoItem({ alumno, onEdit, onRemove, onGive }: ItemProps) {
  return (
    <tr>
      <th scope="row">
        {nombreDePersona(alumno)} {alumno.es_menor && <Badge tone="blue">Menor</Badge>}
      </th>
      <td data-columna="Email" className="email resto">
        {alumno.email}
        <EmailNuevo {...alumno} />
      </td>
      <td data-columna="Teléfono" className="telefono de-ancho">
        {alumno.telefono || '—'}
      </td>
      <td data-columna="Instrumento" className="largo de-ancho">
        {alumno.instrumento || '—'}
      </td>
      <AccionesDePersona persona={alumno} onEdit={onEdit} onRemove={onRemove}>
        <Button variant="quiet" onClick={onGive}>
          Dar un código<span className="oculto"> para ingresar a {nombreDePersona(alumno)}</span>
        </Button>
      </AccionesDePersona>
    </tr>
  )
}
