import type { ReactNode } from 'react'
import { HASTA_HOY, textoDePorcentaje } from '../../domain/asistencia/asistencia'
import { nombreDePersona } from '../../domain/personas/nombres'
import { Badge } from '../../ui/badge'
import { MoreActions } from '../../ui/more-actions'
import { Tabla } from '../../ui/tabla'
import type { Inscrito } from '../base/curso/queries'
import { ListaBuscable } from '../base/lista-buscable'
import type { useSituaciones } from '../habilitacion/en-riesgo'
import { Luz } from '../habilitacion/luz'
import { EstadoDePago } from '../pagos/estado-de-pago'

interface Acciones {
  /** The way to all that is known of one. */
  open: (inscrito: Inscrito, nombre: string) => ReactNode
  /** What else may be done with one. */
  more: ((inscrito: Inscrito, nombre: string) => ReactNode) | null
}

interface Props extends Acciones {
  inscritos: readonly Inscrito[]
  situaciones: ReturnType<typeof useSituaciones>
}

/** Who is enrolled, a line each: the light, the attendance, what is owed. All else is behind the name. */
export function ListaDeInscritos({ inscritos, situaciones, ...acciones }: Props) {
  return (
    <ListaBuscable
      lista={situaciones.filter(inscritos)}
      textoDe={textoDe}
      etiqueta="Buscar por nombre, email o estado"
      cosas={['alumno', 'alumnos']}
    >
      {(visibles) => (
        <Tabla
          className="filas"
          titulo="Alumnos inscritos, por apellido"
          columnas={['Nombre', `Asistencia ${HASTA_HOY}`, 'Habilitación', 'Estado de pago', 'Acciones']}
        >
          {visibles.map((inscrito) => (
            <InscritoItem
              key={inscrito.id}
              inscrito={inscrito}
              situacion={situaciones.situacionDe(inscrito.alumnoId)}
              {...acciones}
            />
          ))}
        </Tabla>
      )}
    </ListaBuscable>
  )
}

const textoDe = ({ Alumno, estadoActual }: Inscrito) =>
  [nombreDePersona(Alumno), Alumno.email, Alumno.instrumento, estadoActual].join(' ')

interface ItemProps extends Acciones {
  inscrito: Inscrito
  /** Nothing of who was enrolled since it was read. */
  situacion: ReturnType<Props['situaciones']['situacionDe']>
}

function InscritoItem({ inscrito, situacion, open, more }: ItemProps) {
  const nombre = nombreDePersona(inscrito.Alumno)
  return (
    <tr>
      <th scope="row">
        {open(inscrito, nombre)} {inscrito.composerId !== null && <Badge tone="grey">Contribuyente</Badge>}
      </th>
      <td className="cifra">{situacion && textoDePorcentaje(situacion.hasta_hoy)}</td>
      <td>{situacion && situacion.luz !== 'SIN_REGLA' && <Luz luz={situacion.luz} />}</td>
      <td className="resto">
        <EstadoDePago estado={inscrito.estadoActual} />
      </td>
      <td className="operaciones">
        {more && <MoreActions of={nombre}>{more(inscrito, nombre)}</MoreActions>}
      </td>
    </tr>
  )
}
