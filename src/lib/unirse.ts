import type { ApiClient } from '../../api/client'
import { LLEGADAS } from '../domain/inscripciones/codigo-de-ingreso'
import { CABECERA_DE_PRUEBA } from '../domain/sesiones/prueba-de-trabajo'

/** The form of who asks to come in, the one of the code that was mailed, or neither. */
type Falta = 'DATOS' | 'CODIGO' | 'NADA'

/** What the page of a course's code shows. */
export interface Paso {
  falta: Falta
  status: number
  dicho: string
  /** What is wrong, by field. */
  faltas: Record<string, string>
  /** What the browser has to work on before it goes on. */
  reto?: string | undefined
  /** What becomes of whoever has confirmed their address, where a page of its own says it. */
  llegada?: keyof typeof LLEGADAS | undefined
  /** Of whoever is in. */
  token?: string | undefined
  galleta?: string | undefined
}

interface Respuesta {
  data: unknown
  error: { status: unknown; value: unknown } | null
  headers?: HeadersInit | undefined
}

/** What the page says of the code of its address; the form, where it opens a course. */
export const readPaso = (lectura: Respuesta): Paso => pasoDe(lectura.error ? 'NADA' : 'DATOS', lectura)

/** What the page goes on saying to who has arrived: a reload would send again what is good once. */
export function readLlegada(dicha: string | null): Paso | null {
  if (dicha !== 'PENDIENTE' && dicha !== 'INSCRIPTO') return null
  return { falta: 'NADA', status: 200, dicho: LLEGADAS[dicha], faltas: {}, llegada: dicha }
}

/** Sends what the page's own form says to the API, and says what comes after it. */
export async function sendFormulario(
  api: ApiClient,
  codigo: string,
  escritos: FormData,
  cabeceras: Headers,
): Promise<Paso> {
  const datos = Object.fromEntries(escritos) as never
  const opciones = { headers: cabecerasDe(cabeceras) }
  if (escritos.has('codigo')) {
    const respuesta = await api.unirse({ codigo }).confirmar.post(datos, opciones)
    // A script that sends it shows what comes back, and keeps the token that is in it.
    const llegada = cabeceras.get('sec-fetch-dest') === 'document' ? respuesta.data?.estado : undefined
    return { ...pasoDe('CODIGO', respuesta), llegada }
  }
  return pasoDe('DATOS', await api.unirse({ codigo }).post(datos, opciones))
}

/** Who asks, to the API: a session says with which browser it was opened, and some bring a proof of work. */
export const cabecerasDe = (cabeceras: Headers): Record<string, string> =>
  Object.fromEntries(
    ['user-agent', CABECERA_DE_PRUEBA].flatMap((nombre) => {
      const valor = cabeceras.get(nombre)
      return valor === null ? [] : [[nombre, valor]]
    }),
  )

function pasoDe(antes: Falta, { data, error, headers }: Respuesta): Paso {
  if (error) {
    const { message = '', campos = {}, reto } = Object(error.value)
    return { falta: antes, status: Number(error.status), dicho: message, faltas: campos, reto }
  }
  const { message = '', estado, token } = Object(data)
  const galleta = new Headers(headers).get('set-cookie') ?? undefined
  const despues = estado === 'SIN_CONFIRMAR' ? 'CODIGO' : 'NADA'
  return { falta: estado ? despues : antes, status: 200, dicho: message, faltas: {}, token, galleta }
}
