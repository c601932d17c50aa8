import { eq } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { auditoria } from '../../../db/schema/auditoria.ts'
import { alumnos, docentes } from '../../../db/schema/personas.ts'
import type { Quien } from '../services/sessions.ts'
import type { Ids, Temas } from '../tema.ts'
import { entreComillas, recortado } from './cambios.ts'

export interface Hecho {
  /** One that a subject has words for. */
  hecho: string
  /** What the thing is called that was made or, where `cambios` are told, that was changed. */
  nombre?: string
  /** The ids of whom and what it was done to, which are still there. */
  sobre?: Ids
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
const isOfSigningIn = (hecho: string) => hecho.startsWith('email.')

/** Writes who did what, in the transaction that does it: neither is there without the other. */
export function writeHecho(temas: Temas, tx: Tx, quien: Quien, hecho: Hecho, now: number): void {
  const { rol, id } = quien
  if (rol === 'alumno' && !isOfSigningIn(hecho.hecho)) return
  tx.insert(auditoria)
    .values({
      rol,
      docenteId: rol === 'docente' ? id : null,
      nombre: nombreDeQuien(tx, quien),
      llamada: hecho.hecho,
      ids: { ...idsDe(hecho), ...(rol === 'alumno' && { alumnoId: id }) },
      resumen: resumenDe(temas, tx, hecho),
      created_at: now,
    })
    .run()
}

/** All who administrate sign as one. */
export const NOMBRE_DE_ADMINISTRACION = 'Administración'

/** As it is told of who did something, also to those who may not know more. */
export function nombreDeQuien(tx: Tx, { rol, id }: Quien): string {
  if (rol === 'admin') return NOMBRE_DE_ADMINISTRACION
  const personas = rol === 'docente' ? docentes : alumnos
  const { nombre, apellido } = personas
  const persona = tx.select({ nombre, apellido }).from(personas).where(eq(personas.id, id)).get()
  return persona ? `${persona.nombre} ${persona.apellido}` : ''
}

const idsDe = ({ sobre = {}, ids }: Hecho): Record<string, number> => ({
  ...Object.fromEntries(Object.entries(sobre).map(([cosa, id]) => [`${cosa}Id`, id])),
  ...ids,
})

/** 'Creó la tarea: «Polca» — Armonía', 'Cambió la tarea «Polca» — Armonía · título'. */
function resumenDe(
  temas: Temas,
  tx: Tx,
  { hecho, nombre, sobre = {}, ademas = [], detalle, cambios }: Hecho,
) {
  const nombres = Object.entries(sobre).flatMap(([cosa, id]) => temas.nombreDe(tx, cosa, id) ?? [])
  const dichos = [...new Set([...nombres, ...ademas])].filter((uno) => uno !== nombre).map(recortado)
  const cola = [...dichos, cambios].filter(Boolean).join(' · ')
  const separado = cambios === undefined ? ': ' : ' '
  const cabeza = temas.palabrasDe(hecho) + (nombre ? separado + entreComillas(nombre) : '')
  const frase = [cabeza, cola].filter(Boolean).join(' — ')
  return detalle ? `${frase}: ${detalle}` : frase
}
