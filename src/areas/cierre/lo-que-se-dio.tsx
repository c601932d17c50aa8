import type { ClasesDadas } from '../../../api/cursado/cierres/esquemas'
import { textoDeDadas } from '../../domain/clases/cierres-de-clase'
import { diaCorto } from '../../lib/formato'

/** What a student brings to the next class, and what was given so far; nothing before any class was closed. */
export function LoQueSeDio({ clases: { para_la_proxima, ultimas, unidades } }: { clases: ClasesDadas }) {
  if (ultimas.length === 0) return null
  const conUnidades = ultimas.filter((clase) => clase.unidades.length > 0)
  const dadas = textoDeDadas(unidades.dadas, unidades.total)
  return (
    <section className="panel lo-que-se-dio pila aire-2" aria-label="Las clases">
      {para_la_proxima && (
        <>
          <h2>Para la próxima</h2>
          <p className="para-la-proxima">{para_la_proxima}</p>
        </>
      )}
      {conUnidades.length > 0 && (
        <details>
          <summary>Lo que se dio{dadas && <span className="apagado"> · {dadas}</span>}</summary>
          <ul className="pila aire-1">
            {conUnidades.map((clase) => (
              <li key={clase.diaClaseId}>
                <span className="apagado">{diaCorto(clase.fecha)}</span>{' '}
                {clase.unidades
                  .map(({ periodo, estado }) => (estado === 'DADA' ? periodo : `${periodo} (en parte)`))
                  .join(', ')}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
