import { and, asc, eq } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { diasClase } from '../../../db/schema/asistencia.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { justificativos } from '../../../db/schema/justificativos.ts'
import { alumnos } from '../../../db/schema/personas.ts'
import { nombreDePersona } from '../../../src/domain/personas/personas.ts'
import { isInscripcionVigente } from '../../suelo/vigentes.ts'
import { sinLista } from '../clases/ficha.ts'
import { countEntregas } from '../tareas/cuantas.ts'
import { isEnEstado } from '../tareas/estado.ts'

/** Deliveries that nobody has graded, by task. */
export const listSinCorregir = (tx: Reader, catedraId: number) =>
  countEntregas(tx, catedraId, isEnEstado('ENTREGADA'))

/** Those that were returned and not delivered again, which count 0, by task. */
export const listDevueltas = (tx: Reader, catedraId: number) =>
  countEntregas(tx, catedraId, isEnEstado('RECHAZADA'))

/** Excuses that nobody has answered. */
export const listJustificativosPendientes = (tx: Reader, catedraId: number) =>
  tx
    .select({
      id: justificativos.id,
      alumnoId: justificativos.alumnoId,
      nombre: alumnos.nombre,
      apellido: alumnos.apellido,
      desde: justificativos.desde,
      hasta: justificativos.hasta,
    })
    .from(justificativos)
    .innerJoin(alumnos, eq(alumnos.id, justificativos.alumnoId))
    .innerJoin(catedraAlumnos, isInscripcionVigente(justificativos.catedraId, justificativos.alumnoId))
    .where(and(eq(justificativos.catedraId, catedraId), eq(justificativos.estado, 'PENDIENTE')))
    .orderBy(asc(justificativos.id))
    .all()
    .map(({ nombre, apellido, ...uno }) => ({ ...uno, nombre: nombreDePersona({ nombre, apellido }) }))

/** Class days before `hoy`, YYYY-MM-DD, that nobody has marked anybody in. */
export const listClasesSinLista = (tx: Reader, catedraId: number, hoy: string) =>
  tx
    .select({ diaId: diasClase.id, fecha: diasClase.fecha })
    .from(diasClase)
    .where(and(eq(diasClase.catedraId, catedraId), sinLista(tx, hoy)))
    .orderBy(asc(diasClase.fecha))
    .all()
