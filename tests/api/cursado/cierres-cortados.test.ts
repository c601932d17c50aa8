import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { asistencias } from '../../../db/schema/asistencia.ts'
import { cierresDeClase, unidadesDadas } from '../../../db/schema/cierres-de-clase.ts'
import { publicaciones } from '../../../db/schema/tablon.ts'
import { tareaAsignaciones, tareasMaestras } from '../../../db/schema/tareas.ts'
import { azarDe } from '../../../src/domain/base/azar.ts'
import { addDias } from '../../../src/domain/base/fechas.ts'
import { insertDiaClase, insertUnidadDe } from '../../support/academia.ts'
import { createMundo } from '../../support/mundo.ts'
import { VUELTAS } from '../../support/vueltas.ts'

const VECES = 50 * VUELTAS
const PASOS = [
  'asistencias',
  'unidades_dadas',
  'tareas_maestras',
  'publicaciones',
  'cierres_de_clase',
  'auditoria',
]

/** A course, and a way to have whatever writes to one table fail in the middle of its transaction. */
function conCortes() {
  const mundo = createMundo({ alumnos: 2, sinLimites: true })
  const { db, sqlite, catedra, alumnos, asDocente, asAdmin } = mundo
  const unidad = insertUnidadDe(db, catedra.id)
  const direcciones = {
    docente: (diaId: number) => `POST /docente/catedra/${catedra.id}/diasclase/${diaId}/cierre`,
    admin: (diaId: number) => `POST /admin/catedras/${catedra.id}/diasclase/${diaId}/cierre`,
  }
  return {
    ...mundo,
    newDia: (i: number) => insertDiaClase(db, { catedraId: catedra.id, fecha: addDias('2020-01-01', i) }).id,
    cierre: (titulo: string) => ({
      clave: randomUUID(),
      marcas: alumnos.map(({ id }, i) => ({ alumnoId: id, presente: i > 0 })),
      unidades: [{ unidadId: unidad.id, estado: 'DADA' }],
      para_la_proxima: titulo,
      tarea: { titulo, puntos_posibles: 10 },
    }),
    sends: {
      docente: (diaId: number, cuerpo: object) => asDocente(direcciones.docente(diaId), cuerpo),
      admin: (diaId: number, cuerpo: object) => asAdmin(direcciones.admin(diaId), cuerpo),
    },
    async cortado(tabla: string, send: () => Promise<{ status: number }>) {
      sqlite.exec(
        `CREATE TEMP TRIGGER corte BEFORE INSERT ON main.${tabla} BEGIN SELECT RAISE(ABORT, 'corte'); END`,
      )
      const { status } = await send()
      sqlite.exec('DROP TRIGGER corte')
      return status
    },
    de: (diaId: number, titulo: string) => {
      const tareas = db.select().from(tareasMaestras).where(eq(tareasMaestras.titulo, titulo)).all()
      const tareaId = tareas[0]?.id ?? 0
      const suyas = (tabla: typeof tareaAsignaciones | typeof publicaciones) =>
        db.select().from(tabla).where(eq(tabla.tareaMaestraId, tareaId)).all().length
      const delDia = (tabla: typeof asistencias | typeof unidadesDadas | typeof cierresDeClase) =>
        db.select().from(tabla).where(eq(tabla.diaClaseId, diaId)).all().length
      return {
        cierres: delDia(cierresDeClase),
        marcas: delDia(asistencias),
        unidades: delDia(unidadesDadas),
        tareas: tareas.length,
        asignadas: suyas(tareaAsignaciones),
        publicaciones: suyas(publicaciones),
      }
    },
  }
}

const NADA = { cierres: 0, marcas: 0, unidades: 0, tareas: 0, asignadas: 0, publicaciones: 0 }
const UNA = { cierres: 1, marcas: 2, unidades: 1, tareas: 1, asignadas: 2, publicaciones: 1 }

test('de cierres cortados y enviados varias veces queda uno de cada, con su tarea y su anuncio', {
  timeout: 60_000 * VUELTAS,
}, async () => {
  const { newDia, cierre, sends, cortado, de } = conCortes()
  for (let i = 0; i < VECES; i++) {
    const azar = azarDe(i)
    const titulo = `Tarea ${i}`
    const diaId = newDia(i)
    const uno = cierre(titulo)
    const quien = azar.uno(['docente', 'admin'] as const)
    for (let corte = azar.entero(0, 2); corte > 0; corte--) {
      expect(await cortado(azar.uno(PASOS), () => sends[quien](diaId, uno))).toBe(500)
      expect(de(diaId, titulo), `semilla ${i}`).toEqual(NADA)
    }

    const otro = { ...cierre(titulo), clave: randomUUID() }
    const veces = Array.from({ length: azar.entero(1, 4) }, () => sends[quien](diaId, uno))
    const respuestas = await Promise.all(veces)
    const deOtro = await sends[quien === 'admin' ? 'docente' : 'admin'](diaId, otro)

    expect(respuestas.map(({ status }) => status).every((status) => status === 200)).toBe(true)
    expect(new Set(respuestas.map(({ data }) => JSON.stringify(data))).size).toBe(1)
    expect(deOtro).toMatchObject({ status: 409, data: { code: 'clase_cerrada' } })
    expect(de(diaId, titulo), `semilla ${i}`).toEqual(UNA)
  }
  vi.mocked(console.error).mockClear()
})
