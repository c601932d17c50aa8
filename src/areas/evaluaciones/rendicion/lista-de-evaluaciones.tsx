import { EnCatedraCursada } from '../../catedras/en-catedra-cursada'
import { EvaluacionItem } from './evaluacion-item'
import type { EvaluacionPropia } from './queries'

interface Props {
  evaluaciones: EvaluacionPropia[]
  /** Each says of which course it is. */
  conCatedra?: boolean
  /** The one that somebody came for. */
  destacada?: number | null
}

/** What is to be done first, then what is done. */
export function ListaDeEvaluaciones({ evaluaciones, conCatedra, destacada }: Props) {
  const grupos = [
    ['Pendientes', evaluaciones.filter(({ realizada }) => !realizada)],
    ['Realizadas', evaluaciones.filter(({ realizada }) => realizada)],
  ] as const
  return grupos.map(
    ([titulo, suyas]) =>
      suyas.length > 0 && (
        <section key={titulo} className="apartado grupo-de-evaluaciones">
          <header className="con-cuenta">
            <h2>{titulo}</h2>
            <span className="cuenta">{suyas.length}</span>
          </header>
          <ul className="pila" aria-label={titulo}>
            {suyas.map((una) => (
              <EnCatedraCursada key={una.id} id={una.Catedra.id}>
                <EvaluacionItem evaluacion={una} conCatedra={conCatedra} destacada={una.id === destacada} />
              </EnCatedraCursada>
            ))}
          </ul>
        </section>
      ),
  )
}
