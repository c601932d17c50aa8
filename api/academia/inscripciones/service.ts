import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { diaCorto } from '../../../src/domain/base/fechas.ts'
import { cuantos, guaranies } from '../../../src/domain/base/numeros.ts'
import type { Modalidad } from '../../../src/domain/catedras/catedras.ts'
import {
  type AlInscribir,
  type CondicionesEscritas,
  cambioDeCondiciones,
  type Desinscripcion,
  type EdicionDeInscripcion,
  faltasPorFecha,
  faltasPorModalidad,
  type InscripcionesNuevas,
  type InscripcionNueva,
} from '../../../src/domain/inscripciones/inscripciones.ts'
import { mesDe, mesesPosibles } from '../../../src/domain/pagos/meses-de-cuota.ts'
import { receive } from '../../cursado/puesta-al-dia/puesta-al-dia.ts'
import { type Acto, enActo } from '../../suelo/actos.ts'
import { cambiosEntre, type Etiquetas } from '../../suelo/auditoria/cambios.ts'
import type { Deps } from '../../suelo/deps.ts'
import { invalidFields, parsed } from '../../suelo/plugins/validation.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { todayOf } from '../../suelo/services/today.ts'
import { areInscripcionesVigentes } from '../../suelo/vigentes.ts'
import { requireCatedra } from '../catedras/busqueda.ts'
import { requireCondicionesDe } from '../pagos/condiciones.ts'
import { noteDeudas } from '../pagos/debe-desde.ts'
import { insertAlumno, requireAlumno } from '../personas/alumnos.ts'
import { requireContribuyente } from './contribuyentes.ts'
import { changeMontos } from './cuotas.ts'
import { cambioAjeno, noInscrito, noSonLaMismaPersona, yaInscrito } from './errors.ts'
import { writeInscripcion } from './escritura.ts'
import type { Inscrito } from './esquemas.ts'
import { endEstadia, moveInscripcion } from './estadias.ts'
import { requireInscrito } from './inscritos.ts'
import { dropInvitacion } from './invitacion.ts'
import { findAlumnoDe, requireMismaPersona } from './misma-persona.ts'

export function enroll(
  deps: Deps,
  quien: Quien,
  catedraId: number,
  { asignar, avisar, ...datos }: InscripcionNueva,
): Inscrito {
  return enActo(deps, quien, { catedra: catedraId }, (acto) => {
    const catedra = requireCatedra(acto.tx, catedraId)
    requireCondiciones(catedra.modalidad_pago, datos, todayOf(deps))
    const inscrito = enrollOne(deps, acto, catedraId, datos)
    receive(deps, acto, { catedra, alumnoIds: [inscrito.alumnoId], asignar, avisar })
    return inscrito
  })
}

/** All of them or, where one can't be, nobody. */
export function enrollSeveral(
  deps: Deps,
  quien: Quien,
  catedraId: number,
  { alumnos, asignar, avisar, ...condiciones }: InscripcionesNuevas,
) {
  const inscritos = enActo(deps, quien, { catedra: catedraId }, (acto) => {
    const catedra = requireCatedra(acto.tx, catedraId)
    requireCondiciones(catedra.modalidad_pago, condiciones, todayOf(deps))
    const inscritos = alumnos.map((uno) => enrollOne(deps, acto, catedraId, { ...condiciones, ...uno }))
    const alumnoIds = inscritos.map(({ alumnoId }) => alumnoId)
    receive(deps, acto, { catedra, alumnoIds, asignar, avisar })
    return inscritos
  })
  return {
    message: `${cuantos(inscritos.length, 'alumno inscrito', 'alumnos inscritos')} exitosamente!`,
    inscritos,
  }
}

function enrollOne(deps: Deps, { tx, note }: Acto, catedraId: number, datos: Inscripcion): Inscrito {
  const alumnoId = requireAlumnoId(tx, datos, deps.now())
  const id = writeInscripcion(deps, tx, { ...datos, catedraId, alumnoId })
  if (id === undefined) throw yaInscrito()
  note({ hecho: 'inscripciones.crear', sobre: { inscripcion: id } })
  return requireInscrito(tx, id, todayOf(deps))
}

type Inscripcion = Omit<InscripcionNueva, keyof AlInscribir>

/** A contributor becomes a student, or is the one whom it became before or who has the same e-mail. */
function requireAlumnoId(tx: Tx, { alumnoId, composerId }: Inscripcion, now: number): number {
  const alumno = alumnoId === null ? undefined : requireAlumno(tx, alumnoId)
  if (composerId === null) return (alumno as NonNullable<typeof alumno>).id

  const { nombre, apellido, email } = requireContribuyente(tx, composerId)
  const suyo = findAlumnoDe(tx, email)
  if (alumno && alumno.id !== suyo) throw noSonLaMismaPersona()
  return suyo ?? (insertAlumno(tx, { ...sinDatos, nombre, apellido, email }, now)?.id as number)
}

export const sinDatos = {
  telefono: '',
  direccion: '',
  instrumento: '',
  detalles_adicionales: '',
  es_menor: false,
  vive_con_padres: false,
  nombre_tutor: '',
  telefono_tutor: '',
  documento: '',
}

/** What isn't sent stays as it is. */
export function editInscripcion(
  deps: Deps,
  quien: Quien,
  id: number,
  edicion: EdicionDeInscripcion,
): Inscrito {
  return enActo(deps, quien, { inscripcion: id }, ({ tx, note }) => {
    const hoy = todayOf(deps)
    const antes = requireInscrito(tx, id, hoy)
    const { dia_cobro } = parsed(cambioDeCondiciones, { ...antes, ...edicion })
    requireCondiciones(requireCatedra(tx, antes.catedraId).modalidad_pago, edicion, hoy)
    tx.update(catedraAlumnos)
      .set({ dia_cobro, condiciones_por_revisar: false })
      .where(eq(catedraAlumnos.id, id))
      .run()
    editMontos(tx, id, edicion, hoy)
    if (edicion.fecha_inscripcion) moveInscripcion(tx, id, edicion.fecha_inscripcion)
    noteDeudas(tx, eq(catedraAlumnos.id, id))
    const despues = requireInscrito(tx, id, hoy)
    const cambios = cambiosEntre(antes, despues, etiquetas)
    note({ hecho: 'inscripciones.editar', sobre: { inscripcion: id }, cambios })
    return despues
  })
}

/** A fee that is sent as it is changes nothing, unless it is said from when on. */
function editMontos(tx: Tx, id: number, edicion: EdicionDeInscripcion, hoy: string): void {
  const { desde, matricula_monto, cuota_monto } = edicion
  const condiciones = requireCondicionesDe(tx, id)
  const { anio } = condiciones
  if (desde && !mesesPosibles(anio).includes(desde)) throw cambioAjeno(anio)
  const isIgual = !desde && cuota_monto === condiciones.cuota_monto
  changeMontos(tx, id, condiciones, {
    desde: desde || mesDe(hoy),
    ...(matricula_monto !== undefined && { matricula_monto: matricula_monto ?? 0 }),
    ...(cuota_monto !== undefined && !isIgual && { cuota_monto: cuota_monto ?? 0 }),
  })
}

const etiquetas: Etiquetas<Inscrito> = {
  dia_cobro: ['día de cobro', (dia) => String(dia ?? 'ninguno')],
  matricula_monto: ['matrícula', guaranies],
  cuota_monto: ['cuota', guaranies],
  fecha_inscripcion: ['fecha', diaCorto],
}

/** Keeps all that there is of the enrolment, out of sight. */
export function unenroll(
  deps: Deps,
  quien: Quien,
  catedraId: number,
  desinscripcion: Partial<Desinscripcion>,
) {
  const { ultima_cuota = '', ...aQuien } = desinscripcion
  const { alumnoId, composerId } = aQuien
  const suya = alumnoId
    ? eq(catedraAlumnos.alumnoId, alumnoId)
    : eq(catedraAlumnos.composerId, composerId ?? 0)
  enActo(deps, quien, { catedra: catedraId }, ({ tx, note, ahora }) => {
    requireCatedra(tx, catedraId)
    requireMismaPersona(tx, catedraId, aQuien)
    const terminada = tx
      .update(catedraAlumnos)
      .set({ baja_en: ahora })
      .where(and(areInscripcionesVigentes(catedraId), suya))
      .returning({ id: catedraAlumnos.id })
      .get()
    if (!terminada) throw noInscrito()
    dropInvitacion(tx, terminada.id)
    endEstadia(tx, terminada.id, todayOf(deps), ultima_cuota)
    noteDeudas(tx, eq(catedraAlumnos.id, terminada.id))
    note({ hecho: 'inscripciones.terminar', sobre: { inscripcion: terminada.id } })
  })
  return { message: 'Alumno desinscrito.' }
}

function requireCondiciones(modalidad: Modalidad, dichas: Partial<CondicionesEscritas>, hoy: string): void {
  const faltas = [...faltasPorModalidad(modalidad, dichas), ...faltasPorFecha(dichas, hoy)]
  if (faltas.length > 0) throw invalidFields(faltas)
}
