import { asc, eq, type SQL } from 'drizzle-orm'
import { catedras } from '../../../db/schema/catedras.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { alumnos } from '../../../db/schema/personas.ts'
import { deudaDe } from '../../../src/domain/pagos/deudas.ts'
import { hastaElCierre } from '../../../src/domain/pagos/meses-de-cuota.ts'
import { atrasoDe, cuentaDe, cuotasDe } from '../../../src/domain/pagos/pagos.ts'
import { relojDe } from '../../suelo/abierta.ts'
import type { Deps } from '../../suelo/deps.ts'
import { enISO } from '../../suelo/services/instants.ts'
import { todayOf } from '../../suelo/services/today.ts'
import { areInscripcionesTerminadas, areInscripcionesVigentes } from '../../suelo/vigentes.ts'
import { requireCatedra } from '../catedras/busqueda.ts'
import { listPagosHechos } from '../inscripciones/pagos-hechos.ts'
import { columnasDeCondiciones, condicionesDichas } from './condiciones.ts'

/** What each student of a course owes and has paid, month by month. */
export function readPlanilla(deps: Deps, catedraId: number) {
  const { id, nombre, anio, modalidad_pago, cerrada } = requireCatedra(deps.db, catedraId)
  const suyo = { hoy: todayOf(relojDe(deps, deps.db, catedraId)), cerrada }
  const filas = listFilas(deps, areInscripcionesVigentes(catedraId), suyo)
  const idos = listFilas(deps, areInscripcionesTerminadas(catedraId), suyo)
  const meses = [...new Set(filas.flatMap((fila) => fila.meses.map(({ mes }) => mes)))].toSorted()
  const atrasados = filas.filter((fila) => atrasoDe(fila) > 0).map(toAtrasado)
  return {
    catedra: { id, nombre, anio, modalidad_pago },
    hoy: todayOf(deps),
    meses,
    alumnos: filas.map(toFila),
    totalesPorMes: totalesPorMes(filas, meses),
    totales: {
      pagado: suma(filas, ({ pagado }) => pagado),
      debe: suma(filas, ({ debe }) => debe),
      vencido: suma(filas, ({ vencido }) => vencido),
      atrasado: suma(atrasados, ({ debe }) => debe),
      de_quienes_se_fueron: {
        debe: suma(idos, ({ debe }) => debe),
        vencido: suma(idos, ({ vencido }) => vencido),
      },
    },
    atrasados,
    desinscritos: idos.map(toFila),
  }
}

/** The accounts of the enrolments that `cuales` names, by last name. */
function listFilas({ db }: Deps, cuales: SQL, { hoy, cerrada }: { hoy: string; cerrada: boolean }) {
  const hechos = listPagosHechos(db, cuales)
  return db
    .select({
      fila: {
        catedraAlumnoId: catedraAlumnos.id,
        alumnoId: alumnos.id,
        composerId: catedraAlumnos.composerId,
        nombre: alumnos.nombre,
        apellido: alumnos.apellido,
        email: alumnos.email,
        aviso_de_pago_en: catedraAlumnos.aviso_de_pago_en,
      },
      condiciones: columnasDeCondiciones,
    })
    .from(catedraAlumnos)
    .innerJoin(catedras, eq(catedras.id, catedraAlumnos.catedraId))
    .innerJoin(alumnos, eq(alumnos.id, catedraAlumnos.alumnoId))
    .where(cuales)
    .orderBy(asc(alumnos.orden), asc(alumnos.id))
    .all()
    .map(({ fila, condiciones }) => {
      const { estado, ...cuenta } = cuentaDe(condiciones, hechos.get(fila.catedraAlumnoId) ?? [], hoy)
      return {
        ...fila,
        ...condicionesDichas(condiciones),
        cuotas: cuotasDe(hastaElCierre(condiciones, cerrada ? hoy : null)),
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

/** Without when it was last told what it owes. */
const toFila = ({ aviso_de_pago_en, ...fila }: Fila) => fila

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
