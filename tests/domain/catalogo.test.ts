import { expect, test } from 'vitest'
import { fichaDeCatalogo } from '../../src/domain/creadores/catalogo.ts'

const ficha = {
  first_name: 'Agustín',
  last_name: 'Barrios',
  birth_year: 1885,
  bio: 'Guitarrista y compositor.',
  notable_works: 'La catedral',
  period: 'POSGUERRA',
  mainRole: ['COMPOSER'],
}

const primerError = (cambio: object) =>
  fichaDeCatalogo.safeParse({ ...ficha, ...cambio }).error?.issues[0]?.message

test('lo que falta queda vacío y lo desconocido se ignora', () => {
  expect(fichaDeCatalogo.parse({ ...ficha, wikidata: 'Q1', otra: 1 })).toEqual({
    ...ficha,
    otros_nombres: [],
    birth_edtf: '1885',
    birth_min: 1885,
    birth_max: 1885,
    death_edtf: null,
    death_min: null,
    death_max: null,
    birth_month: null,
    birth_day: null,
    death_year: null,
    death_month: null,
    death_day: null,
    death_unknown: false,
    photo_url: null,
    youtube_link: null,
    references: null,
    obra_enlaces: [],
    quality: null,
  })
})

test('una obra dice dónde se escucha: una de la ficha, y con https', () => {
  const enlace = { obra: 'la Catedral', tipo: 'ESCUCHAR', url: 'https://a.py/catedral.mp3' }

  expect(fichaDeCatalogo.parse({ ...ficha, obra_enlaces: [enlace] }).obra_enlaces).toEqual([
    { ...enlace, obra: 'La catedral' },
  ])
  expect(primerError({ obra_enlaces: [{ ...enlace, obra: 'Otra' }] })).toBe(
    'obra_enlaces solo puede nombrar obras de notable_works.',
  )
  expect(primerError({ obra_enlaces: [{ ...enlace, url: 'http://a.py' }] })).toBe(
    'obra_enlaces: La dirección de un enlace debe ser una dirección web segura (https).',
  )
})

test('una fecha puede ser incierta, y vale antes que sus partes', () => {
  expect(fichaDeCatalogo.parse({ ...ficha, birth_edtf: '1510~', death_edtf: '16XX' })).toMatchObject({
    birth_edtf: '1510~',
    birth_year: 1510,
    birth_min: 1505,
    birth_max: 1515,
    death_edtf: '16XX',
    death_year: null,
    death_max: 1699,
  })
  expect(primerError({ birth_edtf: '1650~/1640' })).toBe(
    'birth_edtf: En la fecha de nacimiento, el primer año no puede ser posterior al segundo.',
  )
  expect(primerError({ birth_edtf: '1510~', death_year: 1504 })).toBe(
    'death_year no puede ser anterior a birth_year.',
  )
  expect(primerError({ birth_edtf: '1510~', death_year: 1506 })).toBeUndefined()
})

test('cada fuente es una línea', () => {
  const references = [
    { title: 'Portal', url: 'https://a.py' },
    { title: 'Otro', url: 'https://b.py' },
  ]

  expect(fichaDeCatalogo.parse({ ...ficha, references }).references).toBe(
    'Portal — https://a.py\nOtro — https://b.py',
  )
  expect(fichaDeCatalogo.parse({ ...ficha, references: 'Un libro' }).references).toBe('Un libro')
})

test('los signos de control se quitan, y una foto puede ser http', () => {
  const photo_url = 'http://fotos.py/a.jpg'

  expect(
    fichaDeCatalogo.parse({ ...ficha, first_name: 'Agus\0tín', bio: 'Uno\0\ndos', photo_url }),
  ).toMatchObject({ first_name: 'Agustín', bio: 'Uno\ndos', photo_url })
})

test('una orquesta no necesita apellido', () => {
  expect(primerError({ last_name: '', mainRole: ['ENSEMBLE_ORCHESTRA'] })).toBeUndefined()
  expect(primerError({ last_name: ' ' })).toBe(
    'last_name solo puede estar vacío en una agrupación u orquesta.',
  )
})

test.each([
  [{ first_name: ' ' }, 'first_name no puede estar vacío.'],
  [{ first_name: 7 }, 'first_name debe ser un texto.'],
  [{ first_name: 'a'.repeat(121) }, 'first_name no puede pasar de 120 letras.'],
  [{ bio: undefined }, 'bio debe ser un texto.'],
  [{ birth_year: '1885' }, 'birth_year debe ser un número entero.'],
  [{ birth_year: 18855 }, 'birth_year debe estar entre 1000 y 2100.'],
  [{ birth_month: 13 }, 'birth_month debe estar entre 1 y 12.'],
  [{ birth_month: 2, birth_day: 29 }, 'birth_day no existe en ese mes.'],
  [{ birth_day: 5 }, 'birth_day necesita también el mes.'],
  [{ death_year: 1884 }, 'death_year no puede ser anterior a birth_year.'],
  [{ otros_nombres: ['Mangoré'] }, 'otros_nombres debe tener nombre y clase en cada nombre.'],
  [
    { otros_nombres: [{ nombre: 'AGUSTIN  barrios', clase: 'VARIANTE' }] },
    'otros_nombres no puede tener el nombre mismo.',
  ],
  [{ mainRole: [] }, 'mainRole necesita al menos un rol.'],
  [{ mainRole: ['POET', 'POET'] }, 'mainRole no puede repetir roles.'],
  [{ mainRole: 'POET' }, 'mainRole debe ser una lista de roles.'],
  [{ photo_url: 'javascript:alert(1)' }, 'photo_url debe ser una dirección http o https.'],
  [
    { references: [{ title: 'sin dirección' }] },
    'references debe ser un texto o una lista de fuentes con title y url.',
  ],
])('%o: %s', (cambio, mensaje) => {
  expect(primerError(cambio)).toBe(mensaje)
})

test.each(['period', 'quality'])('%s tiene que ser conocido', (campo) => {
  expect(primerError({ [campo]: 'X' })).toMatch(`${campo} no es uno de los valores conocidos`)
})
