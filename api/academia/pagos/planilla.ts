import { and, asc, eq, isNotNull, type SQL } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { catedraAlumnos, inscripcionesAnteriores } from '../../../db/schema/inscripciones.ts'
import { alumnos } from '../../../db/schema/personas.ts'
import { diaEn, fechaISO } from '../../../src/domain/base/fechas.ts'
import { deudaDe } from '../../../src/domain/pagos/deudas.ts'
import { atrasoDe, cuentaDe } from '../../../src/domain/pagos/pagos.ts'
import { relojDe } from '../../suelo/abierta.ts'
import type { Deps } from '../../suelo/deps.ts'
import { enISO } from '../../suelo/services/instants.ts'
import { todayOf } from '../../suelo/services/today.ts'
import { areInscripcionesVigentes } from '../../suelo/vigentes.ts'
import { requireCatedra } from '../catedras/busqueda.ts'
import { listPagosHechos } from '../inscripciones/pagos-hechos.ts'

/** What each student of a course owes and has paid, month by month. */
export function readPlanilla(deps: Deps, catedraId: number) {
  const { id, nombre, anio, modalidad_pago } = requireCatedra(deps.db, catedraId)
  const enLaCatedra = todayOf(relojDe(deps, deps.db, catedraId))
  const filas = listFilas(deps, catedraId, { anio, modalidad_pago }, enLaCatedra)
  const meses = [...new Set(filas.flatMap((fila) => fila.meses.map(({ mes }) => mes)))].toSorted()
  const atrasados = filas.filter((fila) => atrasoDe(fila) > 0).map(toAtrasado)
  return {
    catedra: { id, nombre, anio, modalidad_pago },
    hoy: todayOf(deps),
    meses,
    alumnos: filas.map(({ aviso_de_pago_en, ...fila }) => fila),
    totalesPorMes: totalesPorMes(filas, meses),
    totales: {
      pagado: suma(filas, ({ pagado }) => pagado),
      debe: suma(filas, ({ debe }) => debe),
      vencido: suma(filas, ({ vencido }) => vencido),
      atrasado: suma(atrasados, ({ debe }) => debe),
    },
    atrasados,
    desinscritos: listDesinscritos(deps.db, catedraId, deps.zona),
  }
}

type Catedra = { anio: number; modalidad_pago: 'PARTICULAR' | 'INSTITUCIONAL' }

function listFilas({ db, zona }: Deps, catedraId: number, catedra: Catedra, hoy: string) {
  const cuales = areInscripcionesVigentes(catedraId)
  const hechos = listPagosHechos(db, cuales)
  const anteriores = listAnteriores(db, cuales, zona)
  return db
    .select({
      catedraAlumnoId: catedraAlumnos.id,
      alumnoId: alumnos.id,
      composerId: catedraAlumnos.composerId,
      nombre: alumnos.nombre,
      apellido: alumnos.apellido,
      email: alumnos.email,
      dia_cobro: catedraAlumnos.dia_cobro,
      matricula_monto: catedraAlumnos.matricula_monto,
      cuota_monto: catedraAlumnos.cuota_monto,
      fecha_inscripcion: catedraAlumnos.fecha_inscripcion,
      aviso_de_pago_en: catedraAlumnos.aviso_de_pago_en,
    })
    .from(catedraAlumnos)
    .innerJoin(alumnos, eq(alumnos.id, catedraAlumnos.alumnoId))
    .where(cuales)
    .orderBy(asc(alumnos.orden), asc(alumnos.id))
    .all()
    .map((fila) => {
      const pagos = hechos.get(fila.catedraAlumnoId) ?? []
      const { estado, ...cuenta } = cuentaDe({ ...catedra, ...fila }, pagos, hoy)
      return {
        ...fila,
        anteriores: anteriores.get(fila.catedraAlumnoId) ?? [],
        estadoActual: estado,
        ...cuenta,
      }
    })
}

type Fila = ReturnType<typeof listFilas>[number]

function totalesPorMes(filas: Fila[], meses: string[]) {
  const totales = new Map(meses.map((mes) => [mes, { mes, pagado: 0, debe: 0 }]))
  for (const { mes, pagado, debe } of filas.flatMap((fila) => fila.meses)) {
    const total = totales.get(mes)
    if (!total) continue
    total.pagado += pagado
    total.debe += debe
  }
  return [...totales.values()]
}

/** Who has not paid the matrícula, or a month that is overdue; `debe` is what is asked for now. */
function toAtrasado({ catedraAlumnoId, alumnoId, nombre, apellido, email, ...fila }: Fila) {
  return {
    catedraAlumnoId,
    alumnoId,
    nombre,
    apellido,
    email,
    estadoActual: fila.estadoActual,
    ...deudaDe(fila),
    avisado_en: enISO(fila.aviso_de_pago_en),
  }
}

const suma = <T>(filas: T[], de: (fila: T) => number) => filas.reduce((total, fila) => total + de(fila), 0)

/** From when until when somebody was in a course, by days where the institution is. */
interface Estadia {
  fecha_inscripcion: string
  baja: string
}

const diaDe = (zona: string, instante: number) => fechaISO(diaEn(zona, instante))

/** The earlier ones of who enrolled again, by enrolment; `cuales` says of which. */
function listAnteriores(tx: Reader, cuales: SQL, zona: string): Map<number, Estadia[]> {
  const { id, catedraAlumnoId, fecha_inscripcion, baja_en } = inscripcionesAnteriores
  const rows = tx
    .select({ catedraAlumnoId, fecha_inscripcion, baja_en })
    .from(inscripcionesAnteriores)
    .innerJoin(catedraAlumnos, eq(catedraAlumnos.id, catedraAlumnoId))
    .where(cuales)
    .orderBy(asc(id))
    .all()
  const porInscripcion = Map.groupBy(rows, (row) => row.catedraAlumnoId)
  return new Map(
    [...porInscripcion].map(([cual, suyas]) => [
      cual,
      suyas.map((una) => ({ fecha_inscripcion: una.fecha_inscripcion, baja: diaDe(zona, una.baja_en) })),
    ]),
  )
}

/** Who is in the course no more, and what each of them paid. */
function listDesinscritos(tx: Reader, catedraId: number, zona: string) {
  const cuales = and(eq(catedraAlumnos.catedraId, catedraId), isNotNull(catedraAlumnos.baja_en)) as SQL
  const hechos = listPagosHechos(tx, cuales)
  const anteriores = listAnteriores(tx, cuales, zona)
  return tx
    .select({
      catedraAlumnoId: catedraAlumnos.id,
      alumnoId: alumnos.id,
      nombre: alumnos.nombre,
      apellido: alumnos.apellido,
      email: alumnos.email,
      fecha_inscripcion: catedraAlumnos.fecha_inscripcion,
      baja_en: catedraAlumnos.baja_en,
    })
    .from(catedraAlumnos)
    .innerJoin(alumnos, eq(alumnos.id, catedraAlumnos.alumnoId))
    .where(cuales)
    .orderBy(asc(alumnos.orden), asc(alumnos.id))
    .all()
    .map(({ baja_en, ...uno }) => ({
      ...uno,
      baja: diaDe(zona, baja_en as number),
      anteriores: anteriores.get(uno.catedraAlumnoId) ?? [],
      pagado: (hechos.get(uno.catedraAlumnoId) ?? []).reduce((suma, { monto }) => suma + monto, 0),
    }))
}
