import { eq } from 'drizzle-orm'
import { noteDeudas } from '../../api/academia/pagos/debe-desde.ts'
import type { WritableDb as Db } from '../../db/client.ts'
import { asistencias, diasClase } from '../../db/schema/asistencia.ts'
import { catedraAlumnos, estadias, pagos } from '../../db/schema/inscripciones.ts'
import { alumnos } from '../../db/schema/personas.ts'
import { azarDe } from '../../src/domain/base/azar.ts'
import { addDias } from '../../src/domain/base/fechas.ts'
import { diaDeSemanaDe } from '../../src/domain/calendario/semana.ts'
import { ordenDePersona } from '../../src/domain/personas/personas.ts'
import { insertCatedra, insertDocente } from './academia.ts'
import { apellidos, nombres } from './palabras.ts'

const ALUMNOS = 2000
const CATEDRAS = 50
const POR_CATEDRA = 200

/** 2,000 students and 50 courses of 200, with five payments each. */
export function insertAcademiaGrande(db: Db) {
  const { uno } = azarDe(1)
  const docente = insertDocente(db)
  db.transaction((tx) => {
    for (let i = 0; i < ALUMNOS; i++) {
      const persona = { nombre: uno(nombres), apellido: uno(apellidos) }
      tx.insert(alumnos)
        .values({
          ...persona,
          email: `alumno${i}@grande.py`,
          telefono: '0981 555 101',
          direccion: 'Avenida España 123, Asunción',
          instrumento: 'Guitarra',
          orden: ordenDePersona(persona),
          created_at: 0,
          updated_at: 0,
        })
        .run()
    }
    for (let c = 0; c < CATEDRAS; c++) {
      const { id } = insertCatedra(tx as unknown as Db, {
        docenteId: docente.id,
        horarios: [
          { dia_semana: 'Lunes', hora_inicio: '18:00', hora_fin: '20:00' },
          { dia_semana: 'Jueves', hora_inicio: '18:00', hora_fin: '20:00' },
        ],
      })
      for (let i = 0; i < POR_CATEDRA; i++)
        insertInscrito(tx as unknown as Db, id, ((c * 40 + i) % ALUMNOS) + 1)
      noteDeudas(tx, eq(catedraAlumnos.catedraId, id))
    }
  })
  return { docente }
}

function insertInscrito(db: Db, catedraId: number, alumnoId: number) {
  const { id } = db
    .insert(catedraAlumnos)
    .values({
      catedraId,
      alumnoId,
      dia_cobro: 10,
      matricula_monto: 150_000,
      cuota_monto: 200_000,
      created_at: 0,
    })
    .returning({ id: catedraAlumnos.id })
    .get()
  db.insert(estadias).values({ catedraAlumnoId: id, desde: '2026-03-01' }).run()
  const hecho = { catedraAlumnoId: id, fecha: '2026-03-01', created_at: 0 }
  db.insert(pagos)
    .values([
      { ...hecho, concepto: 'MATRICULA', monto: 150_000 },
      ...['03', '04', '05', '06'].map((mes) => ({
        ...hecho,
        concepto: 'CUOTA' as const,
        mes: `2026-${mes}`,
        monto: 200_000,
      })),
    ])
    .run()
}

/** Each of a course's students on `dias` class days from the beginning of March. */
export function insertAsistenciaGrande(db: Db, catedraId: number, dias = 120) {
  const { suerte } = azarDe(2)
  const inscritos = db
    .select({ alumnoId: catedraAlumnos.alumnoId })
    .from(catedraAlumnos)
    .where(eq(catedraAlumnos.catedraId, catedraId))
    .all()
  db.transaction((tx) => {
    for (let i = 0; i < dias; i++) {
      const fecha = addDias('2026-03-02', i * 2)
      const { id } = tx
        .insert(diasClase)
        .values({ catedraId, fecha, dia_semana: diaDeSemanaDe(fecha), created_at: 0 })
        .returning({ id: diasClase.id })
        .get()
      tx.insert(asistencias)
        .values(inscritos.map((uno) => ({ ...uno, diaClaseId: id, presente: suerte(0.8), updated_at: 0 })))
        .run()
    }
  })
}
