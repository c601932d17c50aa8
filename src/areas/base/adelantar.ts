import { type Lecturas, leidasEn, prefetchLlamada } from '../../lib/adelantos'
import { bearer } from '../../lib/llaves'

const { adelantos } = document.getElementById('area')?.dataset ?? {}
if (adelantos && bearer()) prefetchLecturas(JSON.parse(adelantos))

/** Asks for what the screen reads while the area's scripts are still on their way. */
function prefetchLecturas(lecturas: Lecturas) {
  if (lecturas.ruta !== location.pathname) return
  for (const camino of leidasEn(lecturas, new URLSearchParams(location.search)))
    prefetchLlamada(`${location.origin}/api/${camino.replace(/\?$/, '')}`)
}
