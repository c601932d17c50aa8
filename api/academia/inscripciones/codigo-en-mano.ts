import { and, eq, gt, isNotNull, isNull, or } from 'drizzle-orm'
import { z } from 'zod'
import type { Reader, Tx } from '../../../db/client.ts'
import { catedras } from '../../../db/schema/catedras.ts'
import { codigos } from '../../../db/schema/codigos.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { alumnos, docentes } from '../../../db/schema/personas.ts'
import { plazoEscrito } from '../../../src/domain/base/plazos.ts'
import { esperaDeCodigoEnMano, type RolConCodigo, VIGENCIA_MS } from '../../../src/domain/sesiones/codigos.ts'
import type { SoloClave } from '../../../src/domain/sesiones/segundo-factor.ts'
import { requireCatedraPara } from '../../academia/catedras/busqueda.ts'
import { noInscrito } from '../../academia/inscripciones/errors.ts'
import { alumnoNoEncontrado } from '../../academia/personas/errors-de-alumnos.ts'
import { docenteNoEncontrado } from '../../academia/personas/errors-de-docentes.ts'
import { enActo } from '../../suelo/actos.ts'
import { nombreDeQuien } from '../../suelo/auditoria/hechos.ts'
import type { Letter } from '../../suelo/correos/letter.ts'
import type { Deps } from '../../suelo/deps.ts'
import { isSuya } from '../../suelo/docentes.ts'
import { tooMany } from '../../suelo/plugins/limit.ts'
import { enISO } from '../../suelo/services/instants.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { todayOf } from '../../suelo/services/today.ts'
import type { IsStillTheirs } from '../../suelo/sesiones/codigos.ts'
import { hashDe, nuevoCodigo } from '../../suelo/sesiones/secreto.ts'
import { requireAdministrador } from '../../suelo/sesiones/segundo-factor.ts'
import { isInscripcionVigente } from '../../suelo/vigentes.ts'

export const codigoEnMano = z.object({ codigo: z.string(), vence_en: z.iso.datetime() })

const HORA_MS = 60 * 60 * 1000

/**
 * A code for a student whom its mails don't reach, to be said aloud: a teacher's, for who is in that own course; the
 * administrator's, for anybody. It is never kept in words, and the student hears of it.
 */
export function giveCodigo(deps: Deps, quien: Quien, alumnoId: number, catedraId?: number) {
  return enActo(deps, quien, catedraId === undefined ? {} : { catedra: catedraId }, ({ tx, note, ahora }) => {
    if (catedraId !== undefined) requireEnSuCatedra(tx, quien, catedraId, alumnoId)
    const sobre = { alumno: alumnoId, ...(catedraId !== undefined && { catedra: catedraId }) }
    note({ hecho: 'codigos.dar', sobre })
    return give(deps, tx, quien, { rol: 'alumno', ...requireAlumno(tx, alumnoId) }, ahora)
  })
}

/** The same for a teacher, whom only who knows the administrator's password gives one. */
export async function giveCodigoADocente(
  deps: Deps,
  quien: Quien,
  docenteId: number,
  { password }: SoloClave,
) {
  requirePresente(deps.db, docenteId)
  await requireAdministrador(deps, { password, codigo: null })
  return enActo(deps, quien, {}, ({ tx, note, ahora }) => {
    note({ hecho: 'codigos.dar', sobre: { docente: docenteId } })
    return give(deps, tx, quien, { rol: 'docente', ...requirePresente(tx, docenteId) }, ahora)
  })
}

/** Not one of the bin. */
function requirePresente(tx: Reader, id: number) {
  const { nombre, email } = docentes
  const presente = and(eq(docentes.id, id), isNull(docentes.borrado_en))
  const docente = tx.select({ id: docentes.id, nombre, email }).from(docentes).where(presente).get()
  if (!docente) throw docenteNoEncontrado()
  return docente
}

interface Persona {
  rol: RolConCodigo
  id: number
  nombre: string
  email: string
}

function give(deps: Deps, tx: Tx, quien: Quien, persona: Persona, ahora: number) {
  requireCalma(deps, tx, quien, persona)
  const codigo = writeCodigo(deps, tx, quien, persona)
  const dador = quien.rol === 'admin' ? 'La administración' : nombreDeQuien(tx, quien)
  deps.outbox.post(tx, persona.email, cartaDeAviso(persona, dador, plazoEscrito(ahora, deps.zona)))
  return { codigo, vence_en: enISO(ahora + VIGENCIA_MS) }
}

function requireEnSuCatedra(tx: Tx, quien: Quien, catedraId: number, alumnoId: number): void {
  requireCatedraPara(tx, quien, catedraId)
  const suya = isInscripcionVigente(catedraId, alumnoId)
  if (!tx.select({ id: catedraAlumnos.id }).from(catedraAlumnos).where(suya).get()) throw noInscrito()
}

function requireAlumno(tx: Tx, id: number) {
  const { nombre, email, borrado_en } = alumnos
  const alumno = tx
    .select({ id: alumnos.id, nombre, email, borrado_en })
    .from(alumnos)
    .where(eq(alumnos.id, id))
    .get()
  if (!alumno || alumno.borrado_en !== null) throw alumnoNoEncontrado()
  return alumno
}

/** By the codes themselves, which every process reads, and which outlive it. */
function requireCalma(deps: Deps, tx: Tx, quien: Quien, persona: Persona): void {
  if (!deps.limits) return
  const [origen, dadoPor] = [origenDe(deps, persona), dadorDe(quien)]
  const recientes = tx
    .select({ en: codigos.created_at, origen: codigos.origen, dadoPor: codigos.dadoPor })
    .from(codigos)
    .where(
      and(
        gt(codigos.created_at, deps.now() - HORA_MS),
        isNotNull(codigos.dadoPor),
        or(eq(codigos.origen, origen), eq(codigos.dadoPor, dadoPor)),
      ),
    )
    .all()
  const instantesDe = (cuales: (uno: (typeof recientes)[number]) => boolean) =>
    recientes.filter(cuales).map(({ en }) => en)
  const espera = esperaDeCodigoEnMano(
    {
      recibidos: instantesDe((uno) => uno.origen === origen),
      dados: quien.rol === 'docente' ? instantesDe((uno) => uno.dadoPor === dadoPor) : [],
    },
    deps.now(),
  )
  if (espera > 0) throw tooMany(Math.ceil(espera / 1000))
}

function writeCodigo(deps: Deps, tx: Tx, quien: Quien, persona: Persona): string {
  const codigo = nuevoCodigo()
  const created_at = deps.now()
  const cuenta = { rol: persona.rol, email: persona.email.toLowerCase() }
  tx.insert(codigos)
    .values({
      ...cuenta,
      origen: origenDe(deps, persona),
      hash: hashDe(deps, cuenta, codigo),
      venceEn: created_at + VIGENCIA_MS,
      dadoPor: dadorDe(quien),
      created_at,
    })
    .run()
  return codigo
}

/**
 * Whether a code may still be used: one given in hand, only by the student whom it was given, whoever has that e-mail
 * now, and while in a course of the teacher who gave it.
 */
export const isStillTheirs: IsStillTheirs = (deps, tx, { dadoPor, origen }, persona) => {
  if (dadoPor === null) return true
  if (!persona || origen !== origenDe(deps, persona)) return false
  const docenteId = Number(/^docente:(\d+)$/.exec(dadoPor)?.[1] ?? 0)
  return docenteId === 0 || isAlumnoDe(tx, { id: docenteId, hoy: todayOf(deps) }, persona.id)
}

const isAlumnoDe = (tx: Reader, docente: { id: number; hoy: string }, alumnoId: number): boolean =>
  tx
    .select({ id: catedraAlumnos.id })
    .from(catedraAlumnos)
    .innerJoin(catedras, and(eq(catedras.id, catedraAlumnos.catedraId), isSuya(tx, docente)))
    .where(isInscripcionVigente(catedras.id, alumnoId))
    .get() !== undefined

const dadorDe = ({ rol, id }: Quien) => (rol === 'admin' ? 'admin' : `docente:${id}`)

/** In place of the address that a code is asked for from: another one in hand voids it, a mailed one does not. */
const origenDe = ({ tokens }: Pick<Deps, 'tokens'>, { rol, id }: Pick<Persona, 'rol' | 'id'>): string =>
  tokens.hash(`código en mano ${rol === 'alumno' ? id : `${rol} ${id}`}`)

/** Without the code: whoever reads the mail needs none. */
const cartaDeAviso = ({ rol, nombre }: Persona, quien: string, cuando: string): Letter => ({
  subject:
    rol === 'alumno'
      ? 'Tu docente te dio un código para ingresar'
      : 'La administración te dio un código para ingresar',
  paragraphs: [
    `Hola, ${nombre}:`,
    `${quien} te dio un código para ingresar, el ${cuando}. Vale por 10 minutos y una sola vez.`,
    'Si no lo pediste, avisa a la institución. En tu perfil están tus últimos ingresos.',
  ],
})
