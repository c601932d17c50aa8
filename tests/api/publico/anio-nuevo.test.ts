import { expect, test } from 'vitest'
import { ruleOf } from '../../../api/site/pages.ts'
import { nombreConAnios } from '../../../src/domain/creadores/creadores.ts'
import { faltasDeCreador } from '../../../src/domain/creadores/fuentes.ts'
import { testApi } from '../../support/api.ts'
import { insertCreador } from '../../support/creadores.ts'

const FUENTES = [{ texto: 'Censo', datos: ['nacimiento' as const] }]

test('quien cumple la edad que nadie pasa lo dice en todas partes desde el primer minuto del año, donde está la institución', async () => {
  // Midnight there is at three.
  const { db, api, deps, advance } = testApi({ now: '2027-01-01T02:59:00Z', zona: 'America/Asuncion' })
  const nacio = (birth_year: number) => ({
    birth_year,
    birth_edtf: String(birth_year),
    birth_min: birth_year,
    birth_max: birth_year,
    death_year: null,
  })
  insertCreador(db, { ...nacio(1906), first_name: 'Luz', last_name: 'Vera', fuentes: FUENTES })
  insertCreador(db, { ...nacio(1950), first_name: 'Ana', last_name: 'Paz', fuentes: FUENTES })
  const seDice = async () => {
    const { anio } = deps.site
    const lista = (await api.composers.get({ query: { por_confirmar: true } })).data
    const luz = (await api.composers({ id: 1 }).get()).data
    const banda = (await api.composers.lives.get({ query: {} })).data?.data
    return {
      porConfirmar: lista?.data.map(({ first_name }) => first_name),
      ficha: luz?.por_confirmar,
      faltas: luz && faltasDeCreador(luz, anio),
      titulo: luz && nombreConAnios(luz, anio),
      vidas: banda?.find(({ nombre }) => nombre === 'Luz Vera')?.anios,
    }
  }
  expect(await seDice()).toEqual({
    porConfirmar: [],
    ficha: false,
    faltas: [],
    titulo: 'Luz Vera (1906 – Presente)',
    vidas: '1906 – Presente',
  })

  advance(60_000)

  expect(await seDice()).toEqual({
    porConfirmar: ['Luz'],
    ficha: true,
    faltas: ['SIN_FALLECIMIENTO'],
    titulo: 'Luz Vera (1906 – ¿?)',
    vidas: '1906 – ¿?',
  })
})

test.each(['/creador/luz-vera', '/feed.xml', '/que-falta', '/vidas'])(
  '%s se arma otra vez en el año nuevo',
  (ruta) => {
    expect(ruleOf(ruta).lasts).toBe('year')
  },
)
