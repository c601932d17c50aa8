import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Db, transactAnyway } from '../../../db/client.ts'
import { enActo } from '../../suelo/actos.ts'
import type { Deps } from '../../suelo/deps.ts'
import { AppError } from '../../suelo/plugins/app-error.ts'
import { readAjustes, writeAjuste } from '../../suelo/services/ajustes.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { isUnderWay, nombreDeCopia, removeCutOff } from './carpeta.ts'
import { noteCopia } from './fallida.ts'
import { isRunning } from './interrumpida.ts'
import { requireRoom } from './programadas.ts'

const PEDIDA = 'copia_pedida'
const INTERRUMPIDA = 'Se interrumpió: el programa se detuvo mientras la hacía.'

interface Pedida {
  nombre: string
  cuando: number
  /** The process that makes it. */
  pid: number
  /** Why it was not made; null while nobody knows. */
  fallo: string | null
}

/** The one that somebody asked for last, until it is made; null where there is none. */
export function readPedida(db: Pick<Db, 'select'>) {
  const kept = readAjustes(db, [PEDIDA])[PEDIDA]
  if (kept === undefined) return null
  const { nombre, cuando, pid, fallo } = JSON.parse(kept) as Pedida
  const motivo = fallo ?? (isRunning(pid) ? null : INTERRUMPIDA)
  return { nombre, cuando, motivo, estado: motivo === null ? ('HACIENDO' as const) : ('FALLIDA' as const) }
}

const write = (db: Db, pedida: Pedida | null) =>
  transactAnyway(db, (tx) => writeAjuste(tx, PEDIDA, pedida && JSON.stringify(pedida)))

/** Begins to make a copy; the list says how it goes on. */
export async function startCopia(deps: Deps, quien: Quien): Promise<{ nombre: string }> {
  const { db, now, copias } = deps
  const cuando = now()
  const pedida = { nombre: nombreDeCopia(cuando), cuando, pid: process.pid, fallo: null }
  const file = join(copias.dir, pedida.nombre)
  mkdirSync(copias.dir, { recursive: true, mode: 0o700 })
  removeCutOff(copias.dir, cuando)
  await requireRoom(copias).catch((error: Error) => {
    throw new AppError(507, 'sin_espacio', error.message)
  })
  enActo(deps, quien, {}, ({ tx, note }) => {
    // One that was interrupted leaves a file that can't be told from one that is being made.
    const isMaking = readPedida(tx)?.estado === 'HACIENDO' || isUnderWay(copias.dir) || existsSync(file)
    if (isMaking) throw yaSeHace()
    writeAjuste(tx, PEDIDA, JSON.stringify(pedida))
    note({ hecho: 'copias.hacer', nombre: pedida.nombre })
  })
  const end = (fallo: string | null) => {
    noteCopia(db, fallo, now())
    write(db, fallo === null ? null : { ...pedida, fallo })
  }
  copias
    .hacer(file, new AbortController().signal)
    .then(() => end(null))
    .catch((error: Error) => end(error.message))
  return { nombre: pedida.nombre }
}

const yaSeHace = () => new AppError(409, 'copia_en_marcha', 'Ya se está haciendo una copia.')
