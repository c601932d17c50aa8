import { expect, test } from 'vitest'
import {
  extensionDe,
  faltaDeArchivo,
  nombreDeArchivo,
  seMuestra,
  textoDeEspacio,
  textoDeMaximos,
  textoDeTamano,
  tipoDeExtension,
} from '../../src/domain/archivos/archivos.ts'

const MB = 1024 * 1024

const nombreCon = (nombre: string, extension: string) => {
  const tipo = tipoDeExtension(extension)
  return tipo && nombreDeArchivo(nombre, tipo)
}

test.each([
  ['Canción nº 1.MP3', 'mp3', 'Canción nº 1.mp3'],
  ['foto.jpeg', 'jpg', 'foto.jpeg'],
  ['retrato.jfif', 'jpg', 'retrato.jfif'],
  ['retrato.PNG', 'jpg', 'retrato.jpg'],
  ['IMG_1.HEIC', 'jpg', 'IMG_1.jpg'],
  ['WhatsApp Audio.mpeg', 'mp3', 'WhatsApp Audio.mpeg'],
  ['WhatsApp Audio.mpeg', 'ogg', 'WhatsApp Audio.ogg'],
  ['voz.3gp', 'm4a', 'voz.3gp'],
  ['Sonata op. 27', 'mp3', 'Sonata op. 27.mp3'],
  ['foto.html', 'png', 'foto.html.png'],
  ['C:\\fotos\\yo.png', 'png', 'yo.png'],
  ['../../etc/passwd', 'txt', 'passwd.txt'],
  ['', 'pdf', 'archivo.pdf'],
  ['.htaccess', 'txt', 'htaccess.txt'],
  ['a\u202Egnp.exe', 'png', 'agnp.exe.png'],
  [`${'ñ'.repeat(300)}.png`, 'png', `${'ñ'.repeat(150)}.png`],
])('%j de tipo %s se llama %j', (nombre, extension, esperado) => {
  expect(nombreCon(nombre, extension)).toBe(esperado)
})

test('la extensión va en minúsculas, y puede no haber', () => {
  expect(['a.PNG', 'a.tar.gz', 'a', 'carpeta.x/a'].map(extensionDe)).toEqual(['png', 'gz', '', ''])
})

test('se muestran imágenes y PDF; lo demás se descarga', () => {
  const mimes = ['image/png', 'application/pdf', 'image/svg+xml', 'text/html', 'video/mp4']

  expect(mimes.map(seMuestra)).toEqual([true, true, false, false, false])
})

test.each([
  [0, '0 KB'],
  [1, '1 KB'],
  [12_000, '12 KB'],
  [1023 * 1024, '1023 KB'],
  [1024 * 1024 - 1, '1,00 MB'],
  [1024 * 1024, '1,00 MB'],
  [1_310_720, '1,25 MB'],
  [5000 * 1024 * 1024, '5.000,00 MB'],
])('%d bytes son %s', (bytes, texto) => {
  expect(textoDeTamano(bytes)).toBe(texto)
})

test.each([
  [0, '0 KB'],
  [1023 * MB, '1.023,00 MB'],
  [3.5 * 1024 * MB, '3,50 GB'],
])('entre todos, %d bytes son %s', (bytes, texto) => {
  expect(textoDeEspacio(bytes)).toBe(texto)
})

test.each([
  ['vacio.png', 0, 'El archivo está vacío.'],
  ['grande.png', 26 * 1024 * 1024, 'El archivo no puede pasar de 25 MB.'],
  ['programa.EXE', 10, 'No se admiten archivos de ese tipo.'],
  ['retrato.jfif', 10, undefined],
  ['WhatsApp Audio.mpeg', 100 * 1024 * 1024, undefined],
  ['sin-extension', 100 * 1024 * 1024, undefined],
  ['algo.desconocido', 101 * 1024 * 1024, 'El archivo no puede pasar de 100 MB.'],
  ['Partitura.MSCZ', 25 * 1024 * 1024, undefined],
  ['Guitarra.mp3', 100 * 1024 * 1024, undefined],
  ['Ensayo.mp4', 101 * 1024 * 1024, 'El archivo no puede pasar de 100 MB.'],
])('antes de enviar %s de %d bytes se dice %s', (name, size, falta) => {
  expect(faltaDeArchivo({ name, size }, { archivo: 25 * MB, medio: 100 * MB })).toBe(falta)
})

test('cuánto puede medir un archivo se dice una vez, y dos donde audio y video pueden otra cosa', () => {
  expect(textoDeMaximos({ archivo: 25 * MB, medio: 100 * MB })).toBe('Hasta 25 MB (audio y video, 100 MB)')
  expect(textoDeMaximos({ archivo: 25 * MB, medio: 25 * MB })).toBe('Hasta 25 MB')
})
