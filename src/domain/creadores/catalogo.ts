import { z } from 'zod'
import { enUnaLinea, enUnDato, enVariasLineas, exceeds, lineasDeFuentes } from '../base/campos.ts'
import { diasDelMes } from '../base/fechas.ts'
import { faltasDe } from '../base/reglas-de-formulario.ts'
import { roles } from '../sesiones/roles.ts'
import { calidades } from './creadores.ts'
import { faltaDeEdtf } from './edtf.ts'
import { enlacesEscritos, reglasDeEnlaces } from './enlaces-escritos.ts'
import { columnasDeFechas, diesBeforeByAnyReading, leida } from './fechas-de-vida.ts'
import { maximoDeFilas } from './filas.ts'
import { areSusObras, withSusObras } from './obras.ts'
import { clasesDeNombre, sinElSuyo, sinRepetir } from './otros-nombres.ts'
import { periodos } from './periodos.ts'

const ANIO_MINIMO = 1000
const ANIO_MAXIMO = 2100

const texto = (campo: string, maximo: number, normalizar = enUnaLinea) =>
  z
    .string(`${campo} debe ser un texto.`)
    .transform(normalizar)
    .refine((valor) => !exceeds(valor, maximo), `${campo} no puede pasar de ${maximo} letras.`)

const obligatorio = (campo: string, maximo: number, normalizar = enUnaLinea) =>
  texto(campo, maximo, normalizar).pipe(z.string().min(1, `${campo} no puede estar vacío.`))

const entero = (campo: string, desde: number, hasta: number) => {
  const error = `${campo} debe estar entre ${desde} y ${hasta}.`
  return z
    .number(`${campo} debe ser un número entero.`)
    .int(`${campo} debe ser un número entero.`)
    .min(desde, error)
    .max(hasta, error)
    .nullish()
    .transform((valor) => valor ?? null)
}

const direccion = (campo: string) =>
  texto(campo, 2000)
    .pipe(z.string().regex(/^$|^https?:\/\/\S+$/i, `${campo} debe ser una dirección http o https.`))
    .nullish()
    .transform((valor) => valor || null)

const conocido = <const T extends readonly [string, ...string[]]>(campo: string, valores: T) =>
  z.enum(valores, { error: `${campo} no es uno de los valores conocidos (${valores.join(', ')}).` })

const fuente = z.object(
  { title: texto('references', 500), url: texto('references', 2000) },
  { error: 'references debe tener title y url en cada fuente.' },
)

const fuentes = z
  .union([z.array(fuente).transform(lineasDeFuentes), texto('references', 5000, enVariasLineas)], {
    error: 'references debe ser un texto o una lista de fuentes con title y url.',
  })
  .nullish()
  .transform((valor) => valor || null)

const otro = z.object(
  {
    nombre: obligatorio('otros_nombres', 120, enUnDato),
    clase: conocido('otros_nombres', clasesDeNombre),
  },
  { error: 'otros_nombres debe tener nombre y clase en cada nombre.' },
)

const otros = z
  .array(otro, 'otros_nombres debe ser una lista de nombres con nombre y clase.')
  .transform(sinRepetir)
  .refine(
    ({ length }) => length <= maximoDeFilas.otros_nombres,
    `otros_nombres puede tener hasta ${maximoDeFilas.otros_nombres} nombres.`,
  )
  .nullish()
  .transform((valor) => valor ?? [])

const enlaces = enlacesEscritos.superRefine((obra_enlaces, ctx) => {
  for (const message of faltasDe(reglasDeEnlaces, { obra_enlaces }).values())
    ctx.addIssue({ code: 'custom', message: `obra_enlaces: ${message}` })
})

const edtf = (campo: string, cual: string) =>
  texto(campo, 20)
    .superRefine((valor, ctx) => {
      const message = faltaDeEdtf(valor, cual)
      if (message) ctx.addIssue({ code: 'custom', message: `${campo}: ${message}` })
    })
    .nullish()
    .transform((valor) => valor || null)

/** A row of a catalogue file. Keys that it does not name are ignored. */
export const fichaDeCatalogo = z
  .object(
    {
      first_name: obligatorio('first_name', 120, enUnDato),
      last_name: texto('last_name', 120, enUnDato)
        .nullish()
        .transform((valor) => valor ?? ''),
      otros_nombres: otros,
      birth_year: entero('birth_year', ANIO_MINIMO, ANIO_MAXIMO),
      birth_month: entero('birth_month', 1, 12),
      birth_day: entero('birth_day', 1, 31),
      birth_edtf: edtf('birth_edtf', 'nacimiento'),
      death_year: entero('death_year', ANIO_MINIMO, ANIO_MAXIMO),
      death_month: entero('death_month', 1, 12),
      death_day: entero('death_day', 1, 31),
      death_edtf: edtf('death_edtf', 'fallecimiento'),
      death_unknown: z.boolean('death_unknown debe ser true o false.').nullish().transform(Boolean),
      bio: obligatorio('bio', 5000, enVariasLineas),
      notable_works: texto('notable_works', 5000, enVariasLineas)
        .nullish()
        .transform((valor) => valor ?? ''),
      period: conocido('period', periodos)
        .nullish()
        .transform((valor) => valor ?? ('UNKNOWN' as const)),
      mainRole: z
        .array(conocido('mainRole', roles), 'mainRole debe ser una lista de roles.')
        .min(1, 'mainRole necesita al menos un rol.')
        .refine((lista) => new Set(lista).size === lista.length, 'mainRole no puede repetir roles.'),
      photo_url: direccion('photo_url'),
      youtube_link: direccion('youtube_link'),
      references: fuentes,
      obra_enlaces: enlaces,
      quality: conocido('quality', calidades)
        .nullish()
        .transform((valor) => valor ?? null),
    },
    'la fila debe ser un objeto con los datos de un creador.',
  )
  .superRefine((cruda, ctx) => {
    const ficha = leida(cruda)
    const falla = (campo: string, message: string) => ctx.addIssue({ code: 'custom', path: [campo], message })
    if (!ficha.last_name && !ficha.mainRole.includes('ENSEMBLE_ORCHESTRA')) {
      falla('last_name', 'last_name solo puede estar vacío en una agrupación u orquesta.')
    }
    if (!areSusObras(ficha)) falla('obra_enlaces', 'obra_enlaces solo puede nombrar obras de notable_works.')
    for (const [campo, anio, mes, dia] of [
      ['birth_day', ficha.birth_year, ficha.birth_month, ficha.birth_day],
      ['death_day', ficha.death_year, ficha.death_month, ficha.death_day],
    ] as const) {
      if (dia === null) continue
      if (mes === null) falla(campo, `${campo} necesita también el mes.`)
      else if (dia > diasDelMes(mes, anio)) falla(campo, `${campo} no existe en ese mes.`)
    }
    if (sinElSuyo(ficha).length < ficha.otros_nombres.length) {
      falla('otros_nombres', 'otros_nombres no puede tener el nombre mismo.')
    }
    if (diesBeforeByAnyReading(cruda)) falla('death_year', 'death_year no puede ser anterior a birth_year.')
  })
  .transform((ficha) => ({ ...ficha, ...columnasDeFechas(ficha), obra_enlaces: withSusObras(ficha) }))

export type FichaDeCatalogo = z.infer<typeof fichaDeCatalogo>
