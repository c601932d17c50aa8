import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { HASTA_HOY, textoDePorcentaje } from '../../domain/asistencia/asistencia'
import { useGestion } from '../base/curso/gestion'
import { habilitacion } from '../habilitacion/gestion'
import { Situacion } from '../habilitacion/situacion'
import { alumnoQuery } from './queries-de-alumnos'
import { Telefono } from './telefono'

interface Props {
  catedraId: number
  alumnoId: number
  /** How the payments stand. */
  pago: ReactNode
}

/** How a student of a course stands, and how they and their tutor are reached. */
export function FichaDeAlumno({ catedraId, alumnoId, pago }: Props) {
  const { habilitacionQuery } = useGestion(habilitacion)
  const { data: alumno } = useSuspenseQuery(alumnoQuery(alumnoId))
  const { data } = useSuspenseQuery(habilitacionQuery(catedraId))
  const situacion = data.alumnos.find((una) => una.alumnoId === alumnoId)
  const { telefono, telefono_tutor, nombre_tutor } = alumno
  const datos: [nombre: string, valor: ReactNode][] = [
    ['Asistencia', situacion && `${textoDePorcentaje(situacion.hasta_hoy)} ${HASTA_HOY}`],
    ['Pagos', pago],
    ['Teléfono', telefono && <Telefono escrito={telefono} />],
    ['Tutor', nombre_tutor],
    ['Teléfono del tutor', telefono_tutor && <Telefono escrito={telefono_tutor} />],
    ['Instrumento', alumno.instrumento],
    ['Documento', alumno.documento],
    ['Dirección', alumno.direccion],
    ['Vive con sus padres', alumno.vive_con_padres && 'Sí'],
    ['Detalles', alumno.detalles_adicionales],
  ]
  return (
    <>
      {situacion && <Situacion {...situacion} />}
      <dl className="datos-de-catedra de-alumno">
        {datos.map(
          ([nombre, valor]) =>
            valor && (
              <div key={nombre}>
                <dt>{nombre}</dt>
                <dd className="texto-plano">{valor}</dd>
              </div>
            ),
        )}
      </dl>
    </>
  )
}
