import { rmSync } from 'node:fs'
import { insertAlumno } from '../../support/academia.ts'
import { type TestApi, testApi } from '../../support/api.ts'
import { createAzar } from '../../support/azar.ts'
import type { Client } from '../../support/client.ts'
import { createDesacuerdos } from '../../support/desacuerdos.ts'
import { createSimulacion } from '../../support/simulacion.ts'
import { createInventor } from './inventa.ts'
import { type Creador, Libro, type Persona } from './libro.ts'

const PERSONAS = 60
const ALUMNOS = 15

export type Mundo = ReturnType<typeof createMundoDeComunidad>

/** The program in process, with nobody but those who will contribute. */
export function createMundoDeComunidad(semilla: number, desde: string) {
  const api = testApi({ now: `${desde}T15:00:00Z`, sinLimites: true })
  const desacuerdos = createDesacuerdos(semilla)
  const simulacion = createSimulacion(api, desacuerdos)
  const libro = new Libro(api.deps.now)
  const azar = createAzar(semilla)
  const correos: string[] = []
  for (let n = 1; n <= PERSONAS; n++) libro.personas.push(personaNueva(api, n))

  return {
    ...simulacion,
    api,
    libro,
    desacuerdos,
    azar,
    inventor: createInventor(azar),
    admin: api.asAdmin,
    /** Whoever has not logged in. */
    cualquiera: api.send as Client,
    /** The mails that were written, as the book has them. */
    correos,
    async recoge() {
      for (const { to, subject } of await simulacion.junta()) correos.push(`${to.toLowerCase()} · ${subject}`)
    },
    /** When each record said last that it changed; and, of each version that was read, in whose history. */
    vistas: new Map<number, string>(),
    versiones: new Map<number, Creador>(),
    /** Takes back what is at that place of the model, where it changed anything; whether it could be. */
    async deshace(llamada: string, lugar: number | null): Promise<boolean> {
      const esperado = lugar === null ? { quedaron: [] } : libro.modelo.undo(lugar)
      const dice = await simulacion.hazSi(
        api.asAdmin,
        `${llamada}/deshacer`,
        undefined,
        esperado !== undefined,
      )
      if (!dice || !esperado) return false
      const [debe, quedaron] = [esperado.quedaron.toSorted(), dice.quedaron.toSorted()]
      desacuerdos.compara('quedaron', 'Deshacer', llamada, debe, quedaron)
      return true
    },
    pasaUnMinuto: () => api.advance(60_000),
    cierra: () => rmSync(api.dataDir, { recursive: true, force: true }),
  }
}

function personaNueva({ db }: TestApi, n: number): Persona {
  const email = `persona-${String(n).padStart(2, '0')}@correo.py`
  const visitante = { email, alumno: null, isBorrada: false, cookie: null }
  if (n > ALUMNOS) return visitante
  const nombre = { nombre: 'Estudiante', apellido: `Número ${n}` }
  return { ...visitante, alumno: { id: insertAlumno(db, { ...nombre, email }).id, ...nombre } }
}
