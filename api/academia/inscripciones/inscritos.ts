import { and, asc, eq, isNull, type SQL } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { consulta, hueco, type Valores } from '../../../db/consulta.ts'
import { catedras } from '../../../db/schema/catedras.ts'
import { creadores } from '../../../db/schema/creadores.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { alumnos } from '../../../db/schema/personas.ts'
import { cuentaDe } from '../../../src/domain/pagos/pagos.ts'
import { areInscripcionesVigentes } from '../../suelo/vigentes.ts'
import { columnasDeCondiciones, condicionesDichas } from '../pagos/condiciones.ts'
import { inscripcionNoEncontrada } from './errors.ts'
import type { Inscrito } from './esquemas.ts'
import { listPagosHechos } from './pagos-hechos.ts'
import { listPuntos } from './puntos.ts'

const columns = {
  id: catedraAlumnos.id,
  catedraId: catedraAlumnos.catedraId,
  alumnoId: catedraAlumnos.alumnoId,
  composerId: catedraAlumnos.composerId,
  condiciones_por_revisar: catedraAlumnos.condiciones_por_revisar,
}

/** Who is enrolled in a course, by last name. */
export function listInscritos(tx: Reader, catedraId: number, hoy: string): Inscrito[] {
  return readInscritos(tx, deCatedra, { catedraId }, hoy)
}

const deCatedra = areInscripcionesVigentes(hueco('catedraId'))
const una = and(eq(catedraAlumnos.id, hueco('id')), isNull(catedraAlumnos.baja_en)) as SQL

export function requireInscrito(tx: Reader, id: number, hoy: string): Inscrito {
  const [inscrito] = readInscritos(tx, una, { id }, hoy)
  if (!inscrito) throw inscripcionNoEncontrada()
  return inscrito
}

function readInscritos(tx: Reader, cuales: SQL, valores: Valores, hoy: string): Inscrito[] {
  const hechos = listPagosHechos(tx, cuales, valores)
  const puntos = listPuntos(tx, cuales, valores)
  return inscritos(tx, cuales)
    .all(valores)
    .map(({ inscripcion, condiciones, Alumno, Composer }) => ({
      ...inscripcion,
      ...condicionesDichas(condiciones),
      totalPoints: puntos.get(inscripcion.id) ?? 0,
      estadoActual: cuentaDe(condiciones, hechos.get(inscripcion.id) ?? [], hoy).estado,
      Alumno,
      Composer,
    }))
}

const inscritos = consulta((tx, cuales) =>
  tx
    .select({
      inscripcion: columns,
      condiciones: columnasDeCondiciones,
      Alumno: {
        id: alumnos.id,
        nombre: alumnos.nombre,
        apellido: alumnos.apellido,
        email: alumnos.email,
        documento: alumnos.documento,
        telefono: alumnos.telefono,
        instrumento: alumnos.instrumento,
      },
      Composer: {
        id: creadores.id,
        first_name: creadores.first_name,
        last_name: creadores.last_name,
        student_first_name: creadores.student_first_name,
        student_last_name: creadores.student_last_name,
        email: creadores.email,
      },
    })
    .from(catedraAlumnos)
    .innerJoin(catedras, eq(catedras.id, catedraAlumnos.catedraId))
    .innerJoin(alumnos, eq(alumnos.id, catedraAlumnos.alumnoId))
    .leftJoin(creadores, eq(creadores.id, catedraAlumnos.composerId))
    .where(cuales)
    .orderBy(asc(alumnos.orden), asc(alumnos.id)),
)
