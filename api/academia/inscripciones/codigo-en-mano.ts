import { and, eq, gt, isNotNull, or } from 'drizzle-orm'
import { z } from 'zod'
import type { Reader, Tx } from '../../../db/client.ts'
import { catedras } from '../../../db/schema/catedras.ts'
import { codigos } from '../../../db/schema/codigos.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { alumnos } from '../../../db/schema/personas.ts'
import { plazoEscrito } from '../../../src/domain/base/plazos.ts'
import { esperaDeCodigoEnMano, VIGENCIA_MS } from '../../../src/domain/sesiones/codigos.ts'
import { requireCatedraPara } from '../../academia/catedras/busqueda.ts'
import { noInscrito } from '../../academia/inscripciones/errors.ts'
import { alumnoNoEncontrado } from '../../academia/personas/errors-de-alumnos.ts'
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
    const alumno = requireAlumno(tx, alumnoId)
    requireCalma(deps, tx, quien, alumnoId)
    const codigo = writeCodigo(deps, tx, quien, alumno)
    const sobre = { alumno: alumnoId, ...(catedraId !== undefined && { catedra: catedraId }) }
    note({ hecho: 'codigos.dar', sobre })
    const dador = quien.rol === 'admin' ? 'La administración' : nombreDeQuien(tx, quien)
    const cuando = plazoEscrito(ahora, deps.zona)
    deps.outbox.post(tx, alumno.email, cartaDeAviso(alumno.nombre, dador, cuando))
    return { codigo, vence_en: enISO(ahora + VIGENCIA_MS) }
  })
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
function requireCalma(deps: Deps, tx: Tx, quien: Quien, alumnoId: number): void {
  if (!deps.limits) return
  const [origen, dadoPor] = [origenDe(deps, alumnoId), dadorDe(quien)]
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

function writeCodigo(deps: Deps, tx: Tx, quien: Quien, { id, email }: { id: number; email: string }): string {
  const codigo = nuevoCodigo()
  const created_at = deps.now()
  const cuenta = { rol: 'alumno' as const, email: email.toLowerCase() }
  tx.insert(codigos)
    .values({
      ...cuenta,
      origen: origenDe(deps, id),
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
  if (!persona || origen !== origenDe(deps, persona.id)) return false
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
const origenDe = ({ tokens }: Pick<Deps, 'tokens'>, alumnoId: number): string =>
  tokens.hash(`código en mano ${alumnoId}`)

/** Without the code: whoever reads the mail needs none. */
const cartaDeAviso = (nombre: string, quien: string, cuando: string): Letter => ({
  subject: 'Tu docente te dio un código para ingresar',
  paragraphs: [
    `Hola, ${nombre}:`,
    `${quien} te dio un código para ingresar, el ${cuando}. Vale por 10 minutos y una sola vez.`,
    'Si no lo pediste, avisa a la institución. En tu perfil están tus últimos ingresos.',
  ],
})
