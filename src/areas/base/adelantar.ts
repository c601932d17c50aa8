import { prefetchLlamada } from '../../lib/adelantos'
import { bearer } from '../../lib/llaves'
import type { Lecturas } from './area'

const { adelantos } = document.getElementById('area')?.dataset ?? {}
if (adelantos && bearer()) prefetchLecturas(JSON.parse(adelantos))

/** Asks for what the screen reads while the area's scripts are still on their way. */
function prefetchLecturas({ ruta, siempre, tab, abren, inicial }: Lecturas) {
  if (ruta !== location.pathname) return
  const parametros = new URLSearchParams(location.search)
  const abierta = Object.keys(abren).find((uno) => parametros.has(uno))
  const elegida = parametros.get('tab') ?? (abierta ? abren[abierta] : inicial)
  const suyas = (elegida && tab[elegida]) || []
  for (const camino of [...siempre, ...suyas]) prefetchLlamada(`${location.origin}/api/${camino}`)
}
