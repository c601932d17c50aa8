import { antesQueElTuyo, canRetirar, isEnEspera, textoDeRecibo } from '../../../src/domain/aportes/recibos.ts'
import type { PeriodoDeRanking } from '../../../src/domain/comunidad/ranking.ts'
import type { Deps } from '../../suelo/deps.ts'
import { enISO } from '../../suelo/services/instants.ts'
import type { Ranking } from '../comunidad/ranking.ts'
import { enlaceParaCorregir, enlaceParaCorregirSugerencia } from './enlace-para-corregir.ts'
import { type Aporte, countPendientes, requireAporte } from './lectura.ts'

interface Pregunta {
  periodo: PeriodoDeRanking
  /** As whom the browser claimed contributions. */
  contribuyenteId: number | undefined
}

/**
 * What became of a contribution, for whoever has its receipt; no address and no other private datum is in it, and who
 * claimed it is told to nobody else.
 */
export async function readEstado(
  deps: Deps,
  ranking: Ranking,
  escrito: string,
  { periodo, contribuyenteId }: Pregunta,
) {
  const aporte = requireAporte(deps.db, escrito)
  const { recibo, clase, nombre, estado, motivo, decidido_en, retirado_en, email } = aporte
  const reclamado = contribuyenteId !== undefined && aporte.reclamadoPor === contribuyenteId
  const antes = isEnEspera(estado) ? countPendientes(deps.db, aporte) : null
  return {
    recibo,
    clase,
    nombre,
    estado,
    texto: textoDeRecibo(estado, aporte.publicado_en !== null),
    enviado_en: enISO(aporte.created_at),
    decidido_en: decidido_en === null ? null : enISO(decidido_en),
    retirado_en: retirado_en === null ? null : enISO(retirado_en),
    antes,
    espera: antes === null ? '' : antesQueElTuyo(antes),
    motivo: estado === 'OBSERVADO' || estado === 'RECHAZADO' || aporte.tomados ? motivo : null,
    tomados: estado === 'PUBLICADO' ? aporte.tomados : null,
    corregir: await enlaceDe(deps, aporte),
    enlace: estado === 'PUBLICADO' && aporte.slug ? `${deps.site.url}/creador/${aporte.slug}` : null,
    puede_retirar: canRetirar(estado) && !aporte.esDeOtros && !aporte.entregado,
    puede_reclamar: email !== null,
    reclamado,
    puesto: reclamado ? ranking.puestoDe(contribuyenteId, periodo) : null,
  }
}

/** The same link that the letter has. */
async function enlaceDe(deps: Deps, aporte: Aporte): Promise<string | null> {
  const { estado, creadorId, sugerenciaId, observada_en } = aporte
  if (estado !== 'OBSERVADO') return null
  if (creadorId !== null) return enlaceParaCorregir(deps, creadorId)
  return sugerenciaId === null ? null : enlaceParaCorregirSugerencia(deps, sugerenciaId, observada_en ?? 0)
}
