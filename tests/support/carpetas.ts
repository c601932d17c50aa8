import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { createVapid } from '../../api/suelo/push/vapid.ts'
import { migrate, openDb } from '../../db/client.ts'
import { insertAlumno } from './academia.ts'
import { insertArchivo } from './cursado.ts'

/** Goes with the test. */
export function newCarpeta(): string {
  const carpeta = mkdtempSync(join(tmpdir(), 'guarania-'))
  onTestFinished(() => rmSync(carpeta, { recursive: true, force: true }))
  return carpeta
}

/** A data folder in use: its program has the database open. */
export function createDatosEnUso() {
  const raiz = newCarpeta()
  const dataDir = join(raiz, 'datos')
  mkdirSync(dataDir)
  const { db, sqlite } = openDb(join(dataDir, 'guarania.db'))
  migrate(db)
  writeFileSync(join(dataDir, 'secret'), 'el secreto')
  writeFileSync(join(dataDir, 'vapid'), createVapid())
  const upload = (path: string, contenido: string) => {
    mkdirSync(dirname(join(dataDir, path)), { recursive: true })
    writeFileSync(join(dataDir, path), contenido)
    insertArchivo(db, { path })
  }
  upload('uploads/tareas/entrega-de-ana.pdf', 'una entrega')
  insertAlumno(db, { nombre: 'Ana' })
  return { raiz, dataDir, db, sqlite, upload, file: join(raiz, 'copia.tar') }
}
