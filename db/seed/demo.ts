import { eq, sql } from 'drizzle-orm'
import { diaEn, fechaISO } from '../../src/domain/base/fechas.ts'
import { claveDeOrden } from '../../src/domain/base/texto.ts'
import { addMeses } from '../../src/domain/calendario/mes.ts'
import { diasDe, type Horario, horarioDe } from '../../src/domain/catedras/horarios.ts'
import { debeDesde, type EstadoDePago, type PagoHecho } from '../../src/domain/pagos/pagos.ts'
import { ordenDePersona } from '../../src/domain/personas/personas.ts'
import { type Db, type Tx, transact } from '../client.ts'
import { catedraDiaHorarios, catedras } from '../schema/catedras.ts'
import { pedidosDeDatos } from '../schema/datos-personales.ts'
import { catedraAlumnos, estadias, pagos } from '../schema/inscripciones.ts'
import { alumnos, docentes } from '../schema/personas.ts'
import { insertAuxiliar, insertIda, insertVuelta } from './demo-anio.ts'
import { insertAnioPasado } from './demo-anio-pasado.ts'
import { insertAportes } from './demo-aportes.ts'
import type { GuardaArchivo } from './demo-archivos.ts'
import { insertCierre } from './demo-cierre.ts'
import { insertComunidad } from './demo-comunidad.ts'
import { insertClases, insertPlan } from './demo-cursado.ts'
import { insertEvaluaciones } from './demo-evaluaciones.ts'
import { insertJustificativo, insertReglas } from './demo-habilitacion.ts'
import { insertIngreso } from './demo-ingreso.ts'
import { insertNovedades } from './demo-novedades.ts'
import {
  alumnosDeDemo,
  auxiliarDeDemo,
  docenteDeDemo,
  INSTITUCION,
  QUIEN_VOLVIO,
  quienSeFue,
} from './demo-personas.ts'
import { insertAvisoRepetido, insertTablon } from './demo-tablon.ts'
import { insertTareas } from './demo-tareas.ts'

interface Options {
  db: Db
  /** Where the students' files go; without it nobody has delivered anything. */
  guardaEntrega?: GuardaArchivo
  /** Where creators' portraits go; without it there is none. */
  guardaFoto?: GuardaArchivo
  now?: number
  zona?: string
}

interface Demo {
  /** False where it was there already. */
  nueva: boolean
  catedra: string
  docente: string
  /** Any student's e-mail, to sign in with. */
  alumno: string
  alumnos: number
  /** Last year's course, of which the acta is still to be made. */
  porCerrar?: { catedraId: number; anio: number }
  /** A post that is still to go to the bin. */
  porEliminar?: number
  /** With which to see what became of a contribution. */
  recibos?: string[]
}

const NOMBRE = 'Armonía y composición I'
const MATRICULA = 150_000
const CUOTA = 200_000
const DIA_COBRO = 10

const horarios: Horario[] = [
  { dia_semana: 'Lunes', hora_inicio: '18:30', hora_fin: '20:30' },
  { dia_semana: 'Miércoles', hora_inicio: '18:30', hora_fin: '20:30' },
  { dia_semana: 'Viernes', hora_inicio: '17:00', hora_fin: '19:00' },
]

/**
 * A course as there are many: its teacher, 25 students and what they have paid, its plan, its classes so far, its tasks. A second
 * time changes nothing.
 */
export function seedDemo(options: Options): Demo {
  const { db, guardaEntrega, guardaFoto, now = Date.now(), zona = 'America/Asuncion' } = options
  const hoy = fechaISO(diaEn(zona, now))
  const demo = {
    catedra: NOMBRE,
    docente: docenteDeDemo.email,
    alumno: alumnosDeDemo[0]?.email ?? '',
    alumnos: alumnosDeDemo.length,
  }
  return transact(db, (tx) => {
    const docenteId = ensureDocente(tx, docenteDeDemo, now)
    const known = tx.select({ id: catedras.id }).from(catedras).where(eq(catedras.docenteId, docenteId)).get()
    if (known) return { ...demo, nueva: false }
    const desde = comienzoDe(hoy)
    const catedraId = insertCatedra(tx, docenteId, Number(desde.slice(0, 4)), now)
    const alumnoIds = alumnosDeDemo.map((alumno) => enroll(tx, { catedraId, alumno, desde, hoy, now }))
    const curso = { catedraId, desde, now }
    insertIda(tx, curso, enroll(tx, { catedraId, alumno: quienSeFue, desde, hoy, now }))
    insertAuxiliar(tx, curso, ensureDocente(tx, auxiliarDeDemo, now))
    insertPlan(tx, catedraId, now)
    insertClases(tx, { catedraId, alumnoIds, horarios, desde, hoy, now })
    insertVuelta(tx, curso, Number(alumnoIds[QUIEN_VOLVIO]))
    insertCierre(tx, { catedraId, hoy, now })
    insertTareas(tx, { catedraId, docenteId, alumnoIds, now, guardaEntrega })
    insertEvaluaciones(tx, { catedraId, docenteId, alumnoIds, now })
    insertTablon(tx, { catedraId, docenteId, alumnoIds, now })
    insertReglas(tx, { catedraId, alumnoIds })
    insertJustificativo(tx, { catedraId, alumnoIds, now })
    insertPedidoDeDatos(tx, alumnoIds.at(-1), now)
    insertIngreso(tx, { catedraId, now })
    insertNovedades(tx, { catedraId, docenteId, alumnoIds, now })
    const porEliminar = insertAvisoRepetido(tx, { catedraId, docenteId, now })
    const anio = Number(desde.slice(0, 4)) - 1
    const porCerrar = { catedraId: insertAnioPasado(tx, { docenteId, alumnoIds, anio, now }), anio }
    insertComunidad(tx, now, guardaFoto)
    const recibos = insertAportes(tx, now)
    return { ...demo, nueva: true, porCerrar, porEliminar, recibos }
  })
}

/** Somebody who leaves. */
function insertPedidoDeDatos(tx: Tx, alumnoId: number | undefined, now: number): void {
  const motivo = 'Terminé la carrera y ya no uso el aula.'
  tx.insert(pedidosDeDatos).values({ alumnoId, motivo, created_at: now }).run()
}

function ensureDocente(tx: Tx, persona: typeof docenteDeDemo, now: number): number {
  const known = tx
    .select({ id: docentes.id })
    .from(docentes)
    .where(eq(sql`lower(email)`, persona.email))
    .get()
  if (known) return known.id
  return tx
    .insert(docentes)
    .values({ ...persona, orden: ordenDePersona(persona), created_at: now, updated_at: now })
    .returning({ id: docentes.id })
    .get().id
}

function insertCatedra(tx: Tx, docenteId: number, anio: number, now: number): number {
  const { id } = tx
    .insert(catedras)
    .values({
      nombre: NOMBRE,
      anio,
      institucion: INSTITUCION,
      turno: 'Noche',
      aula: 'Sala 3',
      dias: diasDe(horarios),
      horario: horarioDe(horarios),
      modalidad_pago: 'PARTICULAR',
      docenteId,
      orden: claveDeOrden(NOMBRE),
      created_at: now,
      updated_at: now,
    })
    .returning({ id: catedras.id })
    .get()
  tx.insert(catedraDiaHorarios)
    .values(horarios.map((horario) => ({ ...horario, catedraId: id })))
    .run()
  return id
}

const GRATIS = { dia_cobro: null, matricula_monto: 0, cuota_monto: 0 }

interface Inscripcion {
  catedraId: number
  alumno: (typeof alumnosDeDemo)[number]
  desde: string
  hoy: string
  now: number
}

function enroll(tx: Tx, { catedraId, alumno, desde, hoy, now }: Inscripcion): number {
  const { estado, ...persona } = alumno
  const alumnoId = ensureAlumno(tx, persona, now)
  const estadia = { desde, hasta: null, ultima_cuota: null }
  const condiciones =
    estado === 'GRATUITO' ? GRATIS : { dia_cobro: DIA_COBRO, matricula_monto: MATRICULA, cuota_monto: CUOTA }
  const hechos = pagosDe(estado, desde, hoy)
  const { id } = tx
    .insert(catedraAlumnos)
    .values({
      ...condiciones,
      catedraId,
      alumnoId,
      debe_desde: debeDesde(
        {
          ...condiciones,
          modalidad_pago: 'PARTICULAR',
          anio: Number(desde.slice(0, 4)),
          cuotas_desde: null,
          cuotas_hasta: null,
          cuotas_de_antes: [],
          estadias: [estadia],
        },
        hechos,
      ),
      created_at: now,
    })
    .returning({ id: catedraAlumnos.id })
    .get()
  tx.insert(estadias)
    .values({ ...estadia, catedraAlumnoId: id })
    .run()
  if (hechos.length > 0)
    tx.insert(pagos)
      .values(hechos.map((pago) => ({ ...pago, catedraAlumnoId: id, created_at: now })))
      .run()
  return alumnoId
}

function ensureAlumno(tx: Tx, persona: Omit<Inscripcion['alumno'], 'estado'>, now: number): number {
  const known = tx.select({ id: alumnos.id }).from(alumnos).where(eq(sql`lower(email)`, persona.email)).get()
  if (known) return known.id
  return tx
    .insert(alumnos)
    .values({ ...persona, orden: ordenDePersona(persona), created_at: now, updated_at: now })
    .returning({ id: alumnos.id })
    .get().id
}

/**
 * Some months ago, so that there are fees which are overdue. They are owed within the course's year: in January and
 * February, where none of this year's is overdue yet, it is last year's course.
 */
function comienzoDe(hoy: string): string {
  const mes = addMeses(hoy.slice(0, 7), -4)
  const enero = `${hoy.slice(0, 4)}-01`
  const isThisAnio = hoy >= `${hoy.slice(0, 4)}-03`
  return `${isThisAnio && mes < enero ? enero : mes}-01`
}

type Pago = PagoHecho & { fecha: string }

/** The payments that lead to a state; who is behind owes all but the first month. */
function pagosDe(estado: EstadoDePago, desde: string, hoy: string): Pago[] {
  if (estado === 'GRATUITO' || estado === 'MATRÍCULA PENDIENTE') return []
  const matricula = estado === 'MATRÍCULA PARCIALMENTE PAGADA' ? MATRICULA / 3 : MATRICULA
  const hechos: Pago[] = [{ concepto: 'MATRICULA', mes: null, monto: matricula, fecha: desde }]
  const diciembre = `${desde.slice(0, 4)}-12`
  const hasta = hoy < diciembre ? hoy.slice(0, 7) : diciembre
  const ultimo = estado === 'AL DÍA' ? hasta : desde.slice(0, 7)
  for (let mes = desde.slice(0, 7); mes <= ultimo; mes = addMeses(mes, 1)) {
    const fecha = `${mes}-05`
    hechos.push({ concepto: 'CUOTA', mes, monto: CUOTA, fecha: fecha < hoy ? fecha : hoy })
  }
  return hechos
}
