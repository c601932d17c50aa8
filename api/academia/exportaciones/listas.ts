import { asc, eq } from 'drizzle-orm'
import { catedraAlumnos, pagos } from '../../../db/schema/inscripciones.ts'
import { alumnos } from '../../../db/schema/personas.ts'
import { slugDe } from '../../../src/domain/base/texto.ts'
import { nombreDePersona } from '../../../src/domain/personas/personas.ts'
import { relojDe } from '../../suelo/abierta.ts'
import type { Deps } from '../../suelo/deps.ts'
import { todayOf } from '../../suelo/services/today.ts'
import { requireCatedra } from '../catedras/busqueda.ts'
import { listCatedras } from '../catedras/listado.ts'
import { listInscritos } from '../inscripciones/inscritos.ts'
import { listAlumnos } from '../personas/alumnos.ts'
import { listDocentes } from '../personas/docentes.ts'
import { csv } from './archivo.ts'

const siNo = (valor: boolean) => (valor ? 'sí' : 'no')

export function exportAlumnos(deps: Deps): Response {
  const cabecera = [
    'Apellido',
    'Nombre',
    'Documento',
    'Email',
    'Teléfono',
    'Dirección',
    'Instrumento',
    'Menor de edad',
    'Vive con los padres',
    'Tutor',
    'Teléfono del tutor',
    'Detalles adicionales',
  ]
  const filas = listAlumnos(deps).map((uno) => [
    uno.apellido,
    uno.nombre,
    uno.documento,
    uno.email,
    uno.telefono,
    uno.direccion,
    uno.instrumento,
    siNo(uno.es_menor),
    siNo(uno.vive_con_padres),
    uno.nombre_tutor,
    uno.telefono_tutor,
    uno.detalles_adicionales,
  ])
  return csv('alumnos', cabecera, filas)
}

export function exportDocentes(deps: Deps): Response {
  const filas = listDocentes(deps).map((uno) => [
    uno.apellido,
    uno.nombre,
    uno.email,
    uno.telefono,
    uno.direccion,
    uno.totalCatedras,
  ])
  return csv('docentes', ['Apellido', 'Nombre', 'Email', 'Teléfono', 'Dirección', 'Cátedras'], filas)
}

export function exportCatedras({ db }: Deps): Response {
  const cabecera = [
    'Nombre',
    'Año',
    'Institución',
    'Turno',
    'Días',
    'Horario',
    'Aula',
    'Modalidad de pago',
    'Docente',
    'Alumnos',
  ]
  const filas = listCatedras(db).map((una) => [
    una.nombre,
    una.anio,
    una.institucion,
    una.turno,
    una.dias,
    una.horario,
    una.aula,
    una.modalidad_pago,
    una.Docente && nombreDePersona(una.Docente),
    una.totalAlumnos,
  ])
  return csv('catedras', cabecera, filas)
}

export function exportInscripciones(deps: Deps, catedraId: number): Response {
  const { nombre, anio } = requireCatedra(deps.db, catedraId)
  const cabecera = [
    'Apellido',
    'Nombre',
    'Documento',
    'Email',
    'Teléfono',
    'Instrumento',
    'Fecha de inscripción',
    'Día de cobro',
    'Matrícula',
    'Cuota',
    'Estado',
  ]
  const filas = listInscritos(deps.db, catedraId, todayOf(relojDe(deps, deps.db, catedraId))).map(
    ({ Alumno, ...una }) => [
      Alumno.apellido,
      Alumno.nombre,
      Alumno.documento,
      Alumno.email,
      Alumno.telefono,
      Alumno.instrumento,
      una.fecha_inscripcion,
      una.dia_cobro,
      una.matricula_monto,
      una.cuota_monto,
      una.estadoActual,
    ],
  )
  return csv(`inscripciones-${slugDe(nombre)}-${anio}`, cabecera, filas)
}

/** Those of who has left as well. */
export function exportPagos({ db }: Deps, catedraId: number): Response {
  const { nombre, anio } = requireCatedra(db, catedraId)
  const filas = db
    .select({
      apellido: alumnos.apellido,
      nombre: alumnos.nombre,
      email: alumnos.email,
      concepto: pagos.concepto,
      mes: pagos.mes,
      monto: pagos.monto,
      fecha: pagos.fecha,
      anulado_en: pagos.anulado_en,
    })
    .from(pagos)
    .innerJoin(catedraAlumnos, eq(catedraAlumnos.id, pagos.catedraAlumnoId))
    .innerJoin(alumnos, eq(alumnos.id, catedraAlumnos.alumnoId))
    .where(eq(catedraAlumnos.catedraId, catedraId))
    .orderBy(asc(pagos.fecha), asc(pagos.id))
    .all()
    .map(({ anulado_en, ...pago }) => [...Object.values(pago), siNo(anulado_en !== null)])
  const cabecera = ['Apellido', 'Nombre', 'Email', 'Concepto', 'Mes', 'Monto', 'Fecha', 'Anulado']
  return csv(`pagos-${slugDe(nombre)}-${anio}`, cabecera, filas)
}
