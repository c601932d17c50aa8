/** Of an edition that left everything as it was. */
export const SIN_CAMBIOS = 'sin cambios'

/** How a field is called and, where the log may keep what it said, how that is written. */
type Etiqueta<V> = string | readonly [string, (valor: V) => string]

export type Etiquetas<T> = { readonly [campo in keyof T]?: Etiqueta<T[campo]> }

/** Which fields an edition changed: 'teléfono, cuota de ₲ 100.000 a ₲ 120.000'. */
export function cambiosEntre<T extends object>(antes: T, despues: T, etiquetas: Etiquetas<T>): string {
  const campos = Object.keys(etiquetas) as (keyof T)[]
  const cambiados = campos.filter((campo) => !isEqual(antes[campo], despues[campo]))
  const dichos = cambiados.map((campo) => {
    const etiqueta = etiquetas[campo] as Etiqueta<T[typeof campo]>
    if (typeof etiqueta === 'string') return etiqueta
    const [nombre, say] = etiqueta
    return `${nombre} de ${say(antes[campo])} a ${say(despues[campo])}`
  })
  return dichos.join(', ') || SIN_CAMBIOS
}

const isEqual = (uno: unknown, otro: unknown) => JSON.stringify(dicho(uno)) === JSON.stringify(dicho(otro))

/** A form sends as blank what a row keeps as nothing. */
const dicho = (valor: unknown) => (valor === '' || valor === undefined ? null : valor)

const LARGO = 80

export const recortado = (nombre: string) => nombre.slice(0, LARGO)

/** Of a field that names its thing. */
export const entreComillas = (texto: string) => `«${recortado(texto)}»`
