import { eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { archivoUsos } from '../../../db/schema/archivo-usos.ts'
import { archivos } from '../../../db/schema/archivos.ts'
import { auditoria } from '../../../db/schema/auditoria.ts'
import { cierresDeClase } from '../../../db/schema/cierres-de-clase.ts'
import { comentariosDeEntrega } from '../../../db/schema/comentarios-de-entrega.ts'
import { creadorVersiones, sugerencias } from '../../../db/schema/comunidad.ts'
import { correos } from '../../../db/schema/correos.ts'
import { creadores } from '../../../db/schema/creadores.ts'
import { ingresos } from '../../../db/schema/ingresos.ts'
import { justificativos } from '../../../db/schema/justificativos.ts'
import { papelera } from '../../../db/schema/papelera.ts'
import { alumnos, docentes } from '../../../db/schema/personas.ts'
import { contribuyenteEmails, contribuyentes } from '../../../db/schema/recibos.ts'
import { subidas } from '../../../db/schema/subidas.ts'
import { publicacionComentarios, publicaciones } from '../../../db/schema/tablon.ts'
import { historialDeNotas, tareaAsignaciones } from '../../../db/schema/tareas.ts'
import { emailDeBorrada, nombreDeBorrada } from '../../../src/domain/datos-personales.ts'
import { ordenDePersona } from '../../../src/domain/personas.ts'
import type { Deps } from '../../deps.ts'
import { deleteUnused } from '../archivos/limpieza.ts'
import { forgetDestinatario } from '../correos/retencion.ts'
import { endAccesos } from '../sesiones/accesos.ts'
import type { Persona } from '../sesiones/cambio-pendiente.ts'
import { deletePendiente } from '../sesiones/cambio-pendiente.ts'

/**
 * What says who somebody is goes: name, e-mail, what was written and sent, and how they sign in. What a course has to
 * keep of its marks, grades and payments stays without a name, and a closed acta says what it said. Gives the paths of
 * the files that nobody needs any more, to be removed after the commit.
 */
export function eraseDatos({ now }: Pick<Deps, 'now'>, tx: Tx, persona: Persona): string[] {
  const { rol, id } = persona
  const antes = requirePersona(tx, persona)
  forgetDestinatario(tx, rol, antes.email)
  deletePendiente(tx, persona)
  endAccesos(tx, persona)
  if (rol === 'alumno') deleteEscrito(tx, id)
  tx.delete(subidas)
    .where(eq(rol === 'alumno' ? subidas.alumnoId : subidas.docenteId, id))
    .run()
  eraseNombre(tx, persona, antes)
  eraseContribuciones(tx, persona, antes.email)
  const nadie = { ...nombreDeBorrada(id), email: emailDeBorrada(rol, id), telefono: null, direccion: null }
  const comun = { ...nadie, orden: ordenDePersona(nadie), borrado_en: now(), updated_at: now() }
  if (rol === 'docente') tx.update(docentes).set(comun).where(eq(docentes.id, id)).run()
  else
    tx.update(alumnos)
      .set({ ...comun, ...sinEstudio })
      .where(eq(alumnos.id, id))
      .run()
  return releaseArchivos(tx, persona)
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

interface Antes {
  nombre: string
  email: string
}

function requirePersona(tx: Tx, { rol, id }: Persona): Antes {
  const tabla = rol === 'alumno' ? alumnos : docentes
  const nombre = sql<string>`${tabla.nombre} || ' ' || ${tabla.apellido}`
  return tx.select({ nombre, email: tabla.email }).from(tabla).where(eq(tabla.id, id)).get() as Antes
}

/** What a student wrote, an answer to which goes with it, and when one signed in. */
function deleteEscrito(tx: Tx, alumnoId: number): void {
  tx.delete(publicaciones).where(eq(publicaciones.autorAlumnoId, alumnoId)).run()
  tx.delete(publicacionComentarios).where(eq(publicacionComentarios.autorAlumnoId, alumnoId)).run()
  tx.delete(comentariosDeEntrega).where(eq(comentariosDeEntrega.alumnoId, alumnoId)).run()
  tx.delete(justificativos).where(eq(justificativos.alumnoId, alumnoId)).run()
  tx.delete(ingresos).where(eq(ingresos.alumnoId, alumnoId)).run()
  tx.update(tareaAsignaciones).set({ archivoId: null }).where(eq(tareaAsignaciones.alumnoId, alumnoId)).run()
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
  if (rol === 'alumno') return
  tx.update(historialDeNotas).set({ quien: nadie }).where(eq(historialDeNotas.quien, nombre)).run()
  tx.update(justificativos).set({ resuelto_por: nadie }).where(eq(justificativos.resuelto_por, nombre)).run()
  tx.update(papelera).set({ por: nadie }).where(eq(papelera.por, nombre)).run()
  tx.update(cierresDeClase).set({ por: nadie }).where(eq(cierresDeClase.por, nombre)).run()
}

/** Not where it is the beginning of another name. */
function replaceWord(texto: string, nombre: string, otro: string): string {
  const literal = nombre.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return texto.replace(new RegExp(`(?<!\\p{L})${literal}(?!\\p{L})`, 'gu'), otro)
}

/** What was given to the timeline stays, and is nobody's. */
function eraseContribuciones(tx: Tx, { rol, id }: Persona, email: string): void {
  const isSuyo = (columna: SQL | Parameters<typeof eq>[0]) => sql`lower(${columna}) = ${email.toLowerCase()}`
  const nadie = emailDeBorrada(rol, id)
  const sinNombre = { student_first_name: null, student_last_name: null, ip_address: null }
  tx.update(creadores)
    .set({ ...sinNombre, email: nadie })
    .where(isSuyo(creadores.email))
    .run()
  tx.update(sugerencias)
    .set({ ...sinNombre, suggester_email: nadie })
    .where(isSuyo(sugerencias.suggester_email))
    .run()
  eraseContribuyente(tx, email.toLowerCase())
  tx.update(creadorVersiones).set({ quien: nadie }).where(isSuyo(creadorVersiones.quien)).run()
}

/** How somebody wanted to appear goes with the last of the addresses. */
function eraseContribuyente(tx: Tx, email: string): void {
  const suya = tx.delete(contribuyenteEmails).where(eq(contribuyenteEmails.email, email)).returning().get()
  if (!suya) return
  const { contribuyenteId: id } = suya
  tx.update(contribuyentes).set({ como: 'CORREO', nombre: null }).where(eq(contribuyentes.id, id)).run()
  const otras = eq(contribuyenteEmails.contribuyenteId, id)
  if (tx.select().from(contribuyenteEmails).where(otras).get()) return
  tx.delete(contribuyentes).where(eq(contribuyentes.id, id)).run()
}

/** A student's go; a teacher's that a course uses stay with it. */
function releaseArchivos(tx: Tx, { rol, id }: Persona): string[] {
  const suyos = eq(rol === 'alumno' ? archivos.alumnoId : archivos.docenteId, id)
  const ids = tx.select({ id: archivos.id }).from(archivos).where(suyos)
  if (rol === 'alumno') tx.delete(archivoUsos).where(inArray(archivoUsos.archivoId, ids)).run()
  return deleteUnused(tx, suyos).map(({ path }) => path)
}
