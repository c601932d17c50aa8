import { desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../../db/client.ts'
import { codigosDeIngreso, pedidosDeIngreso } from '../../../db/schema/ingreso-por-codigo.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import type { AlInscribir } from '../../../src/domain/inscripciones/inscripciones.ts'
import { receive } from '../../cursado/puesta-al-dia/puesta-al-dia.ts'
import type { Acto } from '../../suelo/actos.ts'
import type { Deps } from '../../suelo/deps.ts'
import { isInscripcionVigente } from '../../suelo/vigentes.ts'
import type { Catedra } from '../catedras/ficha.ts'
import { yaInscrito } from '../inscripciones/errors.ts'
import { writeInscripcion } from '../inscripciones/escritura.ts'
import { sinDatos } from '../inscripciones/service.ts'
import { findAlumnoPorEmail, insertAlumno } from '../personas/alumnos.ts'

const { id: _, estado: __, created_at: ___, ...columnas } = getTableColumns(pedidosDeIngreso)

/** Who asks to come into which course. */
export const columnasDePedido = columnas
export type Pedido = Pick<typeof pedidosDeIngreso.$inferSelect, keyof typeof columnasDePedido>

export const isEnCatedra = (tx: Reader, catedraId: number, alumnoId: number): boolean =>
  tx
    .select({ id: catedraAlumnos.id })
    .from(catedraAlumnos)
    .where(isInscripcionVigente(catedraId, alumnoId))
    .get() !== undefined

/** Whose that e-mail is, who keeps the data on file; else somebody new. */
export const requireAlumnoDe = (tx: Tx, pedido: Pedido, now: number) =>
  findAlumnoPorEmail(tx, pedido.email) ??
  (insertAlumno(tx, { ...sinDatos, ...conTextos(pedido) }, now) as NonNullable<
    ReturnType<typeof insertAlumno>
  >)

const conTextos = ({ telefono, instrumento, nombre_tutor, telefono_tutor, ...pedido }: Pedido) => ({
  nombre: pedido.nombre,
  apellido: pedido.apellido,
  email: pedido.email,
  es_menor: pedido.es_menor,
  telefono: telefono ?? '',
  instrumento: instrumento ?? '',
  nombre_tutor: nombre_tutor ?? '',
  telefono_tutor: telefono_tutor ?? '',
})

/** A student comes in by the code: at what the last one pays, for the administrator to look at. */
export function comeIn(
  deps: Deps,
  acto: Acto,
  catedra: Catedra,
  alumnoId: number,
  alInscribir: AlInscribir,
): void {
  const { tx, note } = acto
  const condiciones = readUltimas(tx, catedra.id)
  const id = writeInscripcion(deps, tx, {
    ...condiciones,
    fecha_inscripcion: '',
    composerId: null,
    catedraId: catedra.id,
    alumnoId,
  })
  if (id === undefined) throw yaInscrito()
  tx.update(catedraAlumnos)
    .set({ condiciones_por_revisar: catedra.modalidad_pago === 'PARTICULAR' })
    .where(eq(catedraAlumnos.id, id))
    .run()
  tx.update(codigosDeIngreso)
    .set({ entraron: sql`${codigosDeIngreso.entraron} + 1` })
    .where(eq(codigosDeIngreso.catedraId, catedra.id))
    .run()
  note({ hecho: 'ingreso.entrar', sobre: { inscripcion: id } })
  receive(deps, acto, { catedra, alumnoIds: [alumnoId], ...alInscribir })
}

const SIN_CONDICIONES = { dia_cobro: null, matricula_monto: null, cuota_monto: null }

const readUltimas = (tx: Reader, catedraId: number) =>
  tx
    .select({
      dia_cobro: catedraAlumnos.dia_cobro,
      matricula_monto: catedraAlumnos.matricula_monto,
      cuota_monto: catedraAlumnos.cuota_monto,
    })
    .from(catedraAlumnos)
    .where(eq(catedraAlumnos.catedraId, catedraId))
    .orderBy(desc(catedraAlumnos.id))
    .limit(1)
    .get() ?? SIN_CONDICIONES
