import { z } from 'zod'

const escrito = (mensaje: string) =>
  z.preprocess(
    (valor) => (typeof valor === 'string' && /^\d{1,15}$/.test(valor) ? Number(valor) : valor),
    z.number(mensaje).int(mensaje).positive(mensaje),
  )

/** Ids in an address: positive integers. */
export function parametros<Nombre extends string>(...nombres: Nombre[]) {
  return parametrosCon('El identificador debe ser un número entero positivo.', nombres)
}

/** The same, where the first one is a course's. */
export function parametrosDeCatedra<Nombre extends string>(...nombres: Nombre[]) {
  return z.object({
    ...parametrosCon('El identificador debe ser un número entero positivo.', nombres).shape,
    id: escrito('ID de cátedra inválido.'),
  })
}

function parametrosCon<Nombre extends string>(mensaje: string, nombres: Nombre[]) {
  const campos = nombres.map((nombre) => [nombre, escrito(mensaje)] as const)
  return z.object(Object.fromEntries(campos) as Record<Nombre, ReturnType<typeof escrito>>)
}
