import { describe, expect, test } from 'vitest'
import { correos } from '../../../db/schema/correos.ts'
import { insertAlumno, insertDiaClase, insertDocente } from '../../support/academia.ts'
import { createMundo } from '../../support/mundo.ts'
import { createMundoConInscripciones } from '../../support/mundo-con-inscripciones.ts'

const NOW = '2026-03-02T12:00:00Z'

function conNora() {
  const mundo = createMundoConInscripciones({ now: NOW })
  const nora = insertAlumno(mundo.db, { nombre: 'Nora', apellido: 'Núñez', email: 'nora@x.py' })
  return {
    ...mundo,
    nora,
    cartas: async () => {
      await mundo.outbox.sendDue()
      return mundo.sent.map(({ to, subject }) => `${to}: ${subject}`)
    },
  }
}

describe('el aviso de la inscripción', () => {
  test('dice quién la dicta, cuándo es la primera clase y cómo se entra, sin código', async () => {
    const { db, id, suya, inscribe, nora, cartas, sent } = conNora()
    const docente = insertDocente(db, { nombre: 'Graciela', apellido: 'Ocampos' })
    await suya.put({ nombre: 'Armonía', docenteId: docente.id } as never)
    insertDiaClase(db, { catedraId: id, fecha: '2026-02-27' })
    insertDiaClase(db, { catedraId: id, fecha: '2026-03-06', hora_desde: '18:00' })

    await inscribe({ alumnoId: nora.id })

    expect(await cartas()).toEqual(['nora@x.py: Te inscribieron en Armonía'])
    expect(sent[0]?.text).toBe(
      [
        'Hola, Nora:',
        'Te inscribieron en «Armonía» (2026).',
        'Docente: Graciela Ocampos.',
        'Primera clase: viernes 06/03/2026, a las 18:00.',
        'Entra con nora@x.py:',
        `1. Abre http://localhost/alumno/login?catedra=${id}`,
        '2. Escribe tu email: nora@x.py',
        '3. Escribe el código de seis números que te llega a ese email',
        `Entrar a la cátedra: http://localhost/alumno/login?catedra=${id}`,
        'Guarania',
      ].join('\n\n'),
    )
  })

  test('llega a varios y a los de una planilla; simular no avisa, ni tampoco avisar: false', async () => {
    const { suya, inscribe, nora, cartas, db } = conNora()
    const callado = insertAlumno(db, { email: 'callado@x.py' })
    const csv = 'email,nombre,apellido\neva@x.py,Eva,Ríos'

    await suya.inscripciones.post({ alumnos: [{ alumnoId: nora.id }] } as never)
    await inscribe({ alumnoId: callado.id, avisar: false })
    await suya.importar.post({ csv, simular: true } as never)
    expect(await cartas()).toEqual(['nora@x.py: Te inscribieron en Armonía'])
    await suya.importar.post({ csv } as never)
    await suya.importar.post({ csv: csv.replaceAll('eva@x.py', 'isa@x.py'), avisar: 'false' } as never)

    expect(await cartas()).toHaveLength(2)
  })

  test('quien se desinscribe antes de que salga no lo recibe', async () => {
    const { suya, inscribe, nora, cartas } = conNora()
    await inscribe({ alumnoId: nora.id })

    await suya.alumnos({ alumnoId: nora.id }).desinscribir.delete()

    expect(await cartas()).toEqual([])
  })

  test('tampoco el que quedó en la carpeta, cuando hay con qué enviarlo', async () => {
    const { suya, inscribe, nora, db, outbox } = conNora()
    await inscribe({ alumnoId: nora.id })
    await outbox.sendDue()
    db.update(correos).set({ estado: 'en_carpeta' }).run()

    await suya.alumnos({ alumnoId: nora.id }).desinscribir.delete()

    expect(db.select().from(correos).all()).toEqual([])
  })

  test('quien lo apagó no lo recibe', async () => {
    const { as, inscribe, nora, cartas } = conNora()
    await as('alumno', nora).alumnos.me.avisos.put({ aviso: 'INSCRIPCION', activo: false })

    await inscribe({ alumnoId: nora.id })

    expect(await cartas()).toEqual([])
  })
})

describe('quiénes entraron', () => {
  const DIA = 24 * 3_600_000

  test('cuántos, y quién nunca: con su última invitación y qué fue de ella', async () => {
    const { aula, alumnos, as, sesion, outbox, advance } = createMundo({ alumnos: 3, now: NOW })
    const [ana, beto] = alumnos
    await sesion('alumno', ana)

    expect((await aula.invitar.post({ alumnoIds: [beto.id] } as never)).data).toEqual({
      enviadas: 1,
      omitidas: 0,
    })

    const faltan = (correo: string | null) => ({
      entraron: 1,
      faltan: [
        { alumnoId: beto.id, nombre: 'Beto Báez', invitado_en: '2026-03-02T12:00:00.000Z', correo },
        { alumnoId: alumnos[2].id, nombre: 'Ciro Cabral', invitado_en: null, correo: null },
      ],
    })
    expect((await aula.ingresos.get()).data).toEqual(faltan(null))
    await outbox.sendDue()
    expect((await aula.ingresos.get()).data.faltan[0]?.correo).not.toBeNull()
    expect((await aula.invitar.post({} as never)).data).toEqual({ enviadas: 1, omitidas: 1 })
    advance(DIA)
    expect(
      (
        await as('admin')
          .admin.catedras({ id: 1 })
          .invitar.post({} as never)
      ).data,
    ).toEqual({
      enviadas: 2,
      omitidas: 0,
    })
  })

  test('de los que se nombran, solo a los de la cátedra; lo ajeno no existe', async () => {
    const { aula, db, as, catedra } = createMundo({ alumnos: 1, now: NOW })
    const { id } = insertAlumno(db)

    expect((await aula.invitar.post({ alumnoIds: [id] } as never)).status).toBe(404)
    expect((await aula.invitar.post({ alumnoIds: ['x'] } as never)).data).toMatchObject({
      message: 'Hay un alumno que no es válido.',
    })
    const otra = as('docente').docente.catedra({ id: catedra.id })
    expect([(await otra.ingresos.get()).status, (await otra.invitar.post({} as never)).status]).toEqual([
      404, 404,
    ])
  })
})
