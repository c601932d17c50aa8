import { eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { archivoUsos } from '../../../db/schema/archivo-usos.ts'
import { archivos } from '../../../db/schema/archivos.ts'
import { auditoria } from '../../../db/schema/auditoria.ts'
import { cambiosDeEmail } from '../../../db/schema/cambios-de-email.ts'
import { sugerencias } from '../../../db/schema/comunidad.ts'
import { contribuyenteEmails, contribuyentes } from '../../../db/schema/contribuyentes.ts'
import { correos } from '../../../db/schema/correos.ts'
import { papeleraArchivos } from '../../../db/schema/papelera.ts'
import { alumnos, docentes } from '../../../db/schema/personas.ts'
import { emailDeBorrada, nombreDeBorrada } from '../../../src/domain/casa/borradas.ts'
import type { Tachar } from '../../../src/domain/casa/tachado.ts'
import { ordenDePersona } from '../../../src/domain/personas/personas.ts'
import type { RolConCodigo } from '../../../src/domain/sesiones/codigos.ts'
import { markUsados } from '../../suelo/archivos/usos.ts'
import type { Carta } from '../../suelo/correos/carpeta.ts'
import { forgetDestinatario } from '../../suelo/correos/retencion.ts'
import type { Deps } from '../../suelo/deps.ts'
import type { Filas } from '../../suelo/papelera/contenido.ts'
import { endAccesos } from '../../suelo/sesiones/accesos.ts'
import type { Persona } from '../../suelo/sesiones/cambio-pendiente.ts'
import { asuntosAlNuevo } from '../../suelo/sesiones/cartas-de-cambio.ts'
import { cuentaAnterior, eraseGuardado } from './guardado.ts'
import { createTachadoDe, esSuActo, identify, nadieDe } from './identidad.ts'
import { applyReglas, reglasDe } from './reglas.ts'
import { eraseTextos, withoutTextos } from './textos.ts'

type Needs = Pick<Deps, 'sqlite' | 'now' | 'temas'>

/** By what one finds what is not in the database. */
interface Borrada {
  emails: string[]
  isSuelta: (carta: Pick<Carta, 'asunto' | 'para'>) => boolean
  tachar: Tachar
}

/**
 * What says who somebody is goes: name, e-mail, what was written and sent, and how they sign in. What a course has to
 * keep of its marks, grades and payments stays without a name, and a closed acta says what it said. The files that nobody
 * needs any more are for the transaction to release.
 */
export function eraseDatos({ sqlite, now, temas }: Needs, tx: Tx, persona: Persona): Borrada {
  const identidad = identify(sqlite, tx, persona)
  const { email } = identidad
  const emails = [...new Set([...identidad.emails, email.toLowerCase()])]
  for (const una of emails) forgetCartas(tx, persona.rol, una)
  endAccesos(tx, persona)
  const reglas = reglasDe(temas.borrado, persona, email)
  applyReglas(tx, reglas)
  tx.update(auditoria)
    .set({ nombre: nadieDe(persona).nombre })
    .where(esSuActo(persona))
    .run()
  eraseContribuyente(tx, email.toLowerCase())
  renamePersona(tx, persona, now())
  const tachar = createTachadoDe(sqlite, persona, identidad)
  const withoutSuyo = (filas: Filas) => withoutTextos(filas, persona, tachar)
  eraseGuardado(tx, [...reglas, cuentaAnterior(persona, email)], withoutSuyo, now())
  eraseTextos(sqlite, persona, tachar)
  releaseArchivos(tx, persona, now())
  return { emails, isSuelta: forgetSueltas(tx), tachar }
}

/**
 * Of a change of e-mail that came to nothing nobody knows any more who asked for it: the letters to such addresses go,
 * whosever they were. Whether a letter is one of them.
 */
function forgetSueltas(tx: Tx): Borrada['isSuelta'] {
  const deAlguien = new Set(
    [alumnos, docentes, cambiosDeEmail].flatMap((tabla) =>
      tx
        .select({ email: sql<string>`lower(${tabla.email})` })
        .from(tabla)
        .all()
        .map(({ email }) => email),
    ),
  )
  const isSuelta: Borrada['isSuelta'] = ({ asunto, para }) =>
    asuntosAlNuevo.includes(asunto) && !para.some((una) => deAlguien.has(una.toLowerCase()))
  const { id, asunto, para } = correos
  const enviadas = tx.select({ id, asunto, para }).from(correos).where(inArray(asunto, asuntosAlNuevo)).all()
  const sueltas = enviadas.filter((una) => isSuelta({ ...una, para: [una.para] })).map((una) => una.id)
  tx.delete(correos).where(inArray(id, sueltas)).run()
  return isSuelta
}

function renamePersona(tx: Tx, { rol, id }: Persona, now: number): void {
  const nadie = { ...nombreDeBorrada(id), email: emailDeBorrada(rol, id), telefono: null, direccion: null }
  const comun = { ...nadie, orden: ordenDePersona(nadie), borrado_en: now, updated_at: now }
  if (rol === 'docente') tx.update(docentes).set(comun).where(eq(docentes.id, id)).run()
  else
    tx.update(alumnos)
      .set({ ...comun, ...sinEstudio })
      .where(eq(alumnos.id, id))
      .run()
}

/** All that a student's row says beside what a teacher's says too. */
const sinEstudio = {
  documento: null,
  instrumento: null,
  detalles_adicionales: null,
  nombre_tutor: null,
  telefono_tutor: null,
  es_menor: false,
  vive_con_padres: false,
} satisfies Record<DeEstudio, unknown>
type DeEstudio = Exclude<keyof typeof alumnos.$inferSelect, keyof typeof docentes.$inferSelect>

/** What waits to be sent to an address, and what was. */
function forgetCartas(tx: Tx, rol: RolConCodigo, email: string): void {
  forgetDestinatario(tx, rol, email)
  tx.delete(correos)
    .where(eq(sql`lower(${correos.para})`, email))
    .run()
}

/** How somebody wanted to appear goes with the last of the addresses. */
function eraseContribuyente(tx: Tx, email: string): void {
  const suya = tx.delete(contribuyenteEmails).where(eq(contribuyenteEmails.email, email)).returning().get()
  if (!suya) return
  const { contribuyenteId: id } = suya
  tx.delete(sugerencias).where(eq(sugerencias.contribuyenteId, id)).run()
  tx.update(contribuyentes).set({ como: 'CORREO', nombre: null }).where(eq(contribuyentes.id, id)).run()
  const otras = eq(contribuyenteEmails.contribuyenteId, id)
  if (tx.select().from(contribuyenteEmails).where(otras).get()) return
  tx.delete(contribuyentes).where(eq(contribuyentes.id, id)).run()
}

/** A student's go, out of the bin too; a teacher's that a course uses stay with it. */
function releaseArchivos(tx: Tx, { rol, id }: Persona, now: number): void {
  const suyos = eq(rol === 'alumno' ? archivos.alumnoId : archivos.docenteId, id)
  if (rol === 'alumno') {
    const ids = tx.select({ id: archivos.id }).from(archivos).where(suyos)
    tx.delete(archivoUsos).where(inArray(archivoUsos.archivoId, ids)).run()
    tx.delete(papeleraArchivos).where(inArray(papeleraArchivos.archivoId, ids)).run()
  }
  markUsados(tx, suyos, now)
}
