export interface Persona {
  id: number
  nombre: string
  apellido: string
  email: string
}

/** Who a token says one is. Only the server knows whether it is true: this is for what is shown meanwhile. */
export function personaDe(token: string): Persona | null {
  try {
    const { sub, nombre, apellido, email } = read(token)
    const textos = [nombre, apellido, email].every((texto) => typeof texto === 'string')
    return textos && Number(sub) > 0 ? ({ id: Number(sub), nombre, apellido, email } as Persona) : null
  } catch {
    return null
  }
}

/** Whose what was read with a token is: a name for one person in one role. */
export function duenoDe(token: string): string | null {
  try {
    const { role, sub } = read(token)
    return role && sub !== undefined ? `${role}:${sub}` : null
  } catch {
    return null
  }
}

/** In which role a token lets one in; null once it has expired. */
export function rolDe(token: string): unknown {
  try {
    const { role, exp } = read(token)
    return Number(exp) * 1000 > Date.now() ? role : null
  } catch {
    return null
  }
}

function read(token: string): Record<string, unknown> {
  const carga = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? ''
  const bytes = Uint8Array.from(atob(carga), (letra) => letra.charCodeAt(0))
  return Object(JSON.parse(new TextDecoder().decode(bytes)))
}
