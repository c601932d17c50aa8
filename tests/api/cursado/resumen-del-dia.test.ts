import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { resumenDelDia } from '../../../api/cursado/tableros/boletin.ts'
import { notify } from '../../../api/suelo/novedades/notify.ts'
import { transact } from '../../../db/client.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { insertDiaClase } from '../../support/academia.ts'
import { createMundoConTablon } from '../../support/mundo-con-tablon.ts'

const HORA = 3_600_000
const DIA = 24 * HORA

/** At seven in the morning, with yesterday's digest already sent. */
async function conResumen() {
  const todo = createMundoConTablon({ now: '2026-03-02T10:00:00Z', siteUrl: 'https://aula.example' })
  const { db, deps, outbox, advance, sent, catedra, publish, ana } = todo
  const run = async () => {
    await resumenDelDia(deps).run()
    await outbox.sendDue()
    return sent.splice(0)
  }
  expect(await run()).toEqual([])
  return {
    ...todo,
    run,
    pass: advance,
    post: (quien: typeof todo.asAna, titulo: string, mas = {}) =>
      publish(quien, { titulo, contenido: '<p>Sí.</p>', tipo: 'ANUNCIO', ...mas }),
    assign: (nombre: string) =>
      transact(db, (tx) =>
        notify(deps, tx, {
          aviso: 'TAREA_ASIGNADA',
          a: { alumnos: [ana.id] },
          catedraId: catedra.id,
          sobre: {},
          nombre,
          enlace: '/alumno/tareas',
        }),
      ),
  }
}

test('cada quien recibe lo que ningún correo le dijo, y nada donde no lo hay', async () => {
  const { run, pass, post, assign, catedra, docente, asBeto, asDocente, ana, beto } = await conResumen()
  pass(2 * HORA)
  await post(asBeto, 'De Beto')
  await post(asDocente, 'Oculta', { visibleToStudents: false })
  assign('Coral')
  expect((await run()).map(({ subject }) => subject)).toEqual(['Tarea nueva: «Coral»'])
  pass(22 * HORA)

  const cartas = await run()

  const textos = Object.fromEntries(cartas.map(({ to, text }) => [to, text]))
  expect(Object.keys(textos).toSorted()).toEqual([ana.email, docente.email].toSorted())
  expect(cartas.map(({ subject }) => subject)).toEqual(['Tu resumen: una novedad', 'Tu resumen: una novedad'])
  expect(textos[ana.email]).toBe(
    [
      'Hola, Ana:',
      'Esto es lo nuevo en tus cátedras.',
      `${catedra.nombre} · Publicación nueva: «De Beto»`,
      'Si no quieres este resumen, puedes apagarlo en «Editar perfil».',
      'Abrir mi tablero: https://aula.example/alumnos/dashboard',
      'Guarania',
    ].join('\n\n'),
  )
  expect(textos[docente.email]).toContain('«De Beto»')
  expect(textos[beto.email]).toBeUndefined()
})

test('va una vez al día, también si el programa empieza de nuevo, y no dice nada otra vez', async () => {
  const { run, pass, post, asDocente } = await conResumen()
  pass(HORA)
  await post(asDocente, 'Ensayo')

  expect(await run()).toEqual([])
  pass(22 * HORA)
  expect(await run()).toEqual([])
  pass(HORA)
  expect(await run()).toHaveLength(2)
  expect(await run()).toEqual([])
  pass(DIA)
  expect(await run()).toEqual([])
})

test('de noche espera a la mañana, y un silencio largo se resume en una semana', async () => {
  const { run, pass, post, asDocente } = await conResumen()
  await post(asDocente, 'Antigua')
  pass(20 * DIA + 15 * HORA)
  await post(asDocente, 'Reciente')

  expect(await run()).toEqual([])
  pass(9 * HORA)
  const [carta] = await run()

  expect(carta?.text).toContain('Reciente')
  expect(carta?.text).not.toContain('Antigua')
})

test('quien lo apagó no lo recibe, ni quien dejó la cátedra, ni quien ya lo leyó', async () => {
  const { db, run, pass, post, ana, beto, asDocente, asAdmin, asBeto, readTablon } = await conResumen()
  await asDocente.docente.me.avisos.put({ aviso: 'RESUMEN', activo: false })
  db.update(catedraAlumnos).set({ baja_en: 1 }).where(eq(catedraAlumnos.alumnoId, ana.id)).run()
  await post(asAdmin, 'Ensayo')
  pass(DIA)
  expect((await run()).map(({ to }) => to)).toEqual([beto.email])

  await post(asAdmin, 'Otro ensayo')
  await readTablon(asBeto)
  pass(DIA)
  expect(await run()).toEqual([])
})

test('de lo que se juntó se dice solo lo que falta decir', async () => {
  const { db, deps, run, pass, catedra, docente } = await conResumen()
  const deliver = () =>
    transact(db, (tx) =>
      notify(deps, tx, {
        aviso: 'ENTREGA',
        a: { docentes: [docente.id] },
        catedraId: catedra.id,
        sobre: {},
        nombre: 'Canon',
        enlace: '/docente',
      }),
    )
  deliver()
  pass(DIA)
  expect((await run())[0]?.text).toContain('1 entrega nueva en «Canon»')
  deliver()
  deliver()
  pass(DIA)
  expect((await run())[0]?.text).toContain('2 entregas nuevas en «Canon»')
})

test('un justificativo para hoy o mañana va aparte; los demás, en el resumen', async () => {
  const { db, run, pass, catedra, docente, asAna, asDocente } = await conResumen()
  for (const fecha of ['2026-03-03', '2026-03-10']) insertDiaClase(db, { catedraId: catedra.id, fecha })
  const request = (dia: string) =>
    asAna(`POST /alumnos/me/catedras/${catedra.id}/justificativos`, {
      desde: dia,
      hasta: dia,
      motivo: 'Gripe',
    })
  await request('2026-03-03')
  await request('2026-03-10')
  const [carta, ...otras] = await run()
  expect([carta?.to, carta?.subject, otras]).toEqual([docente.email, 'Justificativo de Ana Acosta', []])
  pass(DIA)
  expect((await run()).map(({ text }) => text).join()).toContain('Llegó un justificativo, el 10/03/2026')

  await asDocente.docente.me.avisos.put({ aviso: 'RESUMEN', activo: false })
  await request('2026-03-17')
  expect((await run()).map(({ to }) => to)).toEqual([docente.email])
})
