import { useSuspenseQuery } from '@tanstack/react-query'
import { HASTA_HOY, marcaDe, textoDePorcentaje } from '../../domain/asistencia/asistencia'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { EmptyState } from '../../ui/empty-state'
import { Tabla } from '../../ui/tabla'
import type { DeCatedra } from '../base/curso/seccion'
import { Lectura } from '../base/lectura'
import { ListaBuscable } from '../base/lista-buscable'
import { useDialogo } from '../base/use-dialogo'
import { useSituaciones } from '../habilitacion/en-riesgo'
import { DetalleDeAsistencia } from './detalle-de-asistencia'
import { asistencia, type ResumenDeAlumno } from './gestion'

const { resumenQuery, detalleQuery } = asistencia('admin')

/** How often each student came. */
export default function ResumenDeAsistencia({ catedraId }: DeCatedra) {
  return (
    <section className="seccion" aria-labelledby="asistencia">
      <header className="extremos">
        <h2 id="asistencia">Asistencia</h2>
      </header>
      <Resumen catedraId={catedraId} />
    </section>
  )
}

function Resumen({ catedraId }: DeCatedra) {
  const { data: resumen } = useSuspenseQuery(resumenQuery(catedraId))
  const { situacionDe } = useSituaciones(catedraId)
  const hastaHoyDe = (alumnoId: number) => situacionDe(alumnoId)?.hasta_hoy ?? null
  const detalle = useDialogo('detalle')
  if (resumen.length === 0) {
    return (
      <EmptyState title="Todavía no hay asistencia">
        Aparece cuando la cátedra tiene alumnos inscritos y días de clase.
      </EmptyState>
    )
  }
  return (
    <>
      <ListaBuscable
        lista={resumen}
        textoDe={({ nombreCompleto }) => nombreCompleto}
        etiqueta="Buscar en la asistencia"
        cosas={['alumno', 'alumnos']}
      >
        {(shown) => (
          <Tabla
            className="filas con-accion"
            titulo="Asistencia de cada alumno, por apellido"
            columnas={['Alumno', 'Total Clases', 'Presente', 'Ausente', '% Asistencia', 'Acciones']}
          >
            {shown.map((fila) => (
              <ResumenItem
                key={fila.alumnoId}
                fila={fila}
                hastaHoy={hastaHoyDe(fila.alumnoId)}
                onOpen={() => detalle.open(fila.alumnoId)}
              />
            ))}
          </Tabla>
        )}
      </ListaBuscable>
      <DialogoDeDetalle catedraId={catedraId} resumen={resumen} hastaHoyDe={hastaHoyDe} dialogo={detalle} />
    </>
  )
}

interface ItemProps {
  fila: ResumenDeAlumno
  hastaHoy: number | null
  onOpen: () => void
}

function ResumenItem({ fila, hastaHoy, onOpen }: ItemProps) {
  return (
    <tr>
      <th scope="row">{fila.nombreCompleto}</th>
      <td data-columna="Total Clases" className="de-ancho">
        {fila.totalClases}
      </td>
      <td data-columna="Presente" className="de-ancho">
        {fila.presente}
      </td>
      <td data-columna="Ausente" className="de-ancho">
        {fila.ausente}
      </td>
      <td data-columna="% Asistencia" className="cifra">
        {textoDePorcentaje(hastaHoy)} <small>{HASTA_HOY}</small>
      </td>
      <td className="operaciones">
        <div>
          <Button variant="quiet" onClick={onOpen}>
            Ver Detalle<span className="oculto"> de {fila.nombreCompleto}</span>
          </Button>
        </div>
      </td>
    </tr>
  )
}

interface Props {
  catedraId: number
  resumen: ResumenDeAlumno[]
  hastaHoyDe: (alumnoId: number) => number | null
  /** About the student with that id. */
  dialogo: ReturnType<typeof useDialogo>
}

/** One student's attendance, each date with its state. */
function DialogoDeDetalle({ catedraId, resumen, hastaHoyDe, dialogo }: Props) {
  const alumno = resumen.find(({ alumnoId }) => String(alumnoId) === dialogo.sobre)
  if (!alumno) return null
  return (
    <Dialog
      open={dialogo.abierto}
      onClose={dialogo.close}
      title={alumno.nombreCompleto}
      description="Detalle de asistencia"
    >
      <div className="ui-dialogo-cuerpo">
        <Lectura falla="Error al cargar la asistencia.">
          <Detalle catedraId={catedraId} alumnoId={alumno.alumnoId} hastaHoy={hastaHoyDe(alumno.alumnoId)} />
        </Lectura>
      </div>
    </Dialog>
  )
}

interface DetalleProps extends DeCatedra {
  alumnoId: number
  hastaHoy: number | null
}

function Detalle({ catedraId, alumnoId, hastaHoy }: DetalleProps) {
  const { data } = useSuspenseQuery(detalleQuery(catedraId, alumnoId))
  const dias = data.asistencias.map(({ presente, matiz, ...dia }) => ({
    ...dia,
    marca: marcaDe(presente, matiz),
  }))
  return <DetalleDeAsistencia dias={dias} cuenta={data} porcentaje={hastaHoy} sobre={HASTA_HOY} />
}
