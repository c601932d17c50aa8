import { expect, test } from 'vitest'
import { notify, unnotify } from '../../../api/suelo/novedades/notify.ts'
import { transact } from '../../../db/client.ts'
import { dispositivos, empujes } from '../../../db/schema/dispositivos.ts'
import { createMundoConTablon } from '../../support/mundo-con-tablon.ts'

const MINUTO = 60_000

function createMundo() {
  const mundo = createMundoConTablon({ now: '2026-03-02T15:00:00Z', siteUrl: 'https://aula.example' })
  const { db, deps, outbox, sent, catedra, ana } = mundo
  const una = {
    aviso: 'TAREA_ASIGNADA' as const,
    a: { alumnos: [ana.id] },
    catedraId: catedra.id,
    sobre: {},
    nombre: 'Dictado 4',
    enlace: '/alumno/tareas',
  }
  return {
    ...mundo,
    una,
    tell: (mas: Partial<Parameters<typeof notify>[2]> = {}) =>
      transact(db, (tx) => notify(deps, tx, { ...una, ...mas })),
    untell: (mas: Partial<Parameters<typeof unnotify>[2]> = {}) =>
      transact(db, (tx) => unnotify(deps, tx, { ...una, ...mas })),
    async cartas() {
      await outbox.sendDue()
      return sent.splice(0).map(({ to, subject }) => [to, subject])
    },
  }
}

test('lo que se avisa queda en las novedades, y va por correo', async () => {
  const { tell, asAna, cartas, catedra, ana } = createMundo()

  tell({ detalle: 'hasta el viernes' })

  const { data } = await asAna('GET /alumnos/me/novedades')
  expect(data).toEqual({
    data: [
      {
        id: 1,
        aviso: 'TAREA_ASIGNADA',
        titulo: 'Tarea nueva: «Dictado 4»',
        detalle: `${catedra.nombre} · hasta el viernes`,
        enlace: '/alumno/tareas',
        cuantas: 1,
        created_at: '2026-03-02T15:00:00.000Z',
        leida_en: null,
      },
    ],
    sin_leer: 1,
    hay_mas: false,
  })
  expect(await cartas()).toEqual([[ana.email, 'Tarea nueva: «Dictado 4»']])
})

test('lo que espera no se ve ni sale antes, y se puede retirar', async () => {
  const { tell, untell, asAna, cartas, advance, deps } = createMundo()
  const cuenta = async () => (await asAna('GET /alumnos/me/novedades/cuenta')).data.sin_leer
  const desde = () => new Date(deps.now() + 10 * MINUTO)

  tell({ aviso: 'TAREA_CALIFICADA', desde: desde() })
  tell({ aviso: 'TAREA_CALIFICADA', desde: desde() })
  expect([await cuenta(), await cartas()]).toEqual([0, []])
  untell({ aviso: 'TAREA_CALIFICADA' })
  advance(10 * MINUTO)

  expect(await cuenta()).toBe(1)
  expect(await cartas()).toHaveLength(1)
})

test('va también a los teléfonos de quien lo quiere, y lo retirado no sale', async () => {
  const { tell, untell, asAna, ana, catedra, db, deps, advance } = createMundo()
  const esperan = () => db.select({ titulo: empujes.titulo, texto: empujes.texto }).from(empujes).all()
  const prefiere = (telefono: boolean) =>
    asAna('PUT /alumnos/me/avisos', { aviso: 'TAREA_CALIFICADA', telefono })
  db.insert(dispositivos)
    .values({
      alumnoId: ana.id,
      nombre: 'Uno',
      endpoint: 'https://x',
      p256dh: '',
      auth: '',
      created_at: 1,
      usadoEn: 1,
    })
    .run()
  await prefiere(false)
  tell({ aviso: 'TAREA_CALIFICADA' })
  expect(esperan()).toEqual([])

  await prefiere(true)
  advance(MINUTO)
  tell({ aviso: 'TAREA_CALIFICADA', desde: new Date(deps.now() + 10 * MINUTO) })
  expect(esperan()).toEqual([{ titulo: catedra.nombre, texto: 'Te calificaron una entrega.' }])

  untell({ aviso: 'TAREA_CALIFICADA' })
  expect(esperan()).toEqual([])
})
