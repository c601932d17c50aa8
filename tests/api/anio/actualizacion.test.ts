import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openAnterior } from '../../../db/anterior.ts'
import journal from '../../../db/migrations/meta/_journal.json'
import type { Database } from '../../../db/sqlite.ts'
import { testApi } from '../../support/api.ts'
import { type Azar, createAzar } from '../../support/azar.ts'
import { newCarpeta } from '../../support/carpetas.ts'
import { createDesacuerdos } from '../../support/desacuerdos.ts'
import { fechas, suma } from '../../support/fechas.ts'
import type { Respuesta } from '../../support/simulacion.ts'
import { SIN_REGLAS } from './comienzo.ts'
import type { Catedra, Dia, Estadia, Inscripcion } from './libro.ts'
import { asistenciaDe } from './modelo-asistencia.ts'
import { cuentaDe } from './modelo-cuotas.ts'

const HOY = '2026-10-15'
const CUOTA = 100_000
const SEMILLAS = (process.env.ANIO_SEMILLAS ?? '1').split(',').map(Number)

/** Up to three, the last one still going on or not. */
function createEstadias(azar: Azar): Estadia[] {
  const estadias: Estadia[] = []
  let desde = suma('2026-02-20', azar.entero(0, 30))
  for (let cuantas = azar.entero(1, 3); cuantas > 0; cuantas--) {
    const hasta = cuantas === 1 && azar.pasa(0.5) ? null : suma(desde, azar.entero(0, 55))
    estadias.push({ desde, hasta, ultimaCuota: null })
    desde = suma(hasta ?? desde, azar.entero(0, 40))
  }
  return estadias
}

/** A course as the program kept it before stays. */
function createCatedra(azar: Azar): Catedra {
  const inscripciones = Array.from({ length: 40 }, (_, i): Inscripcion => {
    const alumno = { id: i + 1, nombre: `Alumno ${i + 1}`, email: '', aplica: 1, enPapelera: false }
    return {
      id: i + 1,
      alumno,
      estadias: createEstadias(azar),
      dia_cobro: azar.elige([5, 10, 31, null]),
      matricula: 0,
      montos: [{ desde: '', cuota: CUOTA }],
      fijos: new Map(),
      pagos: [],
    }
  })
  const dias = fechas('2026-03-02', '2026-11-30')
    .filter((_, i) => i % 7 === 0)
    .map((fecha, i): Dia => {
      const marcas: Dia['marcas'] = new Map()
      for (const { alumno, estadias } of inscripciones) {
        const esta = estadias.some(({ desde, hasta }) => desde <= fecha && (!hasta || fecha <= hasta))
        if (fecha < HOY && esta && azar.pasa(0.9))
          marcas.set(alumno.id, { marca: azar.pasa(0.7) ? 'PRESENTE' : 'AUSENTE', orden: 0 })
      }
      return { id: i + 1, fecha, horas: '', suspendida: false, enPapelera: false, marcas }
    })
  return {
    id: 1,
    nombre: 'Armonía',
    anio: 2026,
    modalidad: 'PARTICULAR',
    titular: { id: 1, nombre: 'Ocampos', email: '' },
    suplencias: [],
    cuotasDesde: '2026-01',
    cuotasHasta: '2026-12',
    horarios: [],
    reglas: SIN_REGLAS,
    cortes: [60, 70, 80, 90],
    rubros: [],
    inscripciones,
    dias,
    justificativos: [],
    trabajos: [],
    cerradaEl: null,
  }
}

const instante = (fecha: string) => Date.parse(`${fecha}T15:00:00-03:00`)

function write(antes: Database, { inscripciones, dias }: Catedra, azar: Azar): void {
  antes.exec(`
    INSERT INTO catedras (id, nombre, anio, turno, modalidad_pago, orden, created_at, updated_at)
    VALUES (1, 'Armonía', 2026, 'Noche', 'PARTICULAR', 'armonia', 0, 0)`)
  const run = (sql: string, ...valores: unknown[]) => antes.prepare(sql).run(...valores)
  for (const { id, alumno, estadias, dia_cobro } of inscripciones) {
    run(
      `INSERT INTO alumnos (id, nombre, apellido, email, orden, created_at, updated_at) VALUES (?, 'Uno', ?, ?, ?, 0, 0)`,
      id,
      alumno.nombre,
      `a${id}@x.py`,
      alumno.nombre,
    )
    const primera = estadias[0]?.desde ?? ''
    // Who came back without a date had the first one still.
    const dichas = estadias.map(({ desde }, i) => (i > 0 && azar.pasa(0.4) ? primera : desde))
    const ultima = estadias.at(-1)?.hasta ?? null
    run(
      `INSERT INTO catedra_alumnos (id, catedra_id, alumno_id, dia_cobro, cuota_monto, fecha_inscripcion, baja_en, created_at)
       VALUES (?, 1, ?, ?, ?, ?, ?, 0)`,
      id,
      id,
      dia_cobro,
      CUOTA,
      dichas.at(-1),
      ultima && instante(ultima),
    )
    for (const [i, { hasta }] of estadias.slice(0, -1).entries())
      run(
        `INSERT INTO inscripciones_anteriores (catedra_alumno_id, fecha_inscripcion, baja_en, vuelta_en) VALUES (?, ?, ?, ?)`,
        id,
        dichas[i],
        instante(hasta ?? ''),
        instante(estadias[i + 1]?.desde ?? ''),
      )
  }
  for (const { id, fecha, marcas } of dias) {
    run(
      `INSERT INTO dias_clase (id, catedra_id, fecha, dia_semana, created_at) VALUES (?, 1, ?, 'Lunes', 0)`,
      id,
      fecha,
    )
    for (const [alumnoId, { marca }] of marcas)
      run(
        `INSERT INTO asistencias (dia_clase_id, alumno_id, presente, updated_at) VALUES (?, ?, ?, 0)`,
        id,
        alumnoId,
        marca === 'PRESENTE' ? 1 : 0,
      )
  }
}

test.each(SEMILLAS)(
  'en una carpeta de antes, quien se fue y quien volvió deben y vinieron lo que sus estadías dicen (semilla %i)',
  async (semilla) => {
    const azar = createAzar(semilla)
    const catedra = createCatedra(azar)
    const base = join(newCarpeta(), 'guarania.db')
    const sinEstadias = journal.entries.findIndex(({ tag }) => tag.endsWith('crea_estadias'))
    const { sqlite } = openAnterior(sinEstadias, base)
    write(sqlite, catedra, azar)
    sqlite.close()

    const { asAdmin } = testApi({ base, now: `${HOY}T15:00:00Z` })
    const planilla: Respuesta = (await asAdmin('GET /admin/catedras/1/pagos')).data
    const { alumnos }: Respuesta = (await asAdmin('GET /admin/catedras/1/habilitacion')).data
    const { compara, lineas } = createDesacuerdos(semilla)
    for (const inscripcion of catedra.inscripciones) {
      const { alumno, estadias } = inscripcion
      const cual = ({ alumnoId }: Respuesta) => alumnoId === alumno.id
      const fila = [...planilla.alumnos, ...planilla.desinscritos].find(cual)
      const { debe, vencido, estado } = cuentaDe(catedra, inscripcion, HOY)
      const dichas = estadias.map(({ desde, hasta }) => ({ desde, hasta }))
      compara('estadias', 'pagos', alumno.nombre, dichas, fila?.estadias)
      compara('debe', 'pagos', alumno.nombre, [debe, vencido], [fila?.debe, fila?.vencido])
      compara('estado', 'pagos', alumno.nombre, estado, fila?.estadoActual)
      if (estadias.at(-1)?.hasta !== null) continue
      const { hasta_hoy } = asistenciaDe(catedra, inscripcion, HOY)
      compara('hasta_hoy', 'habilitación', alumno.nombre, hasta_hoy, alumnos.find(cual)?.hasta_hoy)
    }
    expect(lineas().join('\n')).toBe('')
  },
)
