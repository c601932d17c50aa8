import { inArray } from 'drizzle-orm'
import type { Reader, Tx } from '../../../db/client.ts'
import { archivos } from '../../../db/schema/archivos.ts'
import {
  IMAGEN_INVALIDA,
  isImagen,
  isSonido,
  SONIDO_INVALIDO,
} from '../../../src/domain/evaluaciones/medios.ts'
import type { PreguntaEscrita } from '../../../src/domain/evaluaciones/preguntas.ts'
import { ARCHIVO_AJENO } from '../../../src/domain/tareas/tarea-nueva.ts'
import { addUsos, findUsables } from '../../suelo/archivos/usos.ts'
import { invalidFields } from '../../suelo/plugins/validation.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import type { Pregunta } from './esquemas.ts'

/** What a question shows and sounds, for who may know all of it. */
export const mediosDe = ({ imagen, sonido, notacion, escuchas }: Pregunta) => ({
  imagen,
  sonido,
  notacion,
  escuchas,
})

type Mencion = readonly [campo: string, ruta: string, de: 'imagen' | 'sonido']

/** The uploads that questions name: refuses what is not the own, or not what it is to be. */
export function requireMedios(
  tx: Reader,
  { rol, id: docenteId }: Quien,
  catedraId: number,
  preguntas: readonly PreguntaEscrita[],
): void {
  const menciones = preguntas.flatMap((una, i) =>
    listMenciones(una).map(([campo, ...resto]): Mencion => [`preguntas.${i}.${campo}`, ...resto]),
  )
  const rutas = menciones.map(([, ruta]) => ruta)
  const usables = findUsables(tx, rutas, { docenteId: rol === 'docente' ? docenteId : null, catedraId })
  const conocidos = new Map(listArchivos(tx, [...usables.keys()]).map((uno) => [uno.path, uno]))
  const faltas = menciones.flatMap(([campo, ruta, de]) => {
    const falta = faltaDe(conocidos.get(ruta), de)
    return falta ? [[campo, falta] as const] : []
  })
  if (faltas.length > 0) throw invalidFields(faltas)
}

function faltaDe(archivo: Archivo | undefined, de: Mencion[2]): string | undefined {
  if (!archivo) return ARCHIVO_AJENO
  if (de === 'imagen') return isImagen(archivo) ? undefined : IMAGEN_INVALIDA
  return isSonido(archivo) ? undefined : SONIDO_INVALIDO
}

type Archivo = ReturnType<typeof listArchivos>[number]

/** A question uses the files that it names, as long as it is there. */
export function holdMedios(tx: Tx, preguntaId: number, pregunta: PreguntaEscrita, now: number): void {
  const rutas = listMenciones(pregunta).map(([, ruta]) => ruta)
  const ids = listArchivos(tx, rutas).map(({ id }) => id)
  addUsos(tx, { preguntaId }, ids, now)
}

function listMenciones({ imagen, sonido, opciones }: PreguntaEscrita): Mencion[] {
  const todas: Mencion[] = [
    ['imagen', imagen ?? '', 'imagen'],
    ['sonido', sonido ?? '', 'sonido'],
    ...opciones.map((una, i): Mencion => [`opciones.${i}.imagen`, una.imagen ?? '', 'imagen']),
  ]
  return todas.filter(([, ruta]) => ruta !== '')
}

const columnas = {
  id: archivos.id,
  path: archivos.path,
  tipo: archivos.tipo,
  bytes: archivos.bytes,
  duracion_ms: archivos.duracion_ms,
}

const listArchivos = (tx: Reader, rutas: string[]) =>
  rutas.length === 0 ? [] : tx.select(columnas).from(archivos).where(inArray(archivos.path, rutas)).all()
