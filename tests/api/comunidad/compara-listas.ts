import { loadQueFalta } from '../../../src/lib/que-falta.ts'
import { mapa } from '../../../src/lib/sitemap.ts'
import { GET as readFeed } from '../../../src/pages/feed.xml.ts'
import { diaDeSemana, suma } from '../../support/fechas.ts'
import type { Respuesta } from '../../support/simulacion.ts'
import { PERIODOS, ROLES } from './inventa.ts'
import { type Creador, idsDe } from './libro.ts'
import type { Mundo } from './mundo.ts'
import { faltasDe, vidaDe } from './vidas.ts'

const ANIOS = [1855, 1900, 1930, 1985, 2026]
const PALABRAS = 25

/** Everywhere where several creators stand together, those and no others, with what each says. */
export async function comparaListas(mundo: Mundo): Promise<void> {
  const { libro, azar } = mundo
  const hoy = Number(libro.hoy.slice(0, 4))
  const todos = libro.publicados
  const vidas = new Map(todos.map((uno) => [uno, vidaDe(libro.fichaDe(uno), hoy)]))
  const faltas = new Map(todos.map((uno) => [uno.id, faltasDe(libro.fichaDe(uno), uno.fuentes, hoy)]))
  const viviaEn = (uno: Creador, anio: number) => {
    const { min, max } = vidas.get(uno) ?? { min: 0, max: 0 }
    return min <= anio && anio <= max
  }
  const filtros: Record<string, (uno: Creador) => boolean> = {
    'sort=name': () => true,
    'por_confirmar=1': ({ id }) => faltas.get(id)?.length !== 0,
  }
  for (const period of PERIODOS) filtros[`period=${period}`] = (uno) => libro.fichaDe(uno).period === period
  for (const role of ROLES) filtros[`role=${role}`] = ({ rol }) => rol === role
  for (const anio of ANIOS) filtros[`vivia_en=${anio}`] = (uno) => viviaEn(uno, anio)
  for (const [que, pasa] of Object.entries(filtros)) await comparaLista(mundo, que, todos.filter(pasa))
  for (const uno of azar.algunos(todos, PALABRAS)) await comparaBusqueda(mundo, uno)
  await comparaQueFalta(mundo, faltas, hoy)
  await comparaVidas(mundo, vidas)
  await comparaHoy(mundo, todos)
  await comparaMapa(mundo, todos)
  await comparaFeed(mundo, todos, vidas)
}

async function comparaLista(mundo: Mundo, que: string, debe: Creador[]): Promise<void> {
  const { lee, leeTodas, cualquiera, desacuerdos, libro } = mundo
  const todos = await leeTodas(cualquiera, `/composers?${que}&limit=100`)
  desacuerdos.compara('Quiénes', `/composers?${que}`, que, idsDe(debe), idsDe(todos))
  const { resumen } = await lee(cualquiera, `/composers/timeline?${que}`)
  desacuerdos.compara('Total', `/composers/timeline?${que}`, que, debe.length, resumen?.total)
  if (que !== 'sort=name') return
  const porId = new Map(todos.map((uno) => [uno.id, uno]))
  for (const uno of debe)
    desacuerdos.comparaCada('/composers', uno.slug, libro.fichaDe(uno), porId.get(uno.id))
}

/** By a word of its own: whoever has it is found, and nobody else. */
async function comparaBusqueda({ azar, libro, lee, cualquiera, desacuerdos }: Mundo, uno: Creador) {
  const textosDe = (otro: Creador) => {
    const { last_name, bio, notable_works } = libro.fichaDe(otro)
    return `${last_name} ${bio} ${notable_works}`
  }
  const suya = azar.elige(textosDe(uno).match(/[a-zñ]+x\b/g) ?? [])
  const debe = libro.publicados.filter((otro) => textosDe(otro).includes(suya))
  const dice = await lee(cualquiera, `/composers/search?query=${encodeURIComponent(suya)}`)
  desacuerdos.compara('Quiénes', '/composers/search', suya, idsDe(debe), idsDe(dice))
}

async function comparaQueFalta({ api, desacuerdos }: Mundo, faltas: Map<number, string[]>, hoy: number) {
  const lista = await loadQueFalta(api.api as never, hoy, new URLSearchParams())
  const total = [...faltas.values()].filter((suyas) => suyas.length > 0).length
  desacuerdos.compara('Total', '/que-falta', 'todos', total, lista?.total)
  for (const { creador, faltas: dice } of lista?.creadores ?? [])
    desacuerdos.compara('Qué falta', '/que-falta', creador.slug, faltas.get(creador.id), dice)
}

type Vidas = Map<Creador, ReturnType<typeof vidaDe>>

async function comparaVidas({ libro, lee, cualquiera, desacuerdos }: Mundo, vidas: Vidas): Promise<void> {
  const { data, total } = await lee(cualquiera, '/composers/lives')
  desacuerdos.compara('Total', '/vidas', 'todos', vidas.size, total)
  const porSlug = new Map<string, Respuesta>(data.map((una: Respuesta) => [una.slug, una]))
  for (const [uno, { anios, min }] of vidas) {
    const debe = { nombre: libro.nombreDe(uno), anios, desde: min }
    desacuerdos.comparaCada('/vidas', uno.slug, debe, porSlug.get(uno.slug))
  }
}

/** Of the week that has today in it. */
async function comparaHoy({ libro, lee, cualquiera, desacuerdos }: Mundo, todos: Creador[]): Promise<void> {
  const dicho = await lee(cualquiera, '/composers/today')
  let lunes = libro.hoy
  while (diaDeSemana(lunes) !== 'Lunes') lunes = suma(lunes, -1)
  for (const fecha of Array.from({ length: 7 }, (_, i) => suma(lunes, i))) {
    const dice = dicho.semana.find((uno: Respuesta) => uno.fecha === fecha)
    const deEseDia = (dato: string) =>
      idsDe(todos.filter((uno) => libro.fichaDe(uno)[dato]?.slice(5) === fecha.slice(5)))
    const debe = { nacimientos: deEseDia('birth_edtf'), fallecimientos: deEseDia('death_edtf') }
    const idsEn = (suyos: Respuesta) => ({
      nacimientos: idsDe(suyos?.nacimientos ?? []),
      fallecimientos: idsDe(suyos?.fallecimientos ?? []),
    })
    desacuerdos.comparaCada('/hoy, la semana', fecha, debe, idsEn(dice))
    if (fecha === libro.hoy) desacuerdos.comparaCada('/hoy', fecha, debe, idsEn(dicho))
  }
}

/** For search engines. */
async function comparaMapa({ api, desacuerdos }: Mundo, todos: Creador[]): Promise<void> {
  const dicho = await mapa(api.api as never, api.deps.site, 1, 1)
  const slugs = [...dicho.matchAll(/creador\/([^<]+)<\/loc>/g)].map(([, slug]) => slug).toSorted()
  const debe = todos.map(({ slug }) => slug).toSorted()
  desacuerdos.compara('Quiénes', '/sitemap.xml', 'todos', debe, slugs)
}

async function comparaFeed({ libro, api, desacuerdos }: Mundo, todos: Creador[], vidas: Vidas) {
  const locals = { api: api.api, site: api.deps.site }
  const feed = await ((await readFeed({ locals } as never)) as Response).text()
  const entradas = [...feed.matchAll(/creador=(\d+)<\/id><title>([^<]*)<.*?<summary>([^<]*)</g)]
  const nuevos = todos.toSorted((a, b) => (b.publicado ?? 0) - (a.publicado ?? 0)).slice(0, 50)
  const dichos = entradas.map(([, id, titulo, bio]) => ({ id: Number(id), titulo, bio }))
  desacuerdos.compara('Quiénes', '/feed.xml', 'los nuevos', idsDe(nuevos), idsDe(dichos))
  for (const uno of nuevos) {
    const titulo = `${libro.nombreDe(uno)} (${vidas.get(uno)?.anios})`
    const dice = dichos.find(({ id }) => id === uno.id)
    desacuerdos.comparaCada('/feed.xml', uno.slug, { titulo, bio: libro.fichaDe(uno).bio }, dice)
  }
}
