import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { retencionDeJustificativos } from '../../../api/cursado/justificativos/retencion.ts'
import { retencionDeMedios } from '../../../api/publico/aportes/retencion-de-medios.ts'
import { vencimientoDeFusiones } from '../../../api/publico/fusiones/vencimiento.ts'
import { sweepArchivos } from '../../../api/suelo/archivos/limpieza.ts'
import { vencimientoDePapelera } from '../../../api/suelo/papelera/vaciar.ts'
import { retencionDeAccesos } from '../../../api/suelo/sesiones/retencion.ts'
import { sweepSubidas } from '../../../api/suelo/subidas/barrida.ts'
import { removeDataDir } from '../../support/archivos.ts'
import { insertArchivo } from '../../support/cursado.ts'
import { createMundoDePapelera } from '../../support/mundo-de-papelera.ts'

const HORA = 3_600_000
const DIA = 24 * HORA
const SUELTO = 'uploads/tareas/suelto.pdf'
const APARTADO = 'cuarentena/uploads/tareas/apartado.pdf'
const SUBIDA = 'subidas/otra'

let mundo: ReturnType<typeof createMundo>
afterEach(() => removeDataDir(mundo))

/** Something of all that goes by its age, and what sweeps it, as the program does after each start. */
function createMundo() {
  const base = createMundoDePapelera()
  const { sqlite, db, deps, dataDir, advance } = base
  const put = (path: string) => {
    mkdirSync(dirname(join(dataDir, path)), { recursive: true })
    writeFileSync(join(dataDir, path), 'x')
    utimesSync(join(dataDir, path), new Date(deps.now()), new Date(deps.now()))
  }
  for (const path of [SUELTO, APARTADO, SUBIDA]) put(path)
  insertArchivo(db, { path: SUELTO, usado_en: null, created_at: deps.now() })
  const antes = deps.now()
  sqlite.exec(`UPDATE catedras SET anio = 2026;
    INSERT INTO papelera SELECT 1, 'TAREA', 9, 'Polca', NULL, NULL, '{}', 'x', ${antes}, ${antes + 60 * DIA}, 'x', 1, x'00';
    INSERT INTO fusiones SELECT 1, 8, 9, 'Una → otra', 'x', ${antes}, ${antes + 60 * DIA}, NULL, x'00', '';
    UPDATE correos SET created_at = ${antes}; UPDATE subidas SET created_at = ${antes};
    UPDATE codigos SET created_at = ${antes}; UPDATE sesiones SET vence_en = ${antes + 12 * HORA};
    UPDATE cambios_de_email SET created_at = ${antes}, vence_en = ${antes}, confirmado_en = NULL`)
  const cuenta = (consulta: string) => sqlite.prepare(`SELECT count(*) FROM ${consulta}`).pluck().get()
  return {
    ...base,
    ir: (instante: number) => advance(instante - deps.now()),
    antes,
    /** As it begins anew: what it remembers is in the database. */
    sweepAll() {
      for (const job of [
        vencimientoDePapelera,
        vencimientoDeFusiones,
        retencionDeMedios,
        retencionDeAccesos,
        retencionDeJustificativos,
      ]) {
        job(deps).run()
      }
      sweepArchivos(deps)
      sweepSubidas(deps)
    },
    queda: () => ({
      papelera: cuenta('papelera'),
      fusiones: cuenta('fusiones WHERE length(contenido) > 0'),
      correos: cuenta(`correos WHERE created_at = ${antes}`),
      codigos: cuenta('codigos'),
      sesiones: cuenta('sesiones WHERE id < 10'),
      cambios: cuenta('cambios_de_email'),
      justificativos: cuenta('archivo_usos WHERE justificativo_id IS NOT NULL'),
      subidas: cuenta('subidas'),
      archivos: [SUELTO, APARTADO, SUBIDA].filter((path) => existsSync(join(dataDir, path))),
    }),
  }
}

test('un reloj que se adelanta por un minuto no se lleva nada, aunque el programa arranque de nuevo', () => {
  mundo = createMundo()
  const { sweepAll, queda, ir, antes } = mundo
  sweepAll()
  const todo = queda()
  expect(todo).toMatchObject({
    papelera: 1,
    fusiones: 1,
    correos: 1,
    justificativos: 1,
    archivos: [SUELTO, APARTADO, SUBIDA],
  })

  for (const adelanto of [900 * DIA, 900 * DIA + 60_000, 900 * DIA + 23 * HORA]) {
    ir(antes + adelanto)
    sweepAll()
    expect(queda()).toEqual(todo)
  }
  ir(antes + 5 * 60_000)
  sweepAll()

  expect(queda()).toEqual(todo)
})

test('tras un día entero así se cree, y lo vencido se va', () => {
  mundo = createMundo()
  const { sweepAll, queda, ir, antes } = mundo
  sweepAll()
  ir(antes + 900 * DIA)
  sweepAll()

  ir(antes + 901 * DIA)
  sweepAll()

  expect(queda()).toEqual({
    papelera: 0,
    fusiones: 0,
    correos: 0,
    codigos: 0,
    sesiones: 0,
    cambios: 0,
    justificativos: 0,
    subidas: 0,
    archivos: [],
  })
})

test('otro salto mientras se espera hace esperar otro día', () => {
  mundo = createMundo()
  const { sweepAll, queda, ir, antes } = mundo
  sweepAll()
  const todo = queda()

  for (const dias of [900, 990, 990.9]) {
    ir(antes + dias * DIA)
    sweepAll()
    expect(queda()).toEqual(todo)
  }
})

test('un reloj que se atrasa no detiene ninguna barrida, ni uno que avanza de a poco', () => {
  mundo = createMundo()
  const { sweepAll, queda, ir, antes, sqlite } = mundo
  ir(antes + 10 * DIA)
  sweepAll()
  sqlite.exec(`UPDATE papelera SET vence_en = ${antes + 4 * DIA}`)

  ir(antes + 5 * DIA)
  sweepAll()
  expect(queda()).toMatchObject({ papelera: 0, fusiones: 1 })

  for (let dia = 6; dia <= 60; dia += 1.5) {
    ir(antes + dia * DIA)
    sweepAll()
  }
  expect(queda()).toMatchObject({ fusiones: 0 })
})
