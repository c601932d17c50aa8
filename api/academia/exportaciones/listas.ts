import { asc, eq } from 'drizzle-orm'
import { catedraAlumnos, pagos } from '../../../db/schema/inscripciones.ts'
import { alumnos } from '../../../db/schema/personas.ts'
import { enFecha, type Planilla, planillaDe, siNo } from '../../../src/domain/base/planilla.ts'
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

export const exportAlumnos = (deps: Deps): Planilla =>
  planillaDe('alumnos', listAlumnos(deps), [
    ['Apellido', (uno) => uno.apellido],
    ['Nombre', (uno) => uno.nombre],
    ['Documento', (uno) => uno.documento],
    ['Email', (uno) => uno.email],
    ['Teléfono', (uno) => uno.telefono],
    ['Dirección', (uno) => uno.direccion],
    ['Instrumento', (uno) => uno.instrumento],
    ['Menor de edad', (uno) => siNo(uno.es_menor)],
    ['Vive con los padres', (uno) => siNo(uno.vive_con_padres)],
    ['Tutor', (uno) => uno.nombre_tutor],
    ['Teléfono del tutor', (uno) => uno.telefono_tutor],
    ['Detalles adicionales', (uno) => uno.detalles_adicionales],
  ])

export const exportDocentes = (deps: Deps): Planilla =>
  planillaDe('docentes', listDocentes(deps), [
    ['Apellido', (uno) => uno.apellido],
    ['Nombre', (uno) => uno.nombre],
    ['Email', (uno) => uno.email],
    ['Teléfono', (uno) => uno.telefono],
    ['Dirección', (uno) => uno.direccion],
    ['Cátedras', (uno) => uno.totalCatedras],
  ])

export const exportCatedras = ({ db }: Deps): Planilla =>
  planillaDe('catedras', listCatedras(db), [
    ['Nombre', (una) => una.nombre],
    ['Año', (una) => una.anio],
    ['Institución', (una) => una.institucion],
    ['Turno', (una) => una.turno],
    ['Días', (una) => una.dias],
    ['Horario', (una) => una.horario],
    ['Aula', (una) => una.aula],
    ['Modalidad de pago', (una) => una.modalidad_pago],
    ['Docente', (una) => una.Docente && nombreDePersona(una.Docente)],
    ['Alumnos', (una) => una.totalAlumnos],
  ])

export function exportInscripciones(deps: Deps, catedraId: number): Planilla {
  const { nombre, anio } = requireCatedra(deps.db, catedraId)
  const inscritos = listInscritos(deps.db, catedraId, todayOf(relojDe(deps, deps.db, catedraId)))
  return planillaDe(`inscripciones-${slugDe(nombre)}-${anio}`, inscritos, [
    ['Apellido', ({ Alumno }) => Alumno.apellido],
    ['Nombre', ({ Alumno }) => Alumno.nombre],
    ['Documento', ({ Alumno }) => Alumno.documento],
    ['Email', ({ Alumno }) => Alumno.email],
    ['Teléfono', ({ Alumno }) => Alumno.telefono],
    ['Instrumento', ({ Alumno }) => Alumno.instrumento],
    ['Fecha de inscripción', (una) => enFecha(una.fecha_inscripcion)],
    ['Día de cobro', (una) => una.dia_cobro],
    ['Matrícula', (una) => una.matricula_monto],
    ['Cuota', (una) => una.cuota_monto],
    ['Estado', (una) => una.estadoActual],
  ])
}

/** Those of who has left as well. */
export function exportPagos({ db }: Deps, catedraId: number): Planilla {
  const { nombre, anio } = requireCatedra(db, catedraId)
  const todos = db
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
  return planillaDe(`pagos-${slugDe(nombre)}-${anio}`, todos, [
    ['Apellido', (uno) => uno.apellido],
    ['Nombre', (uno) => uno.nombre],
    ['Email', (uno) => uno.email],
    ['Concepto', (uno) => uno.concepto],
    ['Mes', (uno) => uno.mes],
    ['Monto', (uno) => uno.monto],
    ['Fecha', (uno) => enFecha(uno.fecha)],
    ['Anulado', (uno) => siNo(uno.anulado_en !== null)],
  ])
}
