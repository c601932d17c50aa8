/** A code that was asked for. It waits in this tab, so that a reload goes on where one was. */
export interface Pedido {
  email: string
  /** The second step: the code is what is missing. */
  enviado: boolean
  /** From when on another one may be asked for, in ms. */
  otroDesde: number
}

const clave = (rol: string) => `ingreso:${rol}`

export function leerPedido(rol: string): Pedido {
  const { email, enviado, otroDesde } = Object(JSON.parse(sessionStorage.getItem(clave(rol)) ?? '{}'))
  return { email: email ?? '', enviado: Boolean(enviado), otroDesde: Number(otroDesde) || 0 }
}

export function guardarPedido(rol: string, pedido: Pedido) {
  sessionStorage.setItem(clave(rol), JSON.stringify(pedido))
}

export function olvidarPedido(rol: string) {
  sessionStorage.removeItem(clave(rol))
}
