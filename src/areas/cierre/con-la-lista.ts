import { cola as lista, mark } from '../asistencia/cola-de-marcas'
import { claveDe, isMismoValor, type Marca } from '../asistencia/marcas-guardadas'
import type { Envio } from './envio'

/*
 * A class's list and its closing wait in queues of their own, and which of them arrives last nobody knows: of one
 * student both are to say the same, that which was said last here.
 */

/** A closing is later than what waits when it is made. */
export function tellLista(envio: Envio): void {
  const dichas = distintas(envio).map(({ dicha, enEspera }) => ({ ...enEspera.dato, ...dicha }))
  if (dichas.length > 0) mark(dichas)
}

/** A closing that waits, with what was marked since it was made; the same where nothing was. */
export function afterLista(envio: Envio, hecha: number | null): Envio {
  const despues = distintas(envio).filter(({ enEspera }) => (enEspera.hecha ?? 0) > (hecha ?? 0))
  if (despues.length === 0) return envio
  const nuevas = new Map(
    despues.map(({ enEspera: { dato } }) => [
      dato.alumnoId,
      { alumnoId: dato.alumnoId, presente: dato.presente, matiz: dato.matiz },
    ]),
  )
  const marcas = envio.cuerpo.marcas.map((una) => nuevas.get(una.alumnoId) ?? una)
  return { ...envio, cuerpo: { ...envio.cuerpo, marcas } }
}

/** What these say, as the lists of their classes know it; a class that had no day has no list either. */
export const marcasDe = (envios: readonly Envio[]): ReadonlyMap<string, Marca> =>
  new Map(
    envios.flatMap(({ catedraId, diaId, cuerpo }) =>
      diaId === undefined
        ? []
        : cuerpo.marcas.map((una) => {
            const marca = { catedraId, diaId, ...una }
            return [claveDe(marca), marca] as const
          }),
    ),
  )

/** Of whom a closing says something else than what waits of its list. */
const distintas = ({ catedraId, diaId = 0, cuerpo }: Envio) =>
  cuerpo.marcas.flatMap((dicha) => {
    const enEspera = lista.enEspera(claveDe({ catedraId, diaId, alumnoId: dicha.alumnoId }))
    return enEspera && !isMismoValor(enEspera.dato, dicha) ? [{ dicha, enEspera }] : []
  })
