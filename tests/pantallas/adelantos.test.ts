import { waitFor } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { admin } from '../../src/areas/admin.ts'
import { alumno } from '../../src/areas/alumno.ts'
import { type Area, lecturasEn } from '../../src/areas/base/area.ts'
import { docente } from '../../src/areas/docente.ts'
import { forgetAdelantadas, leidasEn, prefetchLlamada } from '../../src/lib/adelantos.ts'
import { insertDiaClase } from '../support/academia.ts'
import { createMundo } from '../support/mundo.ts'
import { enter } from '../support/pantallas.tsx'

const areas: Record<string, Area> = { admin, docente, alumno }

/** What the shell page says that the screen at this address is going to read. */
function lecturasDe(area: Area, direccion: string): string[] {
  const { pathname, searchParams } = new URL(direccion, location.origin)
  const lecturas = lecturasEn(area, pathname)
  if (!lecturas) throw new Error(`De ${direccion} no se adelanta nada`)
  return leidasEn(lecturas, searchParams).map((camino) => camino.replace(/\?$/, ''))
}

// What is answered to nobody would be asked for once only; the screen that reads it asks again where it failed.
test.each([
  ['admin', '/admin/dashboard'],
  ['admin', '/admin/dashboard?tab=tareas'],
  ['admin', '/admin/dashboard?tab=calificadas'],
  ['admin', '/admin/catedras/1'],
  ['admin', '/admin/catedras/1?tab=asistencia'],
  ['admin', '/admin/catedras/1?tab=clases'],
  ['admin', '/admin/catedras/1?tab=tablon'],
  ['admin', '/admin/catedras/1?dia=1'],
  ['admin', '/admin/catedras/1/pagos'],
  ['admin', '/admin/alumnos'],
  ['admin', '/admin/aportes'],
  ['docente', '/docente/dashboard'],
  ['docente', '/docente/corregir'],
  ['docente', '/docente/catedra/1?tab=resumen'],
  ['docente', '/docente/catedra/1?tab=tablon'],
  ['docente', '/docente/catedra/1?tab=planes'],
  ['docente', '/docente/catedra/1?tab=tareas'],
  ['docente', '/docente/catedra/1?tab=clases'],
  ['docente', '/docente/catedra/1/tareas/create'],
  ['docente', '/docente/catedra/1/calificaciones'],
  ['alumno', '/alumnos/dashboard'],
  ['alumno', '/alumno/catedra/1'],
  ['alumno', '/alumno/catedra/1?tab=evaluaciones'],
  ['alumno', '/alumno/tareas'],
  ['alumno', '/my-evaluations'],
] as const)('de %s, %s lee lo que se adelantó, y lo que falló se vuelve a pedir', async (rol, direccion) => {
  const mundo = createMundo({ alumnos: 1 })
  insertDiaClase(mundo.db, { catedraId: mundo.catedra.id, fecha: '2026-03-02' })
  const lecturas = lecturasDe(areas[rol] as Area, direccion)
  expect(lecturas.length).toBeGreaterThan(0)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')))
  for (const camino of lecturas) prefetchLlamada(`${location.origin}/api/${camino}`)

  const persona = { admin: undefined, docente: mundo.docente, alumno: mundo.alumnos[0] }[rol]
  const { red } = await enter(mundo, direccion, rol, persona)

  await waitFor(() =>
    expect(red.pedidos).toEqual(expect.arrayContaining(lecturas.map((una) => `GET /${una}`))),
  )
  expect(red.fallidos).toEqual([])
  forgetAdelantadas()
})
