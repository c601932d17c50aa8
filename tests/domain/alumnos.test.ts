import { expect, test } from 'vitest'
import { alumnoNuevo } from '../../src/domain/personas/alumnos.ts'
import { docenteNuevo } from '../../src/domain/personas/docentes.ts'

const ana = { nombre: 'Ana', apellido: 'Paz', email: 'ana@paz.py' }

test.each([
  [{ nombre: ' ' }, 'El nombre es obligatorio.'],
  [{ nombre: '\u200B\u2060' }, 'El nombre es obligatorio.'],
  [{ apellido: null }, 'El apellido es obligatorio.'],
  [{ email: '' }, 'El email es obligatorio.'],
  [{ email: 'ana' }, 'El email no es válido.'],
  [{ nombre: '', apellido: '', email: '' }, 'El nombre es obligatorio.'],
  [{ nombre: 'a'.repeat(121) }, 'El nombre no puede pasar de 120 caracteres.'],
  [{ direccion: 'a'.repeat(201) }, 'La dirección no puede pasar de 200 caracteres.'],
])('%o no vale', (datos, mensaje) => {
  expect(alumnoNuevo.safeParse({ ...ana, ...datos }).error?.issues[0]?.message).toBe(mensaje)
  expect(docenteNuevo.safeParse({ ...ana, ...datos }).error?.issues[0]?.message).toBe(mensaje)
})

test.each([
  [{}, 'El nombre del tutor es obligatorio para un menor de edad.'],
  [{ nombre_tutor: 'Eva' }, 'El teléfono del tutor es obligatorio para un menor de edad.'],
])('de un menor se piden los datos del tutor: %o', (datos, mensaje) => {
  expect(alumnoNuevo.safeParse({ ...ana, es_menor: true, ...datos }).error?.issues[0]?.message).toBe(mensaje)
})

test('de quien no es menor no se guarda tutor', () => {
  const tutor = { nombre_tutor: 'Eva', telefono_tutor: '1', vive_con_padres: true }

  expect(alumnoNuevo.parse({ ...ana, es_menor: true, ...tutor })).toMatchObject(tutor)
  expect(alumnoNuevo.parse({ ...ana, es_menor: false, ...tutor })).toMatchObject({
    nombre_tutor: '',
    telefono_tutor: '',
    vive_con_padres: false,
  })
})
