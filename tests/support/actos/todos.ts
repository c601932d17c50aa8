import { actosDeAcademia } from './academia.ts'
import { actosDeActas } from './actas.ts'
import { actosDeLaCasa } from './casa.ts'
import { actosDeClases } from './clases.ts'
import type { Acto, Actos, Mundo } from './mundo.ts'
import { actosDeNotaFinal } from './nota-final.ts'
import { actosDePapelera } from './papelera.ts'
import { actosDeTareas } from './tareas.ts'

/** A call for each route with which who runs the house changes something. */
export const actos: Actos = {
  ...actosDeAcademia,
  ...actosDeActas,
  ...actosDeClases,
  ...actosDeNotaFinal,
  ...actosDePapelera,
  ...actosDeTareas,
  ...actosDeLaCasa,
}

/** Makes one, as whoever may. */
export async function callActo(mundo: Mundo, ruta: string, { ids = [], cuerpo }: Acto) {
  const [method = '', path = ''] = ruta.split(' ')
  const quedan = [...ids]
  const concreta = path.replace(/:\w+/g, () => String(quedan.shift()))
  const suya = path.startsWith('/docente') ? mundo.sesion('docente', mundo.docente) : mundo.sesion()
  if (!(cuerpo instanceof FormData)) return mundo.send(`${method} ${concreta}`, cuerpo, await suya)
  const response = await mundo.call(concreta, { method, body: cuerpo, headers: await suya })
  return { status: response.status, data: await response.json() }
}
