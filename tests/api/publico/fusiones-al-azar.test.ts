import { expect, test } from 'vitest'
import { type Azar, azarDe } from '../../../src/domain/base/azar.ts'
import { columnasDeFechas } from '../../../src/domain/creadores/fechas-de-vida.ts'
import { type TestApi, testApi } from '../../support/api.ts'
import { insertCreador } from '../../support/creadores.ts'
import { sugerenciaDePrueba } from '../../support/formularios.ts'
import { type Ficha, Modelo } from '../../support/modelo-de-fusiones.ts'

const SEMILLAS = Number(process.env.COMUNIDAD_SEMILLAS ?? 1)
const HISTORIAS = 6
const PASOS = 14
const MAXIMO_DE_UNIONES = 4

const letras = ['A', 'B', 'C', 'D', 'E']
const datos = ['bio', 'notable_works', 'birth_edtf', 'death_edtf']

type Paso =
  | { haz: 'editar'; de: number; valores: Ficha }
  /** Of two data, only the first is taken. */
  | { haz: 'sugerir'; de: number; valores: Ficha }
  | { haz: 'unir'; id: number; con: number; campos: string[] }
  | { haz: 'deshacer'; cual: number }
  | { haz: 'retractar'; cual: number }

/** Each value is new, so that whose it is can be told; births and deaths that now and then contradict each other. */
function inventa(azar: Azar, paso: number): Paso {
  const haz = azar.uno(['editar', 'sugerir', 'sugerir', 'unir', 'unir', 'deshacer', 'retractar'] as const)
  if (haz === 'unir') {
    const [id = 0, con = 1] = azar.barajar([0, 1, 2, 3, 4])
    return { haz, id, con, campos: datos.filter(() => azar.suerte(0.6)) }
  }
  if (haz === 'deshacer' || haz === 'retractar') return { haz, cual: azar.entero(0, 3) }
  const [uno = '', otro = ''] = azar.barajar(datos)
  const valores = { [uno]: valorDe(azar, uno, paso) }
  const dos = haz === 'sugerir' && azar.suerte(0.4) ? { [otro]: valorDe(azar, otro, paso) } : {}
  return { haz, de: azar.entero(0, 4), valores: { ...valores, ...dos } }
}

function valorDe(azar: Azar, dato: string, paso: number): string {
  if (!dato.endsWith('edtf')) return `${dato} ${paso}`
  if (dato === 'birth_edtf' && paso % 4 === 0) return '1870~'
  // Of even years, so that nobody is born and dies in the same one.
  const anio = dato === 'birth_edtf' ? 2 * azar.entero(925, 952) : 2 * azar.entero(948, 975) + 1
  return [`${anio}`, `${anio}-0${(paso % 9) + 1}`, `${anio}-05-${10 + paso}`][paso % 3] as string
}

/** Five creators in the program and in the model; whatever is done is done to both, and both have to agree. */
function createPartida({ db, asAdmin, send, advance }: TestApi) {
  const ids = new Map<string, number>()
  const slugs = new Map<string, string>()
  const modelo = new Modelo()
  for (const [i, last_name] of letras.entries()) {
    const fechas = { birth_edtf: `${1860 + 2 * i}`, death_edtf: null }
    const ficha = { bio: `Vida de ${last_name}`, notable_works: 'Obra', ...fechas }
    const { id, slug } = insertCreador(db, { last_name, ...ficha, ...columnasDeFechas(fechas) })
    ids.set(last_name, id)
    slugs.set(last_name, slug)
    modelo.add(last_name, ficha)
  }
  const idDe = (letra: string) => ids.get(letra) as number
  const fusiones = new Map<number, number>()
  const aprobadas: { id: number; lugar: number }[] = []
  const recibos: { recibo: string; de: string }[] = []
  const vistos = new Map<string, string>()
  let cambios = 0

  async function edit(letra: string, valores: Ficha) {
    const dueno = modelo.duenoDe(letra)
    const { status } = await asAdmin(`PUT /composers/${idDe(dueno)}`, valores)
    expect(status).toBe(modelo.put({ de: dueno, valores }) ? 200 : 400)
  }

  /** Under the name of one that may have been joined since. */
  async function suggest(letra: string, valores: Ficha) {
    const sugerencia = sugerenciaDePrueba({ ...valores, reason: JSON.stringify(valores) })
    const { status, data } = await send(`POST /composers/${idDe(letra)}/suggestions`, sugerencia)
    if (status === 400) return
    expect(status).toBe(201)
    const [campo = ''] = Object.keys(valores)
    // What does not differ is not proposed.
    const propone = Object.keys(pickDatos(data)).filter((dato) => data[dato] ?? data[parteDe(dato)])
    const tomados = propone.includes(campo) ? [campo] : propone
    const parte = { campos: tomados, reason: 'No consta.' }
    const aprobada = await asAdmin.composers.admin.suggestions({ id: data.id }).approve.post(parte)
    const tomado = Object.fromEntries(tomados.map((dato) => [dato, valores[dato] ?? null]))
    const isHecha = modelo.put({ de: letra, valores: tomado })
    expect(aprobada.status).toBe(isHecha ? 200 : 409)
    if (isHecha) aprobadas.push({ id: data.id, lugar: modelo.ultimo })
    recibos.push({ recibo: data.recibo, de: letra })
  }

  async function retract(cual: number) {
    const [aprobada] = aprobadas.splice(cual, 1)
    if (!aprobada) return
    const { status, data } = await asAdmin(`POST /admin/sugerencias/${aprobada.id}/deshacer`)
    const esperado = modelo.undo(aprobada.lugar)
    expect(status, JSON.stringify(data)).toBe(esperado ? 200 : 409)
    if (esperado) expect(data.quedaron.toSorted()).toEqual(esperado.quedaron.toSorted())
    else aprobadas.push(aprobada)
  }

  async function join(id: string, con: string, campos: string[]) {
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
      if (paso.haz === 'editar') await edit(letras[paso.de] as string, paso.valores)
      else if (paso.haz === 'sugerir') await suggest(letras[paso.de] as string, paso.valores)
      else if (paso.haz === 'retractar') await retract(paso.cual)
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

const pickDatos = ({ bio, notable_works, birth_edtf, death_edtf }: Ficha) => ({
  bio,
  notable_works,
  birth_edtf,
  death_edtf,
})

/** Of an exact date a suggestion may say the parts only. */
const parteDe = (dato: string) => dato.replace('_edtf', '_year')

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
