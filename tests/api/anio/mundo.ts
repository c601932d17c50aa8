import { rmSync } from 'node:fs'
import { and, desc, eq } from 'drizzle-orm'
import { checkDeudas } from '../../../api/casa/diagnostico/deudas.ts'
import type { Hallazgo } from '../../../api/casa/diagnostico/hallazgo.ts'
import { actaRenglones, actas } from '../../../db/schema/actas.ts'
import { insertAlumno, insertDocente } from '../../support/academia.ts'
import { testApi } from '../../support/api.ts'
import { type Azar, createAzar } from '../../support/azar.ts'
import type { Client } from '../../support/client.ts'
import { createDesacuerdos, type Desacuerdos } from '../../support/desacuerdos.ts'
import { createSimulacion, type Respuesta } from '../../support/simulacion.ts'
import type { Alumno, Catedra, Docente, Libro } from './libro.ts'

/** The hours at which things happen, as the institution's clocks show them: all of the same date in UTC. */
export const MANIANA = '11:00'
export const SIESTA = '15:00'
export const NOCHE = '22:30'

export interface Correo {
  para: string
  asunto: string
  texto: string
  fecha: string
  /** The courses that were closed when it was written. */
  cerradas: string[]
}

export interface Mundo {
  azar: Azar
  libro: Libro
  desacuerdos: Desacuerdos
  admin: Client
  docente: (docente: Docente) => Client
  alumno: (alumno: Alumno) => Client
  /** A number for each act: what came first. */
  orden: () => number
  /** Does something; what is not taken is a disagreement, and answers nothing. */
  hace: (quien: Client, llamada: string, cuerpo?: unknown) => Promise<Respuesta | null>
  /** Reads something that has to be there. */
  lee: (quien: Client, llamada: string) => Promise<Respuesta>
  /** A file as it comes, for who may read it. */
  leeArchivo: (quien: 'admin' | Docente, ruta: string) => Promise<Buffer>
  /** A spreadsheet, row by row. */
  leeCsv: (quien: 'admin' | Docente, ruta: string) => Promise<string[][]>
  /** What anybody may read who has its address. */
  leeTexto: (ruta: string) => Promise<string>
  /** A file that a student hands in. */
  entrega: (alumno: Alumno, asignacionId: number, texto: string) => Promise<boolean>
  irA: (fecha: string, hora: string) => void
  /** Between two acts of which the later one counts. */
  pasaUnMinuto: () => void
  /** What stands under the code of a student's constancia. */
  codigoDeConstancia: (catedra: Catedra, alumno: Alumno) => string | undefined
  /** Whether each enrolment says from when on it owes. */
  deudas: () => Hallazgo
  /** Gathers the mails that were written until now. */
  junta: () => Promise<void>
  /** What the program does by itself, and the mails that it wrote. */
  trabaja: () => Promise<void>
  correos: Correo[]
  cierra: () => void
}

/** The program in process, empty but for its people, and the book of what happens in it. */
export function createMundoDelAnio(semilla: number): Mundo {
  const desde = '2026-03-01'
  const api = testApi({ now: `${desde}T${MANIANA}:00Z`, sinLimites: true })
  const { db } = api
  const desacuerdos = createDesacuerdos(semilla)
  const azar = createAzar(semilla)
  const libro: Libro = { hoy: desde, alumnos: [], docentes: [], catedras: [] }
  const clientes = new Map<string, Client>()
  const cliente = (rol: 'docente' | 'alumno', { id, nombre, email }: Docente) => {
    const clave = `${rol} ${id}`
    const suyo = clientes.get(clave) ?? api.as(rol, { id, nombre, apellido: nombre, email })
    clientes.set(clave, suyo)
    return suyo
  }
  for (const nombre of ['Ocampos', 'Duarte', 'Suárez']) {
    const { id, email } = insertDocente(db, { nombre: 'Docente', apellido: nombre })
    libro.docentes.push({ id, nombre, email })
  }
  for (let i = 1; i <= 40; i++) {
    const apellido = `Alumno ${String(i).padStart(2, '0')}`
    const { id, email } = insertAlumno(db, { nombre: 'Uno', apellido })
    const aplica = azar.entero(55, 100) / 100
    libro.alumnos.push({ id, nombre: apellido, email, aplica, enPapelera: false })
  }
  const correos: Mundo['correos'] = []
  let ordenes = 0

  const { hace, noteRechazo, lee, irA, ...simulacion } = createSimulacion(api, desacuerdos)
  const junta = async () => {
    const nuevos = await simulacion.junta()
    const cerradas = libro.catedras.filter(({ cerradaEl }) => cerradaEl !== null).map(({ nombre }) => nombre)
    for (const { to, subject, text } of nuevos)
      correos.push({ para: to, asunto: subject, texto: text, fecha: libro.hoy, cerradas })
  }
  const leeArchivo: Mundo['leeArchivo'] = async (quien, ruta) => {
    const persona = quien === 'admin' ? undefined : { ...quien, apellido: quien.nombre }
    const rol = ruta.startsWith('/alumnos/') ? 'alumno' : 'docente'
    const headers = await api.sesion(quien === 'admin' ? 'admin' : rol, persona)
    return Buffer.from(await (await api.call(ruta, { headers })).arrayBuffer())
  }

  return {
    azar,
    libro,
    desacuerdos,
    correos,
    junta,
    admin: api.asAdmin,
    docente: (docente) => cliente('docente', docente),
    alumno: (alumno) => cliente('alumno', alumno),
    orden: () => ++ordenes,
    hace,
    lee,
    leeArchivo,
    leeCsv: async (quien, ruta) => rowsOf((await leeArchivo(quien, ruta)).toString()),
    leeTexto: async (ruta) => (await api.call(ruta)).text(),
    async entrega(alumno, asignacionId, texto) {
      const headers = await api.sesion('alumno', { ...alumno, apellido: alumno.nombre })
      const body = new FormData()
      body.append('file', new File([texto], 'entrega.txt', { type: 'text/plain' }))
      const { status } = await api.call(`/tareas/${asignacionId}/submit`, { method: 'POST', headers, body })
      if (status < 300) return true
      noteRechazo(`POST /tareas/${asignacionId}/submit`, `${status} ${alumno.nombre}`, 201)
      return false
    },
    irA(fecha, hora) {
      irA(fecha, hora)
      libro.hoy = fecha
    },
    pasaUnMinuto: () => api.advance(60_000),
    codigoDeConstancia: (catedra, alumno) =>
      db
        .select({ codigo: actaRenglones.codigo })
        .from(actaRenglones)
        .innerJoin(actas, eq(actas.id, actaRenglones.actaId))
        .where(and(eq(actas.catedraId, catedra.id), eq(actaRenglones.alumnoId, alumno.id)))
        .orderBy(desc(actas.version))
        .get()?.codigo,
    deudas: () => checkDeudas(db),
    async trabaja() {
      // What was written before is of who wrote it, and not of a job.
      await junta()
      await simulacion.trabaja()
      await junta()
    },
    cierra: () => rmSync(api.dataDir, { recursive: true, force: true }),
  }
}

/** Fields between commas or semicolons, in quotes where they have to be. */
function rowsOf(texto: string): string[][] {
  const lineas = texto
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter(Boolean)
  const separador = (lineas[0]?.split(';').length ?? 0) > (lineas[0]?.split(',').length ?? 0) ? ';' : ','
  const campo = new RegExp(`(?:"((?:[^"]|"")*)"|([^${separador}]*))(?:${separador}|$)`, 'gy')
  return lineas.map((linea) => {
    campo.lastIndex = 0
    const campos: string[] = []
    while (campo.lastIndex < linea.length) {
      const [, entre, suelto] = campo.exec(linea) ?? []
      if (entre === undefined && suelto === undefined) break
      campos.push(entre?.replaceAll('""', '"') ?? suelto ?? '')
    }
    return campos
  })
}

/** A call about a course, as a teacher and as the administrator makes it. */
export const deDocente = ({ id }: Catedra, resto: string) => `/docente/catedra/${id}${resto}`
export const deAdmin = ({ id }: Catedra, resto: string) => `/admin/catedras/${id}${resto}`
