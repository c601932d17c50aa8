import { and, asc, eq } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { consulta } from '../../../db/consulta.ts'
import { catedras } from '../../../db/schema/catedras.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { alumnos } from '../../../db/schema/personas.ts'
import type { Marca } from '../../../src/domain/asistencia/asistencia.ts'
import type { Dias } from '../../../src/domain/asistencia/asistencia-contada.ts'
import type { Voz } from '../../../src/domain/habilitacion/frases-de-habilitacion.ts'
import { habilitacionDe, type Proceso, peligroDe } from '../../../src/domain/habilitacion/habilitacion.ts'
import { diasQueCuentan, type ReglasDeCatedra } from '../../../src/domain/habilitacion/reglas-de-catedra.ts'
import type { Estadias } from '../../../src/domain/inscripciones/estadias.ts'
import { deudaDe, deudasDichas } from '../../../src/domain/pagos/deudas.ts'
import { cuentaDe } from '../../../src/domain/pagos/pagos.ts'
import { nombreDePersona } from '../../../src/domain/personas/personas.ts'
import { type Cuales, isDe, porCuantos } from '../../academia/inscripciones/cuales.ts'
import { listPagosHechos } from '../../academia/inscripciones/pagos-hechos.ts'
import { columnasDeCondiciones } from '../../academia/pagos/condiciones.ts'
import { areInscripcionesVigentes } from '../../suelo/vigentes.ts'
import { readDias } from './dias.ts'
import { readProcesos } from './proceso.ts'

/** What is known of a student in a course, whatever its rules are. */
export interface Cursante {
  alumnoId: number
  nombre: string
  estadias: Estadias
  /** Of each class day that was not suspended, the earliest first. */
  marcas: readonly (Marca | null)[]
  diasCon: (reglas: ReglasDeCatedra) => Dias
  proceso: Proceso
  deudas: string[]
  enMora: boolean
}

/** Of those who are enrolled, by last name. */
export function listCursantes(tx: Reader, cuales: Cuales, hoy: string): Cursante[] {
  const { marcasDe, diasDe } = readDias(tx, cuales, hoy)
  const procesoDe = readProcesos(tx, cuales)
  const pagos = listPagosHechos(tx, vigentes(cuales), { ...cuales })
  const filas = inscripciones(tx, vigentes(cuales)).all({ ...cuales })
  return filas.map(({ id, alumnoId, condiciones, ...persona }) => {
    const cuenta = cuentaDe(condiciones, pagos.get(id) ?? [], hoy)
    return {
      alumnoId,
      nombre: nombreDePersona(persona),
      estadias: condiciones.estadias,
      marcas: marcasDe(alumnoId),
      diasCon: (reglas) => diasDe(alumnoId, diasQueCuentan(reglas, condiciones.estadias)),
      proceso: procesoDe(alumnoId),
      deudas: deudasDichas(deudaDe(cuenta)),
      enMora: cuenta.estado === 'EN MORA',
    }
  })
}

const vigentes = porCuantos((catedraId, alumnoId) =>
  and(areInscripcionesVigentes(catedraId), isDe(catedraAlumnos.alumnoId, alumnoId)),
)

const inscripciones = consulta((tx, cuales) =>
  tx
    .select({
      id: catedraAlumnos.id,
      alumnoId: catedraAlumnos.alumnoId,
      nombre: alumnos.nombre,
      apellido: alumnos.apellido,
      condiciones: columnasDeCondiciones,
    })
    .from(catedraAlumnos)
    .innerJoin(catedras, eq(catedras.id, catedraAlumnos.catedraId))
    .innerJoin(alumnos, eq(alumnos.id, catedraAlumnos.alumnoId))
    .where(cuales)
    .orderBy(asc(alumnos.orden), asc(alumnos.id)),
)

/** Whether each may sit the exam under these rules, told to `voz`. */
export const habilitacionesDe = (cursantes: readonly Cursante[], reglas: ReglasDeCatedra, voz: Voz) =>
  cursantes.map((cursante) => {
    const { alumnoId, nombre } = cursante
    return { alumnoId, nombre, ...habilitacionDe(reglas, situacionDe(cursante, reglas), voz) }
  })

/** Those who are not sure to sit the exam, and why, by student. */
export const peligrosDe = (cursantes: readonly Cursante[], reglas: ReglasDeCatedra) =>
  new Map(cursantes.map((uno) => [uno.alumnoId, peligroDe(reglas, situacionDe(uno, reglas))]))

const situacionDe = ({ diasCon, proceso, deudas }: Cursante, reglas: ReglasDeCatedra) => ({
  dias: diasCon(reglas),
  proceso,
  deudas,
})
