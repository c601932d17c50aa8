import { describe, expect, test } from 'vitest'
import { createMundoConJustificativos } from '../../support/mundo-con-justificativos.ts'

const HOY = '2026-06-02'
const MINUTO = 60_000
const DIA = 24 * 60 * MINUTO

const actos = ['pedir', 'aceptar', 'marcar', 'suspender', 'reponer', 'pasar'] as const
type Acto = (typeof actos)[number]

const sin = (cual: Acto) => actos.filter((uno) => uno !== cual)

/** All orders in which these can come: nothing is answered before it is asked, and no list is taken while there is no class. */
function ordenesDe(cuales: readonly Acto[]): Acto[][] {
  const ordenes = (resto: readonly Acto[]): Acto[][] =>
    resto.length === 0
      ? [[]]
      : resto.flatMap((uno) => ordenes(resto.filter((otro) => otro !== uno)).map((demas) => [uno, ...demas]))
  return ordenes(cuales).filter((orden) => {
    const lugar = (uno: Acto) => orden.indexOf(uno)
    const marcada =
      lugar('marcar') === -1 || lugar('marcar') < lugar('suspender') || lugar('marcar') > lugar('reponer')
    return lugar('pedir') < lugar('aceptar') && lugar('suspender') < lugar('reponer') && marcada
  })
}

interface Lista {
  /** What is sent, in its order. */
  marcas: ['ana' | 'beto', boolean][]
  /** It was taken before all the rest, and waited in a telephone. */
  espero?: boolean
}

/** Two classes before, of which Ana came to one, and today's, which is excused. */
async function figuraTras(orden: readonly Acto[], { marcas, espero = false }: Lista) {
  const mundo = createMundoConJustificativos()
  const { aula, ana, beto, giveClase, request, asDocente, advance, deps, marcasDeAna } = mundo
  giveClase('2026-05-25', { deAna: 'P', deBeto: 'P' })
  giveClase('2026-05-26', { deAna: 'A', deBeto: 'P' })
  const dia = aula.diasclase({ diaId: giveClase(HOY).id })
  const desde = deps.now()
  let id = 0
  const hace: Record<Acto, () => unknown> = {
    pedir: async () => {
      id = (await request({ desde: HOY, hasta: HOY, motivo: 'Gripe.' })).data.id
    },
    aceptar: () => asDocente(`POST /docente/justificativos/${id}/aceptar`, {}),
    marcar: async () => {
      const hecha_hace = espero ? deps.now() - desde : 0
      for (const [quien, presente] of marcas) {
        const alumnoId = (quien === 'ana' ? ana : beto).id
        const { status } = await dia['toggle-asistencia'].post({ alumnoId, presente, hecha_hace })
        expect(status).toBe(200)
      }
    },
    suspender: () => dia.suspension.put({ motivo: 'Paro' }),
    reponer: () => dia.suspension.delete(),
    pasar: () => advance(DIA),
  }
  for (const acto of orden) {
    await hace[acto]()
    advance(MINUTO)
  }
  const { hasta_hoy, al_final_si_viene } = (await mundo.readAna()) as {
    hasta_hoy: number
    al_final_si_viene: number
  }
  const { data: resumen } = await aula.asistencias.resumen.get()
  const [deAna] = resumen
  return {
    marca: (await marcasDeAna())[HOY],
    hasta_hoy,
    al_final_si_viene,
    ausente: deAna?.ausente,
    porcentaje: deAna?.porcentaje,
  }
}

const JUSTIFICADO = {
  marca: 'JUSTIFICADO',
  hasta_hoy: 50,
  al_final_si_viene: 50,
  ausente: 2,
  porcentaje: 33.33,
}
const PRESENTE = { marca: true, hasta_hoy: 66.67, al_final_si_viene: 66.67, ausente: 1, porcentaje: 66.67 }

describe('un justificativo, su respuesta, una marca, una suspensión y su fin dan lo mismo en cualquier orden', () => {
  test.each<[string, readonly Acto[], Lista, object]>([
    ['sin lista', sin('marcar'), { marcas: [] }, JUSTIFICADO],
    ['ausente en la lista', sin('pasar'), { marcas: [['ana', false]] }, JUSTIFICADO],
    ['presente en la lista', sin('pasar'), { marcas: [['ana', true]] }, PRESENTE],
    [
      'ausente en una lista que esperó en un teléfono',
      sin('pasar'),
      {
        marcas: [
          ['beto', true],
          ['ana', false],
        ],
        espero: true,
      },
      JUSTIFICADO,
    ],
  ])('%s', { timeout: 30_000 }, async (_caso, cuales, lista, figura) => {
    const ordenes = ordenesDe(cuales)
    expect(ordenes.length).toBeGreaterThanOrEqual(20)

    for (const orden of ordenes) expect(await figuraTras(orden, lista), orden.join(' → ')).toEqual(figura)
  })
})

test('la lista que nadie empezó no la empieza un justificativo, y una marca explícita después vale', async () => {
  const { aula, ana, beto, giveClase, request, asDocente, marcasDeAna, id } = createMundoConJustificativos()
  const dia = giveClase(HOY)
  const { data } = await request({ desde: HOY, hasta: HOY, motivo: 'Gripe.' })
  await asDocente(`POST /docente/justificativos/${data.id}/aceptar`, {})
  const mark = (alumnoId: number, presente: boolean) =>
    aula.diasclase({ diaId: dia.id })['toggle-asistencia'].post({ alumnoId, presente })

  const { data: resumen } = await asDocente(`GET /docente/me/catedra/${id}/resumen`)
  expect(resumen.asistenciaDelMes).toBeNull()
  expect(await marcasDeAna()).toEqual({ [HOY]: 'JUSTIFICADO' })
  await mark(beto.id, true)
  await mark(ana.id, false)
  expect(await marcasDeAna()).toEqual({ [HOY]: false })
})

test('el día que se crea, se muda o vuelve de la papelera después de aceptar también queda justificado', async () => {
  const { aula, ana, giveClase, request, asDocente, marcasDeAna } = createMundoConJustificativos()
  const papelera = async () => (await asDocente('GET /docente/papelera')).data
  const conLista = giveClase('2026-06-01')
  await aula
    .diasclase({ diaId: conLista.id })
    ['toggle-asistencia'].post({ alumnoId: ana.id, presente: false })
  await aula.diasclase({ diaId: conLista.id }).delete()
  const { data } = await request({ desde: '2026-06-01', hasta: '2026-06-05', motivo: 'Gripe.' })
  await asDocente(`POST /docente/justificativos/${data.id}/aceptar`, {})

  const { data: creado } = await aula.diasclase.post({ fecha: '2026-06-03', dia_semana: 'Miércoles' })
  const { data: mudado } = await aula.diasclase.post({ fecha: '2026-06-08', dia_semana: 'Lunes' })
  await aula.diasclase({ diaId: mudado.id }).put({ fecha: '2026-06-04', dia_semana: 'Jueves' })
  await asDocente(`POST /docente/papelera/${(await papelera())[0].id}/restaurar`, {})
  expect(await marcasDeAna()).toEqual({
    '2026-06-01': 'JUSTIFICADO',
    '2026-06-03': 'JUSTIFICADO',
    '2026-06-04': 'JUSTIFICADO',
  })

  await aula.diasclase({ diaId: creado.id }).put({ fecha: '2026-06-10', dia_semana: 'Miércoles' })
  expect((await marcasDeAna())['2026-06-10']).toBeNull()
})
