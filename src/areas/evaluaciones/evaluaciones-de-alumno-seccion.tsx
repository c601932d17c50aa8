import { useSuspenseQuery } from '@tanstack/react-query'
import { EmptyState } from '../../ui/empty-state'
import type { DeCatedraCursada } from '../base/curso/seccion'
import { ListaDeEvaluaciones } from './rendicion/lista-de-evaluaciones'
import { evaluacionesQuery } from './rendicion/queries'

export default function Evaluaciones({ catedraId, destacado }: DeCatedraCursada) {
  const { data: todas } = useSuspenseQuery(evaluacionesQuery)
  const suyas = todas.filter(({ Catedra }) => Catedra.id === catedraId)
  if (suyas.length === 0) {
    return (
      <EmptyState title="Todavía no hay evaluaciones">
        Cuando tu docente te asigne una, podrás realizarla desde aquí.
      </EmptyState>
    )
  }
  return <ListaDeEvaluaciones evaluaciones={suyas} destacada={destacado} />
}
