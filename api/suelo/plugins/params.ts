import { z } from 'zod'

const ID = 'El identificador debe ser un número entero positivo.'

const escrito = (mensaje = ID) =>
  z.preprocess(
    (valor) => (typeof valor === 'string' && /^\d{1,15}$/.test(valor) ? Number(valor) : valor),
    z.number(mensaje).int(mensaje).positive(mensaje),
  )

/** An id in an address, as text: a positive integer. One schema for all: each would be a tenth of the start. */
export const idEnDireccion = escrito()
const idDeCatedra = escrito('ID de cátedra inválido.')

/** Of a call that can be tried: nothing is kept then. */
export const consultaDePrueba = z.object({ prueba: z.literal('1', 'La prueba se pide con 1.').optional() })

/** Ids in an address: positive integers. */
export function parametros<Nombre extends string>(...nombres: Nombre[]) {
  const campos = nombres.map((nombre) => [nombre, idEnDireccion] as const)
  return z.object(Object.fromEntries(campos) as Record<Nombre, typeof idEnDireccion>)
}

/** The same, where the first one is a course's. */
export function parametrosDeCatedra<Nombre extends string>(...nombres: Nombre[]) {
  return z.object({ ...parametros(...nombres).shape, id: idDeCatedra })
}
