import type { Creador, Sugerencia } from './libro.ts'
import type { Mundo } from './mundo.ts'

const ESTADOS = {
  PENDING_REVIEW: 'RECIBIDO',
  PENDING: 'RECIBIDO',
  NEEDS_IMPROVEMENT: 'OBSERVADO',
  OBSERVED: 'OBSERVADO',
  PUBLISHED: 'PUBLICADO',
  APPROVED: 'PUBLICADO',
  REJECTED: 'RECHAZADO',
  WITHDRAWN: 'RETIRADO',
}

const TEXTOS: Record<string, string> = {
  RECIBIDO: 'Recibido',
  EN_REVISION: 'En revisión',
  OBSERVADO: 'Observado',
  PUBLICADO: 'Publicado',
  RECHAZADO: 'No se publica',
  RETIRADO: 'Retirado',
}

/** What became of each contribution, as whoever gave it reads it. */
export async function comparaRecibos(mundo: Mundo): Promise<void> {
  const { libro } = mundo
  for (const uno of libro.creadores) {
    const dueno = libro.duenoDe(uno)
    const estado = dueno === uno ? estadoDe(uno) : 'PUBLICADO'
    await comparaRecibo(mundo, uno, uno.isRetirado ? 'RETIRADO' : estado, dueno)
  }
  for (const una of libro.sugerencias)
    await comparaRecibo(mundo, una, estadoDe(una), libro.duenoDe(una.sobre))
}

const estadoDe = ({ estado, isAbierto }: Creador | Sugerencia) =>
  isAbierto && ESTADOS[estado] === 'RECIBIDO' ? 'EN_REVISION' : ESTADOS[estado]

async function comparaRecibo(mundo: Mundo, aporte: Creador | Sugerencia, suyo: string, dueno: Creador) {
  const { libro, lee, cualquiera, desacuerdos } = mundo
  if (aporte.recibo === null) return
  // What is in the bin is not to be seen, and nobody says why.
  const isTirado = dueno.isTirado && suyo !== 'RETIRADO'
  const estado = isTirado ? 'RECHAZADO' : suyo
  const tomados = ('tomados' in aporte && estado === 'PUBLICADO' && aporte.tomados) || null
  const seDijo = estado === 'OBSERVADO' || estado === 'RECHAZADO' || tomados
  const espera = estado === 'RECIBIDO' || estado === 'EN_REVISION'
  const suya = 'sobre' in aporte || !libro.isDeOtros(aporte)
  const debe = {
    estado,
    texto: estado === 'RECHAZADO' && aporte.visto !== null ? 'Ya no se publica' : TEXTOS[estado],
    motivo: seDijo && !isTirado ? aporte.motivo : null,
    tomados,
    enlace:
      estado === 'PUBLICADO' && libro.isVisible(dueno) ? `http://localhost/creador/${dueno.slug}` : null,
    puede_retirar: (espera || estado === 'OBSERVADO') && suya,
    antes: espera ? countAntes(mundo, aporte) : null,
  }
  const dice = await lee(cualquiera, `/aportes/${aporte.recibo}`)
  desacuerdos.comparaCada('/aportes/{recibo}', `${aporte.recibo} de ${dueno.slug}`, debe, dice)
}

const countAntes = ({ libro }: Mundo, { creado }: Creador | Sugerencia) =>
  [...libro.aportesQueEsperan, ...libro.sugerenciasQueEsperan].filter((otro) => otro.creado < creado).length
