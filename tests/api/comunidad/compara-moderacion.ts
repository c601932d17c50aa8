import type { Respuesta } from '../../support/simulacion.ts'
import { type Aporte, idsDe, type Sugerencia } from './libro.ts'
import type { Mundo } from './mundo.ts'

/** What waits and what was decided, wherever the administrator reads it. */
export async function comparaModeracion(mundo: Mundo): Promise<void> {
  const { libro, lee, admin, cualquiera, desacuerdos } = mundo
  const [aportes, sugerencias] = [libro.aportesQueEsperan, libro.sugerenciasQueEsperan]
  const dice = {
    ...(await lee(admin, '/admin/dashboard-counts')),
    pendientes: (await lee(cualquiera, '/composers/cola')).pendientes,
    aportes: idsDe(await lee(admin, '/composers/pending')),
    sugerencias: idsDe(await lee(admin, '/composers/admin/suggestions')),
  }
  const debe = {
    aportesPendientes: aportes.length,
    sugerenciasPendientes: libro.gruposQueEsperan.length,
    pendientes: aportes.length + sugerencias.length,
    aportes: idsDe(aportes),
    sugerencias: idsDe(sugerencias),
  }
  desacuerdos.comparaCada('Lo que espera', 'todos', debe, dice)
  await comparaAportes(mundo)
  await comparaSugerencias(mundo)
}

const enLista = (filas: readonly { id: number }[]) => filas.map(({ id }) => id)

const loUltimoPrimero = (a: Aporte, b: Aporte) => (b.decidido ?? 0) - (a.decidido ?? 0)

async function comparaAportes(mundo: Mundo): Promise<void> {
  const { libro, leeTodas, admin, desacuerdos } = mundo
  const decididos = (estado: string) =>
    libro.creadores
      .filter((uno) => libro.isAhi(uno) && uno.estado === estado && uno.decidido !== null)
      .toSorted(loUltimoPrimero)
  for (const [estado, debe] of Object.entries({
    PENDING_REVIEW: libro.aportesQueEsperan,
    PUBLISHED: decididos('PUBLISHED'),
    REJECTED: decididos('REJECTED'),
  })) {
    const que = `/admin/aportes?estado=${estado}`
    desacuerdos.compara('Cuáles', que, 'todos', enLista(debe), enLista(await leeTodas(admin, que)))
  }
}

async function comparaSugerencias(mundo: Mundo): Promise<void> {
  const { libro, leeTodas, admin } = mundo
  const que = '/admin/sugerencias?estado='
  comparaFilas(mundo, `${que}PENDING`, libro.gruposQueEsperan, await leeTodas(admin, `${que}PENDING`))
  for (const estado of ['APPROVED', 'REJECTED']) {
    const grupos = libro.sugerencias
      .filter((una) => una.estado === estado && una.con === null && libro.estaSuFicha(una))
      .toSorted(loUltimoPrimero)
      .map((una) => [una, ...libro.sugerencias.filter((otra) => otra.con === una)])
    // A contribution that was joined with another record is told there, too.
    const filas = await leeTodas(admin, que + estado)
    comparaFilas(
      mundo,
      que + estado,
      grupos,
      filas.filter(({ reason }) => !reason.startsWith('Llegó como')),
    )
  }
}

/** Those that are decided as one stand as one. */
function comparaFilas({ desacuerdos }: Mundo, que: string, grupos: Sugerencia[][], filas: Respuesta[]): void {
  const primeras = grupos.flatMap(([una]) => una ?? [])
  desacuerdos.compara('Cuáles', que, 'todos', enLista(primeras), enLista(filas))
  for (const [i, { id, decidido, motivo, tomados }] of primeras.entries()) {
    const decidido_en = decidido && new Date(decidido).toISOString()
    const debe = { motivo, tomados, decidido_en, de: enLista(grupos[i] ?? []) }
    desacuerdos.comparaCada(que, `${id}`, debe, filas[i] && { ...filas[i], de: enLista(filas[i].de) })
  }
}
