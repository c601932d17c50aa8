import { eq, inArray, or, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { archivoUsos } from '../../../db/schema/archivo-usos.ts'
import { archivos } from '../../../db/schema/archivos.ts'
import { auditoria } from '../../../db/schema/auditoria.ts'
import { sugerencias } from '../../../db/schema/comunidad.ts'
import { correos } from '../../../db/schema/correos.ts'
import { papeleraArchivos } from '../../../db/schema/papelera.ts'
import { alumnos, docentes } from '../../../db/schema/personas.ts'
import { contribuyenteEmails, contribuyentes } from '../../../db/schema/recibos.ts'
import { emailDeBorrada, nombreDeBorrada } from '../../../src/domain/datos-personales.ts'
import { ordenDePersona } from '../../../src/domain/personas.ts'
import type { Deps } from '../../deps.ts'
import { markUsados } from '../archivos/usos.ts'
import { forgetDestinatario } from '../correos/retencion.ts'
import { endAccesos } from '../sesiones/accesos.ts'
import type { Persona } from '../sesiones/cambio-pendiente.ts'
import { cuentaAnterior, eraseGuardado } from './guardado.ts'
import { type Antes, applyReglas, reglasDe } from './reglas.ts'

/**
 * What says who somebody is goes: name, e-mail, what was written and sent, and how they sign in. What a course has to
 * keep of its marks, grades and payments stays without a name, and a closed acta says what it said. The files that nobody
 * needs any more are for the transaction to release.
 */
export function eraseDatos({ now }: Pick<Deps, 'now'>, tx: Tx, persona: Persona): void {
  const { rol, id } = persona
  const antes = requirePersona(tx, persona)
  forgetDestinatario(tx, rol, antes.email)
  endAccesos(tx, persona)
  const reglas = reglasDe(persona, antes)
  applyReglas(tx, reglas)
  eraseGuardado(tx, [...reglas, cuentaAnterior(persona, antes)], now())
  eraseNombre(tx, persona, antes)
  eraseContribuyente(tx, antes.email.toLowerCase())
  const nadie = { ...nombreDeBorrada(id), email: emailDeBorrada(rol, id), telefono: null, direccion: null }
  const comun = { ...nadie, orden: ordenDePersona(nadie), borrado_en: now(), updated_at: now() }
  if (rol === 'docente') tx.update(docentes).set(comun).where(eq(docentes.id, id)).run()
  else
    tx.update(alumnos)
      .set({ ...comun, ...sinEstudio })
      .where(eq(alumnos.id, id))
      .run()
  releaseArchivos(tx, persona, now())
}

const sinEstudio = {
  documento: null,
  instrumento: null,
  detalles_adicionales: null,
  nombre_tutor: null,
  telefono_tutor: null,
  es_menor: false,
  vive_con_padres: false,
}

function requirePersona(tx: Tx, { rol, id }: Persona): Antes {
  const tabla = rol === 'alumno' ? alumnos : docentes
  const nombre = sql<string>`${tabla.nombre} || ' ' || ${tabla.apellido}`
  return tx.select({ nombre, email: tabla.email }).from(tabla).where(eq(tabla.id, id)).get() as Antes
}

/** Where it stands in a text: of who did something, and to whom. */
function eraseNombre(tx: Tx, { rol, id }: Persona, { nombre, email }: Antes): void {
  const { nombre: nuevo, apellido } = nombreDeBorrada(id)
  const nadie = `${nuevo} ${apellido}`
  const suya =
    rol === 'docente'
      ? eq(auditoria.docenteId, id)
      : sql`${auditoria.rol} = 'alumno' and ${auditoria.ids} ->> 'alumnoId' = ${id}`
  tx.update(auditoria).set({ nombre: nadie }).where(suya).run()
  const loNombra = or(
    sql`instr(${auditoria.resumen}, ${nombre}) > 0`,
    sql`instr(${auditoria.resumen}, ${email}) > 0`,
  )
  const { id: lineaId, resumen } = auditoria
  for (const linea of tx.select({ id: lineaId, resumen }).from(auditoria).where(loNombra).all()) {
    const sinNombre = replaceWord(linea.resumen, nombre, nadie).replaceAll(email, '')
    tx.update(auditoria).set({ resumen: sinNombre }).where(eq(lineaId, linea.id)).run()
  }
  tx.delete(correos)
    .where(eq(sql`lower(${correos.para})`, email.toLowerCase()))
    .run()
}

/** Not where it is the beginning of another name. */
function replaceWord(texto: string, nombre: string, otro: string): string {
  const literal = nombre.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return texto.replace(new RegExp(`(?<!\\p{L})${literal}(?!\\p{L})`, 'gu'), otro)
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
