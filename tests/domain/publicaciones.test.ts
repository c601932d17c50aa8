import { expect, test } from 'vitest'
import { generalDe } from '../../src/domain/base/reglas-de-formulario.ts'
import { comentarioDePublicacion, publicacionNueva } from '../../src/domain/tablon/publicacion-nueva.ts'
import {
  type Autoria,
  accionDeVisibilidad,
  canHide,
  canRemove,
  isAutor,
  type LectorDeTablon,
  tipoPermitido,
} from '../../src/domain/tablon/publicaciones.ts'

const admin: LectorDeTablon = { rol: 'admin', id: 0 }
const docente: LectorDeTablon = { rol: 'docente', id: 1 }
const alumno: LectorDeTablon = { rol: 'alumno', id: 1 }
const otra: LectorDeTablon = { rol: 'alumno', id: 2 }

const deAdmin: Autoria = { autor: 'admin', autorAlumnoId: null, autorDocenteId: null }
const deDocente: Autoria = { autor: 'docente', autorAlumnoId: null, autorDocenteId: 1 }
const deAlumno: Autoria = { autor: 'alumno', autorAlumnoId: 1, autorDocenteId: null }
const deNadie: Autoria = { autor: 'docente', autorAlumnoId: null, autorDocenteId: null }

test.each([
  ['el administrador, lo suyo', admin, deAdmin, true, true],
  ['el administrador, lo de un alumno', admin, deAlumno, false, true],
  ['el docente, lo suyo', docente, deDocente, true, true],
  ['el docente, lo de un alumno con su mismo número', docente, deAlumno, false, false],
  ['el docente, lo de uno que ya no está', docente, deNadie, false, false],
  ['el alumno, lo suyo', alumno, deAlumno, true, true],
  ['el alumno, lo de otra', otra, deAlumno, false, false],
  ['el alumno, lo del docente con su mismo número', alumno, deDocente, false, false],
])('edita y elimina %s', (_caso, lector, escrito, edita, elimina) => {
  expect([isAutor(lector, escrito), canRemove(lector, escrito)]).toEqual([edita, elimina])
})

test('oculta quien enseña o administra', () => {
  expect([admin, docente, alumno].map(canHide)).toEqual([true, true, false])
  expect([true, false].map(accionDeVisibilidad)).toEqual(['Ocultar en Tablón', 'Publicar en Tablón'])
})

test.each([
  ['alumno', 'TAREA', 'ANUNCIO'],
  ['alumno', 'EVALUACION', 'ANUNCIO'],
  ['alumno', 'cualquiera', 'ANUNCIO'],
  ['alumno', 'OTRO', 'OTRO'],
  ['docente', 'TAREA', 'TAREA'],
  ['admin', 'cualquiera', 'cualquiera'],
] as const)('de %s, %s queda %s', (rol, tipo, queda) => {
  expect(tipoPermitido(rol, tipo)).toBe(queda)
})

test.each([
  [{}, 'El título, el contenido y la cátedra son obligatorios.'],
  [{ titulo: 'Hola' }, 'El título, el contenido y la cátedra son obligatorios.'],
  [{ titulo: 'Hola', contenido: '<p> </p>' }, 'El título, el contenido y la cátedra son obligatorios.'],
  [{ titulo: 'a'.repeat(201), contenido: 'x' }, 'El título no puede pasar de 200 caracteres.'],
  [{ titulo: 'Hola', contenido: 'x'.repeat(100_001) }, 'El contenido no puede pasar de 100.000 caracteres.'],
  [{ titulo: 'Hola', contenido: 'x', tipo: 'NOTA' }, 'El tipo debe ser ANUNCIO, TAREA, EVALUACION u OTRO.'],
])('una publicación que no vale: %o', (enviada, mensaje) => {
  expect(generalDe(publicacionNueva.safeParse(enviada).error?.issues[0])).toBe(mensaje)
})

test('sin tipo es un anuncio, y de si se ve no se dijo nada', () => {
  expect(publicacionNueva.parse({ titulo: ' Hola ', contenido: '<p>x</p>' })).toEqual({
    titulo: 'Hola',
    contenido: '<p>x</p>',
    tipo: 'ANUNCIO',
    visibleToStudents: null,
  })
})

test.each(['contenido', 'text', 'texto'])('un comentario viene en «%s»', (nombre) => {
  expect(comentarioDePublicacion.parse({ [nombre]: ' Gracias ' })).toEqual({ contenido: 'Gracias' })
})

test.each([
  [{}, 'El comentario no puede estar vacío.'],
  [{ contenido: '  ', text: '' }, 'El comentario no puede estar vacío.'],
  [{ texto: 'x'.repeat(5001) }, 'El comentario no puede pasar de 5.000 caracteres.'],
])('un comentario que no vale', (enviado, mensaje) => {
  expect(comentarioDePublicacion.safeParse(enviado).error?.issues[0]?.message).toBe(mensaje)
})
