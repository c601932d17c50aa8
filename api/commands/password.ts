import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { MAXIMO_DE_CLAVE, MINIMO_DE_CLAVE } from '../../src/domain/sesiones/clave'
import { requireDatos } from '../casa/copias/datos'
import { createAdminPassword } from '../suelo/services/admin-password'
import { UsageError } from '../suelo/services/settings'
import { forgetSegundoFactor, isActivo } from '../suelo/sesiones/datos-de-segundo-factor'
import { type Invocation, noArguments, openData, settingsOf } from './command'

/** `guarania password`: asks for it or, where nobody sits at a keyboard, takes the first line of the input. */
export async function passwordCommand(invocation: Invocation): Promise<void> {
  noArguments(invocation, 'password')
  const { dataDir } = settingsOf(invocation)
  requireDatos(dataDir)
  const password = process.stdin.isTTY ? await askTwice() : await readLine()
  if (password.length < MINIMO_DE_CLAVE) {
    throw new UsageError(
      `La contraseña debe tener al menos ${MINIMO_DE_CLAVE} caracteres. Sigue valiendo la anterior.`,
    )
  }
  if (password.length > MAXIMO_DE_CLAVE) {
    throw new UsageError('La contraseña es demasiado larga. Sigue valiendo la anterior.')
  }
  const { db, sqlite } = openData(dataDir)
  let factor = false
  try {
    factor = isActivo(db)
    await createAdminPassword(db).set(password, forgetSegundoFactor)
  } finally {
    sqlite.close()
  }
  console.log('Contraseña cambiada. Las sesiones abiertas del administrador terminaron.')
  if (factor) console.log('El segundo factor quedó desactivado: se vuelve a activar en /admin/seguridad.')
  if (process.env.ADMIN_PASSWORD) {
    console.log('Aviso: ADMIN_PASSWORD está en el ambiente y vuelve a poner la suya en cada arranque.')
  }
}

async function askTwice(): Promise<string> {
  const first = await ask('Contraseña nueva: ')
  if ((await ask('Otra vez: ')) === first) return first
  throw new UsageError('No son iguales. Sigue valiendo la anterior.')
}

/** Without showing what is typed. */
async function ask(question: string): Promise<string> {
  process.stdout.write(question)
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true })
  try {
    return await lines.question('')
  } finally {
    lines.close()
    process.stdout.write('\n')
  }
}

async function readLine(): Promise<string> {
  const lines = createInterface({ input: process.stdin })
  for await (const line of lines) return line
  return ''
}
