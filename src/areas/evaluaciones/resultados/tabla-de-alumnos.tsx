import { Link } from 'react-router'
import { nombreDePersona } from '../../../domain/personas/nombres'
import { porcentaje } from '../../../lib/formato'
import { Badge } from '../../../ui/badge'
import { Tabla } from '../../../ui/tabla'
import { fechaYHora } from '../../base/instantes'
import { ListaBuscable } from '../../base/lista-buscable'
import { Recupero } from '../../recuperatorios/recupero'
import { EstadoDeEvaluacion } from '../estado'
import { useRutas } from '../rutas'
import type { ResultadosDeEvaluacion } from '../tipos'

type Fila = ResultadosDeEvaluacion['alumnos'][number]

export function TablaDeAlumnos({ resultados }: { resultados: ResultadosDeEvaluacion }) {
  if (resultados.alumnos.length === 0) return <p>Todavía no está asignada a nadie.</p>
  return (
    <ListaBuscable
      lista={resultados.alumnos}
      textoDe={(uno) => `${nombreDePersona(uno)} ${uno.email} ${uno.estado}`}
      etiqueta="Buscar por nombre, email o estado"
      cosas={['alumno', 'alumnos']}
    >
      {(visibles) => (
        <Tabla
          titulo="Quién la hizo, y con qué puntaje"
          columnas={['Alumno', 'Estado', 'Puntaje', 'Porcentaje', 'Enviada']}
        >
          {visibles.map((fila) => (
            <FilaDeAlumno key={fila.asignacionId} fila={fila} resultados={resultados} />
          ))}
        </Tabla>
      )}
    </ListaBuscable>
  )
}

function FilaDeAlumno({ fila, resultados }: { fila: Fila; resultados: ResultadosDeEvaluacion }) {
  const rutas = useRutas()
  const { id, catedraId, totalPoints } = resultados
  const nombre = nombreDePersona(fila)
  const hecha = fila.enviada_en !== null
  return (
    <tr>
      <th scope="row">
        {hecha && rutas.deAlumno ? (
          <Link to={rutas.deAlumno(catedraId, fila.alumnoId, id)}>{nombre}</Link>
        ) : (
          nombre
        )}
      </th>
      <td data-columna="Estado">
        <EstadoDeEvaluacion estado={fila.estado} />
      </td>
      <td data-columna="Puntaje">{hecha ? `${fila.score} de ${totalPoints}` : '—'}</td>
      <td data-columna="Porcentaje">
        {fila.puntos_obtenidos === null ? '—' : porcentaje(fila.puntos_obtenidos)} <Recupero nota={fila} />
      </td>
      <td data-columna="Enviada">
        {fila.enviada_en ? fechaYHora(fila.enviada_en) : '—'}{' '}
        {fila.fueraDePlazo && <Badge tone="red">Fuera de plazo</Badge>}
      </td>
    </tr>
  )
}
