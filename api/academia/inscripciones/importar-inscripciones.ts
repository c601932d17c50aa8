import type { Tx } from '../../../db/client.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { isEmail } from '../../../src/domain/base/campos.ts'
import { cuantos } from '../../../src/domain/base/numeros.ts'
import type { FilaDeTabla } from '../../../src/domain/base/tablas.ts'
import type { Modalidad } from '../../../src/domain/catedras/catedras.ts'
import {
  columnasDeInscripciones,
  type ImportacionDeInscripciones,
} from '../../../src/domain/inscripciones/importaciones.ts'
import {
  type CondicionesEscritas,
  condicionesDeInscripcion,
  faltasPorFecha,
  faltasPorModalidad,
} from '../../../src/domain/inscripciones/inscripciones.ts'
import { alumnoNuevo, type DatosDeAlumno } from '../../../src/domain/personas/alumnos.ts'
import { receive } from '../../cursado/puesta-al-dia/puesta-al-dia.ts'
import { enActo } from '../../suelo/actos.ts'
import type { Deps } from '../../suelo/deps.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { todayOf } from '../../suelo/services/today.ts'
import { isInscripcionVigente } from '../../suelo/vigentes.ts'
import { requireCatedra } from '../catedras/busqueda.ts'
import { findAlumnoPorEmail, insertAlumno } from '../personas/alumnos.ts'
import { writeInscripcion } from './escritura.ts'
import { faltasPorVuelta } from './estadias.ts'
import { readTabla } from './planilla-leida.ts'
import {
  camposDe,
  createRepetidos,
  faltaDeCeldas,
  type Resumen,
  type Revisada,
  requireSinErrores,
  resumenDe,
} from './revision-de-planilla.ts'

/** Enrols all who are not in the course or, if a row is wrong, nobody but with `solo_buenas`; who is no student yet becomes one. */
export async function importInscripciones(
  deps: Deps,
  quien: Quien,
  catedraId: number,
  importacion: ImportacionDeInscripciones,
): Promise<Resumen> {
  const tabla = await readTabla(columnasDeInscripciones, importacion)
  const { simular, solo_buenas, asignar, avisar } = importacion
  // A trial changes nothing.
  return enActo(deps, quien, simular ? {} : { catedra: catedraId }, (acto) => {
    const { tx, note } = acto
    const catedra = requireCatedra(tx, catedraId)
    const reglas = { modalidad: catedra.modalidad_pago, hoy: todayOf(deps) }
    const review = createReview(tx, catedraId, reglas, importacion)
    const revisadas = tabla.filas.map(review)
    if (!simular) {
      if (!solo_buenas) requireSinErrores(revisadas)
      const nuevas = revisadas.filter(({ estado }) => estado === 'NUEVO')
      const alumnoIds = nuevas.map((una) => enrollRevisada(deps, tx, catedraId, una))
      receive(deps, acto, { catedra, alumnoIds, asignar, avisar })
    }
    const resumen = resumenDe(tabla, revisadas, importacion)
    const detalle = cuantos(resumen.nuevos, 'inscripción', 'inscripciones')
    if (!simular) note({ hecho: 'inscripciones.importar', detalle })
    return resumen
  })
}

type InscripcionRevisada = Revisada & {
  alumnoId?: number | undefined
  datos?: DatosDeAlumno | undefined
  condiciones?: CondicionesEscritas
}

function createReview(
  tx: Tx,
  catedraId: number,
  { modalidad, hoy }: { modalidad: Modalidad; hoy: string },
  porDefecto: ImportacionDeInscripciones,
) {
  const repetido = createRepetidos()
  const faltasDe = (condiciones: CondicionesEscritas, vuelve: number | undefined) =>
    Object.fromEntries([
      ...faltasPorModalidad(modalidad, condiciones),
      ...(vuelve ? faltasPorVuelta(tx, catedraId, vuelve, condiciones.fecha_inscripcion || hoy) : []),
      ...faltasPorFecha(condiciones, hoy),
    ])

  return (renglon: FilaDeTabla): InscripcionRevisada => {
    const { fila, datos: celdas } = renglon
    const { email = '' } = celdas as Record<string, string>
    const alumno = isEmail(email) ? findAlumnoPorEmail(tx, email) : undefined
    const { nombre = '', apellido = '' } = alumno ?? (celdas as Record<string, string>)
    const quien = { fila, nombre, apellido, email }
    const nuevo = alumno ? undefined : alumnoNuevo.safeParse(celdas)
    const condiciones = condicionesDeInscripcion.safeParse(condicionesDe(celdas, porDefecto))
    const inscrito = alumno !== undefined && isEnrolled(tx, catedraId, alumno.id)
    const campos = faltaDeCeldas(renglon) ?? {
      ...(nuevo?.error && camposDe(nuevo.error)),
      ...(condiciones.error && camposDe(condiciones.error)),
      ...(condiciones.data && faltasDe(condiciones.data, inscrito ? undefined : alumno?.id)),
      ...renglon.faltas,
    }
    const faltas = Object.keys(campos).length > 0 ? campos : repetido(email, fila)
    if (faltas) return { ...quien, estado: 'ERROR', campos: faltas }
    if (inscrito) return { ...quien, estado: 'EXISTENTE' }
    return {
      ...quien,
      estado: 'NUEVO',
      alumnoId: alumno?.id,
      datos: nuevo?.data,
      condiciones: condiciones.data as CondicionesEscritas,
    }
  }
}

/** What a row leaves blank is said once for all. */
function condicionesDe(celdas: Record<string, unknown>, porDefecto: ImportacionDeInscripciones) {
  return {
    dia_cobro: celdas.dia_cobro ?? porDefecto.dia_cobro,
    matricula_monto: celdas.matricula_monto ?? porDefecto.matricula_monto,
    cuota_monto: celdas.cuota_monto ?? porDefecto.cuota_monto,
    fecha_inscripcion: celdas.fecha_inscripcion || porDefecto.fecha_inscripcion,
  }
}

/** Whom it enrols. */
function enrollRevisada(deps: Deps, tx: Tx, catedraId: number, revisada: InscripcionRevisada): number {
  const { datos, condiciones } = revisada
  const alumnoId = revisada.alumnoId ?? (datos && insertAlumno(tx, datos, deps.now())?.id)
  if (alumnoId === undefined || !condiciones) throw new Error(`Fila ${revisada.fila} sin revisar`)
  writeInscripcion(deps, tx, { ...condiciones, composerId: null, catedraId, alumnoId })
  return alumnoId
}

function isEnrolled(tx: Tx, catedraId: number, alumnoId: number): boolean {
  const inscripcion = tx
    .select({ id: catedraAlumnos.id })
    .from(catedraAlumnos)
    .where(isInscripcionVigente(catedraId, alumnoId))
    .get()
  return inscripcion !== undefined
}
