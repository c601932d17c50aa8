import { useSuspenseQuery } from '@tanstack/react-query'
import { Actas } from '../actas/actas'
import { Reparto } from '../actas/reparto'
import { useAbierta } from '../base/curso/abierta'
import { useGestion } from '../base/curso/gestion'
import type { DeCargada } from '../base/enmarcada'
import { Pantalla } from '../base/pantalla'
import { Alumnos, cifraDe } from './alumnos'
import { EscalaDeNotas } from './escala'
import { notaFinal } from './gestion'
import { NotasAMano } from './notas-a-mano'
import { Rubros } from './rubros'

/** How a course's points become a grade: its scale, its parts, what is marked by hand, and how each stands. */
export function Cargada({ id, marco, noEsta }: DeCargada) {
  const { cifrasQuery } = useGestion(notaFinal)
  const abierta = useAbierta()
  const { data: cifras } = useSuspenseQuery(cifrasQuery(id))
  if (!cifras) return noEsta
  const { catedra, escala, rubros, alumnos } = cifras
  return (
    <Pantalla {...marco} bajada={`${catedra.nombre} (${catedra.anio})`} className="nota-final pila">
      <EscalaDeNotas catedraId={id} cifras={cifras} />
      <Rubros catedraId={id} cifras={cifras} />
      {rubros.length > 0 && <NotasAMano catedraId={id} cifras={cifras} />}
      {escala && alumnos.length > 0 && (
        <Reparto
          titulo={abierta ? 'Cómo se repartirían las notas si terminara hoy' : 'Cómo se reparten las notas'}
          notas={alumnos.map((uno) => cifraDe(uno, abierta).nota)}
        />
      )}
      <Alumnos cifras={cifras} />
      <Actas catedraId={id} />
    </Pantalla>
  )
}
