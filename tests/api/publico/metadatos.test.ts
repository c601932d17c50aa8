import { expect, test } from 'vitest'
import { sinMetadatos } from '../../../api/suelo/archivos/metadatos/sin-metadatos.ts'
import { muestras } from '../../support/archivos.ts'
import {
  jpegConLugar,
  jpegLimpio,
  LUGAR,
  pngConLugar,
  pngLimpio,
  webpConLugar,
  webpLimpio,
} from '../../support/fotos.ts'

const fotos = [
  ['image/jpeg', jpegConLugar, jpegLimpio],
  ['image/png', pngConLugar, pngLimpio],
  ['image/webp', webpConLugar, webpLimpio],
] as const

test.each(fotos)('de una foto %s queda lo que se ve, y nada de dónde se tomó', (tipo, foto, limpia) => {
  expect(foto.includes(LUGAR)).toBe(true)

  expect(sinMetadatos(foto, tipo)).toEqual(limpia)
})

test.each(fotos)('una foto %s que no tiene nada de eso queda como es', (tipo, _, limpia) => {
  expect(sinMetadatos(limpia, tipo)).toEqual(limpia)
})

test.each(fotos)('una foto %s cortada en cualquier lugar no se toma por entera', (tipo, _, limpia) => {
  const enteras = [...limpia.keys()].filter((largo) => sinMetadatos(limpia.subarray(0, largo), tipo))

  expect(enteras).toEqual([])
})

test('lo que empieza como una foto y no lo es, o es de otro tipo, no se toma', () => {
  expect(sinMetadatos(muestras.jpg, 'image/jpeg')).toBeUndefined()
  expect(sinMetadatos(muestras.gif, 'image/gif')).toBeUndefined()
  expect(sinMetadatos(pngLimpio, 'image/jpeg')).toBeUndefined()
})

/** Some bytes of nothing but parts that hold nothing. */
const vacias = (comienzo: string, parte: string, fin: string) =>
  Buffer.from(comienzo + parte.repeat(20_000) + fin, 'latin1')

test.each([
  ['image/jpeg', vacias('\xff\xd8', '\xff\xdb\0\x02', '\xff\xd9')],
  ['image/png', vacias('\x89PNG\r\n\x1a\n', '\0\0\0\0IDAT\0\0\0\0', '\0\0\0\0IEND\0\0\0\0')],
  ['image/webp', vacias('RIFF\x04\x71\x02\0WEBP', 'ICCP\0\0\0\0', '')],
])('una foto %s hecha de veinte mil partes vacías no se toma', (tipo, foto) => {
  expect(sinMetadatos(foto, tipo)).toBeUndefined()
})
