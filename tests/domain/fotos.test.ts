import { expect, test } from 'vitest'
import { isFotoSubida } from '../../src/domain/archivos/fotos.ts'

test.each(['/uploads/fotos/a-b_C9.jpg', '/uploads/fotos/x.png', '/uploads/fotos/x.webp'])(
  '%s es una foto subida aquí',
  (direccion) => {
    expect(isFotoSubida(direccion)).toBe(true)
  },
)

test.each([
  null,
  '',
  'https://fotos.py/uploads/fotos/x.jpg',
  '//uploads/fotos/x.jpg',
  '/uploads/fotos/../tareas/x.jpg',
  '/uploads/tareas/x.jpg',
  '/uploads/fotos/x.svg',
  '/uploads/fotos/x.jpg?y',
  '/uploads/fotos/.jpg',
])('%j no lo es', (direccion) => {
  expect(isFotoSubida(direccion)).toBe(false)
})
