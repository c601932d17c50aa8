import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { auditoria } from '../../../db/schema/auditoria.ts'
import { catedras } from '../../../db/schema/catedras.ts'
import { sugerencias } from '../../../db/schema/comunidad.ts'
import { contribuyenteEmails, contribuyentes } from '../../../db/schema/contribuyentes.ts'
import { correos } from '../../../db/schema/correos.ts'
import { creadores } from '../../../db/schema/creadores.ts'
import { pedidosDeIngreso } from '../../../db/schema/ingreso-por-codigo.ts'
import { docentes } from '../../../db/schema/personas.ts'
import { tareaAsignaciones } from '../../../db/schema/tareas.ts'
import { columnasDeNotaPublicada, sinPublicar } from '../../cursado/tareas/publicado.ts'
import type { Deps } from '../../suelo/deps.ts'
import { type Filas, fromValor } from '../../suelo/papelera/contenido.ts'
import { collect, readDonde } from '../../suelo/papelera/recoleccion.ts'
import { listColumnas, listReferencias, type Referencia } from '../../suelo/papelera/referencias.ts'
import { enISO } from '../../suelo/services/instants.ts'
import type { Persona } from '../../suelo/sesiones/cambio-pendiente.ts'

type Fila = Record<string, unknown>
type Needs = Pick<Deps, 'db' | 'sqlite'>

/** What a person's rows are called by, and where they are. */
export const tablaDe = { alumno: 'alumnos', docente: 'docentes' } as const
const PERSONAS: readonly string[] = Object.values(tablaDe)

/** What only the program has a use for. */
const SIN_INTERES = ['archivo_usos', 'empujes']
/** Said by somebody else, to this person. */
const DIRIGIDAS = ['comentarios_de_entrega']
/** Secrets, and what others are called. */
const CALLADAS = ['hash', 'auth', 'p256dh', 'picos', 'quien', 'resuelto_por', 'marcada_por']
/** What a row that is named by one of these says of itself, the first that it has. */
const DICHAS = ['titulo', 'nombre', 'fecha', 'periodo', 'texto']

/**
 * All that is kept of somebody, table by table: what hangs on the person by the references of the database itself, so
 * that a new table is in it too; and what names the person's e-mail. Nothing of others.
 */
export function readDatos(deps: Needs, persona: Persona): Record<string, Fila[]> {
  const { sqlite } = deps
  const referencias = listReferencias(sqlite)
  const tablas = [
    ...collect(sqlite, tablaDe[persona.rol], persona.id).tablas,
    ...listSueltas(deps, referencias, persona),
  ].filter(({ tabla }) => !SIN_INTERES.includes(tabla))
  const propias = tablas.map((una): [string, Fila[]] => [
    una.tabla,
    readFilas(deps, referencias, persona, una),
  ])
  const todas = hideUnpublished(deps, Object.fromEntries(propias))
  return Object.fromEntries(
    Object.entries({ ...todas, ...readPorEmail(deps, persona) }).filter(([, filas]) => filas.length > 0),
  )
}

/** What names the person and would stay without it. */
const listSueltas = ({ sqlite }: Needs, referencias: Referencia[], { rol, id }: Persona): Filas[] =>
  referencias
    .filter(({ padre, alEliminar }) => padre === tablaDe[rol] && alEliminar === 'SET NULL')
    .map(({ tabla, columna }) => readDonde(sqlite, tabla, `"${columna}" = ?`, id))

function readFilas(
  deps: Needs,
  referencias: Referencia[],
  persona: Persona,
  { tabla, columnas, filas }: Filas,
) {
  const suyas = referencias.filter((una) => una.tabla === tabla)
  const dePersonas = suyas.filter(({ padre }) => PERSONAS.includes(padre))
  return filas
    .map(
      (fila): Fila => Object.fromEntries(columnas.map((columna, i) => [columna, fromValor(fila[i] ?? null)])),
    )
    .filter((fila) => isSuya(fila, tabla, dePersonas, persona))
    .map((fila) => toLegible(deps, referencias, persona, tabla, fila))
}

/** Where a table says whose a row is, it may be somebody else's: an answer to what this person wrote. */
function isSuya(fila: Fila, tabla: string, dePersonas: Referencia[], { rol, id }: Persona): boolean {
  const isOwn = ({ padre, columna }: Referencia) => padre === tablaDe[rol] && fila[columna] === id
  return dePersonas.length === 0 || DIRIGIDAS.includes(tabla) || dePersonas.some(isOwn)
}

/** As somebody may read it: without ids of people, with what the others stand for, and instants as dates. */
function toLegible(
  { sqlite }: Needs,
  referencias: Referencia[],
  persona: Persona,
  tabla: string,
  fila: Fila,
): Fila {
  const descrita: Fila = {}
  for (const [columna, valor] of Object.entries(fila)) {
    const referencia = referencias.find((una) => una.tabla === tabla && una.columna === columna)
    if (CALLADAS.includes(columna) || PERSONAS.includes(referencia?.padre ?? '') || valor === null) continue
    descrita[columna] = isInstante(columna, valor) ? enISO(valor) : valor
    if (!referencia) continue
    const { padre, clave } = referencia
    const cual = DICHAS.find((una) => listColumnas(sqlite, padre).includes(una))
    if (!cual) continue
    const dice = sqlite
      .prepare(
        `SELECT "${cual}" FROM "${padre}" WHERE "${clave}" = ? AND ${esDeOSinDueno(referencias, persona, padre)}`,
      )
      .pluck()
      .get(valor)
    if (dice !== undefined) descrita[columna.replace(/_id$/, '')] = dice
  }
  return descrita
}

/** What a file or a post is called may say who somebody else is; a course is not its teacher's. */
function esDeOSinDueno(referencias: Referencia[], { rol, id }: Persona, tabla: string): string {
  const suyas = referencias.filter((una) => una.tabla === tabla && PERSONAS.includes(una.padre))
  if (tabla === 'catedras' || suyas.length === 0) return 'true'
  const propias = suyas.filter(({ padre }) => padre === tablaDe[rol])
  return propias.map(({ columna }) => `"${columna}" = ${id}`).join(' OR ') || 'false'
}

const isInstante = (columna: string, valor: unknown): valor is number =>
  typeof valor === 'number' && /(_at|_en|_date)$|^cuando$|^fecha_entrega$/.test(columna)

/** A grade that its student has not been told is not told here either: it is read as the student reads it. */
function hideUnpublished({ db }: Needs, { ...tablas }: Record<string, Fila[]>): Record<string, Fila[]> {
  const { tarea_asignaciones: entregas = [], historial_de_notas: notas = [] } = tablas
  const calladas = db
    .select({ id: tareaAsignaciones.id, ...columnasDeNotaPublicada })
    .from(tareaAsignaciones)
    .where(
      and(
        inArray(
          tareaAsignaciones.id,
          entregas.map(({ id }) => Number(id)),
        ),
        sinPublicar,
      ),
    )
    .all()
  const comoSeLee = new Map(
    calladas.map(({ rectificada: _, ...publicada }) => [publicada.id as unknown, publicada]),
  )
  return {
    ...tablas,
    tarea_asignaciones: entregas.map((fila) => withoutNulls({ ...fila, ...comoSeLee.get(fila.id) })),
    historial_de_notas: notas.filter(({ tarea_asignacion_id }) => !comoSeLee.has(tarea_asignacion_id)),
  }
}

const withoutNulls = (fila: Fila): Fila =>
  Object.fromEntries(Object.entries(fila).filter(([, valor]) => valor !== null))

const enFechas = <F extends { created_at: number }>(filas: F[]) =>
  filas.map((fila) => ({ ...fila, created_at: enISO(fila.created_at) }))

/** What was sent to the person, and what the person contributed and did. */
function readPorEmail({ db, sqlite }: Needs, { rol, id }: Persona): Record<string, Fila[]> {
  const email = sqlite.prepare(`SELECT lower(email) FROM ${tablaDe[rol]} WHERE id = ?`).pluck().get(id)
  const propia =
    rol === 'docente' ? eq(auditoria.docenteId, id) : sql`${auditoria.ids} ->> 'alumnoId' = ${id}`
  return {
    correos: enFechas(
      db
        .select(rol === 'docente' ? deCorreo : { ...deCorreo, asunto: correos.asunto, texto: textoSinOtros })
        .from(correos)
        .where(sql`lower(${correos.para}) = ${email} and ${correos.caducaEn} is null`)
        .all(),
    ),
    pedidos_de_ingreso: readPedidosDeIngreso(db, email),
    ...readAportado(db, email),
    actividad: enFechas(
      db
        .select({ acto: auditoria.llamada, created_at: auditoria.created_at })
        .from(auditoria)
        .where(and(eq(auditoria.rol, rol), propia))
        .all(),
    ),
  }
}

function readPedidosDeIngreso(db: Needs['db'], email: unknown): Fila[] {
  const { id: _, catedraId: __, origen: ___, ...dicho } = getTableColumns(pedidosDeIngreso)
  return enFechas(
    db
      .select({ ...dicho, catedra: catedras.nombre })
      .from(pedidosDeIngreso)
      .innerJoin(catedras, eq(catedras.id, pedidosDeIngreso.catedraId))
      .where(sql`${pedidosDeIngreso.email} = ${email}`)
      .all(),
  )
}

const readAportado = (db: Needs['db'], email: unknown): Record<string, Fila[]> => ({
  aportes: enFechas(
    db.select(deAporte).from(creadores).where(sql`lower(${creadores.email}) = ${email}`).all(),
  ),
  sugerencias: enFechas(
    db
      .select(deSugerencia)
      .from(sugerencias)
      .where(sql`lower(${sugerencias.suggester_email}) = ${email}`)
      .all(),
  ),
  contribuyente: enFechas(
    db
      .select({
        como: contribuyentes.como,
        nombre: contribuyentes.nombre,
        created_at: contribuyentes.created_at,
      })
      .from(contribuyenteEmails)
      .innerJoin(contribuyentes, eq(contribuyentes.id, contribuyenteEmails.contribuyenteId))
      .where(sql`${contribuyenteEmails.email} = ${email}`)
      .all(),
  ),
})

/** What is written to a teacher is about others, its subject too. */
const deCorreo = { estado: correos.estado, created_at: correos.created_at }

/** Null where it says who else did something. */
const textoSinOtros = sql<string | null>`iif(exists (
  select 1 from ${docentes} where instr(${correos.texto}, ${docentes.nombre} || ' ' || ${docentes.apellido}) > 0
), null, ${correos.texto})`

const deAporte = {
  id: creadores.id,
  estado: creadores.status,
  nombre: creadores.first_name,
  apellido: creadores.last_name,
  email: creadores.email,
  direccion_ip: creadores.ip_address,
  nombre_de_quien_aporta: creadores.student_first_name,
  apellido_de_quien_aporta: creadores.student_last_name,
  created_at: creadores.created_at,
}

const deSugerencia = {
  id: sugerencias.id,
  estado: sugerencias.status,
  motivo: sugerencias.reason,
  email: sugerencias.suggester_email,
  direccion_ip: sugerencias.ip_address,
  cambios: sugerencias.cambios,
  nombre_pedido: sugerencias.nombre_pedido,
  created_at: sugerencias.created_at,
}
