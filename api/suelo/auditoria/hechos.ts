import { eq } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { auditoria } from '../../../db/schema/auditoria.ts'
import { alumnos, docentes } from '../../../db/schema/personas.ts'
import { requireAbierta } from '../abierta.ts'
import type { Quien } from '../services/sessions.ts'
import { entreComillas, recortado } from './cambios.ts'
import { type Acto, palabras } from './palabras.ts'
import { type Cosa, catedraDe, nombreDe } from './sobre.ts'

export interface Hecho {
  hecho: Acto
  /** What the thing is called that was made or, where `cambios` are told, that was changed. */
  nombre?: string
  /** The ids of whom and what it was done to, which are still there. */
  sobre?: { readonly [cosa in Cosa]?: number }
  /** What else there is to say of it, as 'Presente'. */
  ademas?: readonly string[]
  /** What became of it, as '8 de 10'. */
  detalle?: string
  /** Of an edition, as `cambiosEntre` says them. */
  cambios?: string
  /** Besides those of `sobre`. */
  ids?: Record<string, number>
}

/** Of what students do, only how they sign in: one may have to tell them who changed it. */
const deAlumnos: readonly Acto[] = ['email.cambiar', 'email.cancelar', 'email.confirmar', 'email.descartar']

/** What may be done about a course that is closed: nothing of it changes by that. */
const deCerradas: readonly Acto[] = ['catedras.reabrir', 'pagos.recibo', 'papelera.eliminar']

/**
 * Writes who did what, in the transaction that does it: neither is there without the other. Nothing is done in a course
 * that is closed.
 */
export function noteHecho(tx: Tx, quien: Quien, hecho: Hecho, now: number): void {
  const { rol, id } = quien
  const catedraId = catedraDe(tx, idsDe(hecho))
  if (catedraId !== undefined && !deCerradas.includes(hecho.hecho)) requireAbierta(tx, catedraId)
  if (rol === 'alumno' && !deAlumnos.includes(hecho.hecho)) return
  tx.insert(auditoria)
    .values({
      rol,
      docenteId: rol === 'docente' ? id : null,
      nombre: nombreDeQuien(tx, quien),
      llamada: hecho.hecho,
      ids: { ...idsDe(hecho), ...(rol === 'alumno' && { alumnoId: id }) },
      resumen: resumenDe(tx, hecho),
      created_at: now,
    })
    .run()
}

/** As it is told of who did something, also to those who may not know more. */
export function nombreDeQuien(tx: Tx, { rol, id }: Quien): string {
  if (rol === 'admin') return 'Administración'
  const personas = rol === 'docente' ? docentes : alumnos
  const { nombre, apellido } = personas
  const persona = tx.select({ nombre, apellido }).from(personas).where(eq(personas.id, id)).get()
  return persona ? `${persona.nombre} ${persona.apellido}` : ''
}

function idsDe({ sobre, ids }: Hecho): Record<string, number> {
  const nombradas = cosasDe(sobre).map(([cosa, id]) => [`${cosa}Id`, id])
  return { ...Object.fromEntries(nombradas), ...ids }
}

const cosasDe = (sobre: Hecho['sobre'] = {}) => Object.entries(sobre) as [Cosa, number][]

/** 'Creó la tarea: «Polca» — Armonía', 'Cambió la tarea «Polca» — Armonía · título'. */
function resumenDe(tx: Tx, { hecho, nombre, sobre, ademas = [], detalle, cambios }: Hecho): string {
  const otros = [...cosasDe(sobre).flatMap(([cosa, id]) => nombreDe(tx, cosa, id) ?? []), ...ademas]
  const dichos = [...new Set(otros)].filter((uno) => uno !== nombre).map(recortado)
  const cola = [...dichos, cambios].filter(Boolean).join(' · ')
  const separado = cambios === undefined ? ': ' : ' '
  const cabeza = palabras[hecho] + (nombre ? separado + entreComillas(nombre) : '')
  const frase = [cabeza, cola].filter(Boolean).join(' — ')
  return detalle ? `${frase}: ${detalle}` : frase
}
