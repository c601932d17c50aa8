import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../../db/client.ts'
import { pedidosDeDatos } from '../../../db/schema/datos-personales.ts'
import { alumnos, docentes } from '../../../db/schema/personas.ts'
import type { EstadoDePedidoDeDatos } from '../../../src/domain/casa/datos-personales.ts'
import type { RolConCodigo } from '../../../src/domain/sesiones/codigos.ts'
import { beginActo, enActo } from '../../suelo/actos.ts'
import { transactReleasing } from '../../suelo/archivos/limpieza.ts'
import { type Carta, removeCartas } from '../../suelo/correos/carpeta.ts'
import type { Deps } from '../../suelo/deps.ts'
import { AppError } from '../../suelo/plugins/app-error.ts'
import { enISO } from '../../suelo/services/instants.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import type { Persona } from '../../suelo/sesiones/cambio-pendiente.ts'
import { eraseDatos } from './borrado.ts'
import { listFuera } from './fuera.ts'

const { id, motivo, estado, respuesta, created_at, resuelto_en } = pedidosDeDatos
const columnas = { id, motivo, estado, respuesta, created_at, resuelto_en }

const deQuien = ({ rol, id: suyo }: Persona) =>
  eq(rol === 'alumno' ? pedidosDeDatos.alumnoId : pedidosDeDatos.docenteId, suyo)

/** Asks that everything kept of oneself be erased; one request waits at a time. */
export function requestBorrado(deps: Deps, persona: Persona, porque: string) {
  return enActo(deps, persona, {}, ({ tx, note, ahora }) => {
    if (readPedidoPropio(tx, persona)?.estado === 'PENDIENTE') throw pedidoEnEspera()
    const quien = persona.rol === 'alumno' ? { alumnoId: persona.id } : { docenteId: persona.id }
    const nuevo = { ...quien, motivo: porque || null, created_at: ahora }
    const pedido = tx.insert(pedidosDeDatos).values(nuevo).returning(columnas).get()
    if (persona.rol === 'docente') note({ hecho: 'datos.pedir-borrado' })
    return enFechas(pedido)
  })
}

/** The last one; null where there never was one. */
export function readPedidoPropio(db: Reader, persona: Persona) {
  const pedido = db
    .select(columnas)
    .from(pedidosDeDatos)
    .where(deQuien(persona))
    .orderBy(desc(id))
    .limit(1)
    .get()
  return pedido ? enFechas(pedido) : null
}

/** Those that wait first, the oldest before. */
export function listPedidos({ db }: Pick<Deps, 'db'>) {
  return selectPedidos(db).orderBy(sql`${estado} <> 'PENDIENTE'`, asc(id)).all().map(enFechas)
}

const selectPedidos = (db: Reader) =>
  db
    .select({
      ...columnas,
      rol: sql<RolConCodigo>`iif(${pedidosDeDatos.alumnoId} is null, 'docente', 'alumno')`,
      personaId: sql<number>`coalesce(${alumnos.id}, ${docentes.id})`,
      nombre: sql<string>`coalesce(${alumnos.nombre} || ' ' || ${alumnos.apellido}, ${docentes.nombre} || ' ' || ${docentes.apellido})`,
      email: sql<string>`coalesce(${alumnos.email}, ${docentes.email})`,
    })
    .from(pedidosDeDatos)
    .leftJoin(alumnos, eq(alumnos.id, pedidosDeDatos.alumnoId))
    .leftJoin(docentes, eq(docentes.id, pedidosDeDatos.docenteId))

/**
 * Everything that says who it was goes, in one transaction, and after it the mails that lie in their folder; the answer is
 * the request as it is then, and where it can still be.
 */
export async function grantBorrado(deps: Deps, quien: Quien, pedidoId: number) {
  const { pedido, emails, isSuelta, tachar } = transactReleasing(deps, (tx) => {
    const { note } = beginActo(deps, tx, quien, {})
    const { rol, personaId } = resolve(deps, tx, pedidoId, { estado: 'BORRADO' })
    const borrada = eraseDatos(deps, tx, { rol, id: personaId })
    note({ hecho: 'datos.borrar', ids: { pedidoId, [`${rol}Id`]: personaId } })
    return { ...borrada, pedido: requirePedido(tx, pedidoId) }
  })
  // What the pages said before is in this file until others are written over it.
  deps.sqlite.pragma('wal_checkpoint(TRUNCATE)')
  const esSuya = (carta: Carta) =>
    carta.para.some((una) => emails.includes(una)) || tachar(carta.texto) !== carta.texto || isSuelta(carta)
  await removeCartas(deps.copias.dataDir, esSuya)
  return { ...pedido, quedan_en: listFuera(deps) }
}

/** Who asked reads why. */
export function refuseBorrado(deps: Deps, quien: Quien, pedidoId: number, porque: string) {
  return enActo(deps, quien, {}, ({ tx, note }) => {
    const { nombre, email } = resolve(deps, tx, pedidoId, { estado: 'RECHAZADO', respuesta: porque })
    note({ hecho: 'datos.rechazar-borrado', nombre, ids: { pedidoId } })
    deps.outbox.post(tx, email, {
      subject: 'Respuesta a tu pedido de borrar tus datos',
      paragraphs: [
        `Hola, ${nombre}:`,
        'Tu pedido de borrar tus datos no fue aceptado. Esto te respondieron:',
      ],
      quote: porque,
    })
    return requirePedido(tx, pedidoId)
  })
}

type Resolucion = { estado: EstadoDePedidoDeDatos } & Partial<
  Pick<typeof pedidosDeDatos.$inferInsert, 'respuesta'>
>

/** Once: of two who answer at a time, one is too late. */
function resolve({ now }: Pick<Deps, 'now'>, tx: Tx, pedidoId: number, resolucion: Resolucion) {
  const pedido = requirePedido(tx, pedidoId)
  const { changes } = tx
    .update(pedidosDeDatos)
    .set({ ...resolucion, resuelto_en: now() })
    .where(and(eq(id, pedidoId), eq(estado, 'PENDIENTE')))
    .run()
  if (changes === 0) throw pedidoResuelto()
  return pedido
}

function requirePedido(tx: Reader, pedidoId: number) {
  const pedido = selectPedidos(tx).where(eq(id, pedidoId)).get()
  if (!pedido) throw pedidoNoEncontrado()
  return enFechas(pedido)
}

interface Fechas {
  created_at: number
  resuelto_en: number | null
}

const enFechas = <P extends Fechas>({ created_at, resuelto_en, ...pedido }: P) => ({
  ...pedido,
  created_at: enISO(created_at),
  resuelto_en: resuelto_en === null ? null : enISO(resuelto_en),
})

const pedidoEnEspera = () =>
  new AppError(409, 'pedido_en_espera', 'Ya hay un pedido tuyo que espera respuesta.')

const pedidoNoEncontrado = () => new AppError(404, 'pedido_no_encontrado', 'No encontramos ese pedido.')

const pedidoResuelto = () => new AppError(409, 'pedido_resuelto', 'Ese pedido ya tiene respuesta.')
