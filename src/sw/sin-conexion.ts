import { copyResponse } from 'workbox-core'
import { archivosDe } from './paginas'

const NOMBRE = 'sin-conexion'
const PAGINA = '/sin-conexion'

/** The page for where nothing is kept, with its files, apart from those that go with time. */
export async function saveSinConexion(): Promise<void> {
  const respuesta = await fetch(PAGINA, { cache: 'reload' })
  if (!respuesta.ok) throw new Error(`${PAGINA}: ${respuesta.status}`)
  const guardados = await caches.open(NOMBRE)
  // A static host may lead to the same page with a slash: a browser takes no answer that was led elsewhere.
  const pagina = await copyResponse(respuesta)
  await guardados.addAll(archivosDe(await pagina.clone().text()))
  await guardados.put(PAGINA, pagina)
}

/** For what could neither be asked for nor found. */
export async function enLugarDe({ mode, url }: Request): Promise<Response> {
  const guardada = await caches.match(mode === 'navigate' ? PAGINA : url, { ignoreVary: true })
  return guardada ?? Response.error()
}
