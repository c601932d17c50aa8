import { expect, test } from 'vitest'
import { type Azar, azarDe } from '../../../src/domain/base/azar.ts'
import { columnasDeFechas } from '../../../src/domain/creadores/fechas-de-vida.ts'
import { type TestApi, testApi } from '../../support/api.ts'
import { insertCreador } from '../../support/creadores.ts'
import { sugerenciaDePrueba } from '../../support/formularios.ts'
import { type Dato, type Ficha, Modelo } from '../../support/modelo-de-fusiones.ts'

const SEMILLAS = Number(process.env.COMUNIDAD_SEMILLAS ?? 1)
const HISTORIAS = 6
const PASOS = 14
const MAXIMO_DE_UNIONES = 4

const letras = ['A', 'B', 'C', 'D', 'E']
const datos: Dato[] = ['bio', 'notable_works', 'birth_edtf', 'death_edtf']

type Paso =
  | { haz: 'editar'; de: number; dato: Dato; valor: string }
  | { haz: 'sugerir'; de: number; dato: Dato; valor: string }
  | { haz: 'unir'; id: number; con: number; campos: Dato[] }
  | { haz: 'deshacer'; cual: number }

/** Each value is new, so that whose it is can be told; births and deaths that now and then contradict each other. */
function inventa(azar: Azar, paso: number): Paso {
  const dato = azar.uno(datos)
  // Of even years, so that nobody is born and dies in the same one.
  const anio = dato === 'birth_edtf' ? 2 * azar.entero(925, 952) : 2 * azar.entero(948, 975) + 1
  const fecha = [`${anio}`, `${anio}-0${(paso % 9) + 1}`, `${anio}-05-${10 + paso}`][paso % 3] as string
  const incierta = dato === 'birth_edtf' && paso % 4 === 0 ? '1870~' : fecha
  const valor = dato.endsWith('edtf') ? incierta : `${dato} ${paso}`
  const haz = azar.uno(['editar', 'sugerir', 'sugerir', 'unir', 'unir', 'deshacer'] as const)
  if (haz === 'unir') {
    const [id = 0, con = 1] = azar.barajar([0, 1, 2, 3, 4])
    return { haz, id, con, campos: datos.filter(() => azar.suerte(0.6)) }
  }
  return haz === 'deshacer' ? { haz, cual: azar.entero(0, 3) } : { haz, de: azar.entero(0, 4), dato, valor }
}

/** Five creators in the program and in the model; whatever is done is done to both, and both have to agree. */
function createPartida({ db, asAdmin, send, advance }: TestApi) {
  const ids = new Map<string, number>()
  const slugs = new Map<string, string>()
  const alPrincipio = new Map<string, Ficha>()
  for (const [i, last_name] of letras.entries()) {
    const fechas = { birth_edtf: `${1860 + 2 * i}`, death_edtf: null }
    const ficha = { bio: `Vida de ${last_name}`, notable_works: 'Obra', ...fechas }
    const { id, slug } = insertCreador(db, { last_name, ...ficha, ...columnasDeFechas(fechas) })
    ids.set(last_name, id)
    slugs.set(last_name, slug)
    alPrincipio.set(last_name, ficha)
  }
  const idDe = (letra: string) => ids.get(letra) as number
  const modelo = new Modelo(alPrincipio)
  const fusiones = new Map<number, number>()
  const recibos: { recibo: string; de: string }[] = []
  const vistos = new Map<string, string>()
  let cambios = 0

  async function edit(letra: string, dato: Dato, valor: string) {
    const dueno = modelo.duenoDe(letra)
    const { status } = await asAdmin(`PUT /composers/${idDe(dueno)}`, { [dato]: valor })
    expect(status).toBe(modelo.put({ de: dueno, dato, valor }) ? 200 : 400)
  }

  /** Under the name of one that may have been joined since. */
  async function suggest(letra: string, dato: Dato, valor: string) {
    const sugerencia = sugerenciaDePrueba({ [dato]: valor, reason: valor })
    const { status, data } = await send(`POST /composers/${idDe(letra)}/suggestions`, sugerencia)
    if (status === 400) return
    expect(status).toBe(201)
    const aprobada = await asAdmin.composers.admin.suggestions({ id: data.id }).approve.post()
    expect(aprobada.status).toBe(modelo.put({ de: letra, dato, valor }) ? 200 : 409)
    recibos.push({ recibo: data.recibo, de: letra })
  }

  async function join(id: string, con: string, campos: Dato[]) {
    const elegidos = Object.fromEntries(campos.map((dato) => [dato, 'con']))
    const cuerpo = { con: idDe(con), campos: elegidos }
    const { status, data } = await asAdmin(`POST /admin/composers/${idDe(id)}/fusionar`, cuerpo)
    const isHecha = modelo.join({ id, con, campos })
    expect(status).toBe(isHecha ? 200 : 400)
    if (isHecha) fusiones.set(modelo.ultimo, data.fusionId)
  }

  async function undo(lugar: number): Promise<boolean> {
    const { status, data } = await asAdmin(`POST /admin/fusiones/${fusiones.get(lugar)}/deshacer`)
    const esperado = modelo.undo(lugar)
    expect(status, JSON.stringify(data)).toBe(esperado ? 200 : 409)
    if (esperado) expect(data.quedaron.toSorted()).toEqual(esperado.quedaron.toSorted())
    return esperado !== undefined
  }

  async function requireIguales() {
    let suyos = 0
    for (const letra of letras) {
      const { status, data } = await asAdmin(`GET /composers/${idDe(letra)}`)
      const ficha = modelo.fichas.get(letra)
      expect(status).toBe(ficha ? 200 : 404)
      if (!ficha) continue
      expect(pickDatos(data)).toEqual(ficha)
      expect(data.updated_at >= (vistos.get(letra) ?? '')).toBe(true)
      vistos.set(letra, data.updated_at)
      suyos += (await asAdmin(`GET /composers/${idDe(letra)}/history`)).data.length
    }
    expect(suyos).toBeGreaterThanOrEqual(cambios)
    cambios = suyos
    for (const { recibo, de } of recibos) {
      const { enlace } = (await send(`GET /aportes/${recibo}`)).data
      expect(enlace).toBe(
        enlace === null ? null : `http://localhost/creador/${slugs.get(modelo.duenoDe(de))}`,
      )
    }
  }

  return {
    modelo,
    undo,
    requireIguales,
    async play(paso: Paso) {
      advance(1000)
      if (paso.haz === 'editar') await edit(letras[paso.de] as string, paso.dato, paso.valor)
      else if (paso.haz === 'sugerir') await suggest(letras[paso.de] as string, paso.dato, paso.valor)
      else if (paso.haz === 'deshacer') {
        const lugar = modelo.uniones[paso.cual]
        if (lugar !== undefined) await undo(lugar)
      } else {
        const [id, con] = [letras[paso.id], letras[paso.con]] as [string, string]
        const estan = modelo.fichas.has(id) && modelo.fichas.has(con)
        if (estan && modelo.uniones.length < MAXIMO_DE_UNIONES) await join(id, con, paso.campos)
      }
      await requireIguales()
    },
  }
}

const pickDatos = ({ bio, notable_works, birth_edtf, death_edtf }: Ficha): Ficha => ({
  bio,
  notable_works,
  birth_edtf,
  death_edtf,
})

function ordenesDe(cuantas: number): number[][] {
  if (cuantas === 0) return [[]]
  return ordenesDe(cuantas - 1).flatMap((orden) =>
    Array.from({ length: cuantas }, (_, lugar) => orden.toSpliced(lugar, 0, cuantas - 1)),
  )
}

test.each(Array.from({ length: SEMILLAS }, (_, i) => i + 1))(
  'cinco creadores unidos en cadenas, corregidos entre medio y separados en cualquier orden dicen lo mismo que el modelo (semilla %i)',
  async (semilla) => {
    const contexto = testApi({ sinLimites: true })
    for (let historia = 0; historia < HISTORIAS; historia++) {
      const azar = azarDe(1000 * semilla + historia)
      const pasos = Array.from({ length: PASOS }, (_, paso) => inventa(azar, paso))
      const playAll = async () => {
        const partida = createPartida(contexto)
        for (const paso of pasos) await partida.play(paso)
        return partida
      }
      const { uniones } = (await playAll()).modelo
      for (const orden of ordenesDe(uniones.length)) {
        const { undo, requireIguales } = await playAll()
        // What is refused may be asked for again once others are undone.
        let quedan = orden.map((cual) => uniones[cual] as number)
        for (let antes = -1; quedan.length !== antes; ) {
          antes = quedan.length
          for (const lugar of quedan) {
            if (await undo(lugar)) quedan = quedan.filter((otro) => otro !== lugar)
            await requireIguales()
          }
        }
      }
    }
  },
  120_000,
)
