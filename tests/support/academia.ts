import { eq } from 'drizzle-orm'
import { noteDeudas } from '../../api/academia/pagos/debe-desde.ts'
import type { WritableDb as Db } from '../../db/client.ts'
import { asistencias, diasClase } from '../../db/schema/asistencia.ts'
import { catedraDiaHorarios, catedras } from '../../db/schema/catedras.ts'
import { catedraAlumnos, estadias, pagos } from '../../db/schema/inscripciones.ts'
import { justificativos } from '../../db/schema/justificativos.ts'
import { alumnos, docentes } from '../../db/schema/personas.ts'
import { planesDeClases, unidadesPlan } from '../../db/schema/planes.ts'
import { rubros } from '../../db/schema/rubros.ts'
import { claveDeOrden } from '../../src/domain/base/texto.ts'
import { diaDeSemanaDe } from '../../src/domain/calendario/semana.ts'
import type { Horario } from '../../src/domain/catedras/horarios.ts'
import { horasDe } from '../../src/domain/catedras/horas-de-clase.ts'
import { ultimaCuotaDe } from '../../src/domain/pagos/meses-de-cuota.ts'
import { ordenDePersona } from '../../src/domain/personas/personas.ts'

let numero = 0

const persona = (datos: { nombre?: string; apellido?: string }) => {
  numero++
  const { nombre = 'Ana', apellido = `Paz ${numero}` } = datos
  return {
    nombre,
    apellido,
    email: `persona${numero}@prueba.py`,
    orden: ordenDePersona({ nombre, apellido }),
    created_at: 0,
    updated_at: 0,
  }
}

export function insertAlumno(db: Db, datos: Partial<typeof alumnos.$inferInsert> = {}) {
  return db
    .insert(alumnos)
    .values({ ...persona(datos), ...datos })
    .returning()
    .get()
}

export function insertDocente(db: Db, datos: Partial<typeof docentes.$inferInsert> = {}) {
  return db
    .insert(docentes)
    .values({ ...persona(datos), ...datos })
    .returning()
    .get()
}

type DatosDeCatedra = Partial<typeof catedras.$inferInsert> & { horarios?: Horario[] }

export function insertCatedra(db: Db, { horarios = [], ...datos }: DatosDeCatedra = {}) {
  numero++
  const nombre = datos.nombre ?? `Armonía ${numero}`
  const catedra = db
    .insert(catedras)
    .values({
      nombre,
      anio: 2026,
      turno: 'Noche',
      modalidad_pago: 'PARTICULAR',
      orden: claveDeOrden(nombre),
      created_at: 0,
      updated_at: 0,
      ...datos,
    })
    .returning()
    .get()
  for (const horario of horarios) {
    db.insert(catedraDiaHorarios)
      .values({ ...horario, catedraId: catedra.id })
      .run()
  }
  return catedra
}

type Inscripcion = Pick<typeof catedraAlumnos.$inferInsert, 'catedraId' | 'alumnoId'>

type DatosDeInscripcion = Inscripcion &
  Partial<typeof catedraAlumnos.$inferInsert> & {
    fecha_inscripcion?: string
    estadias?: readonly Omit<typeof estadias.$inferInsert, 'catedraAlumnoId'>[]
  }

/** With one stay, if no others are said, which goes on unless `baja_en` says otherwise. */
export function insertInscripcion(
  db: Db,
  { fecha_inscripcion = '2026-03-01', estadias: suyas, ...datos }: DatosDeInscripcion,
) {
  const inscripcion = db
    .insert(catedraAlumnos)
    .values({ created_at: 0, ...datos })
    .returning()
    .get()
  const terminada = { hasta: fecha_inscripcion, ultima_cuota: ultimaCuotaDe(null, '', fecha_inscripcion) }
  const unica = { desde: fecha_inscripcion, ...(typeof datos.baja_en === 'number' && terminada) }
  db.insert(estadias)
    .values((suyas ?? [unica]).map((una) => ({ ...una, catedraAlumnoId: inscripcion.id })))
    .run()
  noteDeudas(db, eq(catedraAlumnos.id, inscripcion.id))
  return inscripcion
}

export function insertPago(
  db: Db,
  datos: Pick<typeof pagos.$inferInsert, 'catedraAlumnoId' | 'monto'> & Partial<typeof pagos.$inferInsert>,
) {
  const pago = db
    .insert(pagos)
    .values({ concepto: 'MATRICULA', fecha: '2026-03-01', created_at: 0, ...datos })
    .returning()
    .get()
  noteDeudas(db, eq(catedraAlumnos.id, pago.catedraAlumnoId))
  return pago
}

/** With the hours of the course's schedule, as the program makes one. */
export function insertDiaClase(
  db: Db,
  datos: Pick<typeof diasClase.$inferInsert, 'catedraId' | 'fecha'> & Partial<typeof diasClase.$inferInsert>,
) {
  const dia_semana = diaDeSemanaDe(datos.fecha)
  const horarios = db
    .select()
    .from(catedraDiaHorarios)
    .where(eq(catedraDiaHorarios.catedraId, datos.catedraId))
    .all()
  return db
    .insert(diasClase)
    .values({ dia_semana, ...horasDe(horarios, dia_semana), created_at: 0, ...datos })
    .returning()
    .get()
}

export function insertAsistencia(
  db: Db,
  datos: Pick<typeof asistencias.$inferInsert, 'diaClaseId' | 'alumnoId'> &
    Partial<typeof asistencias.$inferInsert>,
) {
  return db
    .insert(asistencias)
    .values({ presente: true, updated_at: 0, ...datos })
    .returning()
    .get()
}

export function insertJustificativo(
  db: Db,
  datos: Pick<typeof justificativos.$inferInsert, 'catedraId' | 'alumnoId'> &
    Partial<typeof justificativos.$inferInsert>,
) {
  return db
    .insert(justificativos)
    .values({ desde: '2026-03-02', hasta: '2026-03-04', motivo: 'Gripe.', created_at: 0, ...datos })
    .returning()
    .get()
}

export function insertPlan(
  db: Db,
  datos: Pick<typeof planesDeClases.$inferInsert, 'catedraId'> & Partial<typeof planesDeClases.$inferInsert>,
) {
  return db
    .insert(planesDeClases)
    .values({ titulo: 'Plan', tipoOrganizacion: 'MES', created_at: 0, updated_at: 0, ...datos })
    .returning()
    .get()
}

export function insertUnidad(
  db: Db,
  datos: Pick<typeof unidadesPlan.$inferInsert, 'planId'> & Partial<typeof unidadesPlan.$inferInsert>,
) {
  return db
    .insert(unidadesPlan)
    .values({
      posicion: 1,
      periodo: 'Marzo',
      contenido: '<p>La guarania</p>',
      capacidades: 'Reconoce el compás.',
      horasTeoricas: 4,
      horasPracticas: 2,
      recursos: [],
      created_at: 0,
      updated_at: 0,
      ...datos,
    })
    .returning()
    .get()
}

/** In a plan of its own. */
export const insertUnidadDe = (
  db: Db,
  catedraId: number,
  datos: Partial<typeof unidadesPlan.$inferInsert> = {},
) => insertUnidad(db, { planId: insertPlan(db, { catedraId }).id, ...datos })

export const insertRubro = (
  db: Db,
  datos: Pick<typeof rubros.$inferInsert, 'catedraId'> & Partial<typeof rubros.$inferInsert>,
) =>
  db
    .insert(rubros)
    .values({ nombre: 'Exámenes', peso: 100, posicion: 0, ...datos })
    .returning()
    .get()
