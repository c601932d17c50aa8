import { useSuspenseQuery } from '@tanstack/react-query'
import { catedraQuery } from '../base/curso/queries'
import type { DeCargada } from '../base/enmarcada'
import { Pantalla } from '../base/pantalla'
import { Abierta } from './abierta'
import { Actas } from './actas'
import { CerradaYa } from './cerrada-ya'
import { clausuraQuery } from './queries-de-clausura'

/** The end of a course's year: what is missing, the acta as it would be, and the one that was made. */
export function Cargada({ id, marco, noEsta }: DeCargada) {
  const { data: catedra } = useSuspenseQuery(catedraQuery('admin', id))
  const { data: clausura } = useSuspenseQuery(clausuraQuery(id))
  const titulo = clausura.cerrada_en === null ? marco.titulo : 'Cátedra cerrada'
  if (!catedra) return noEsta
  const nombre = `${catedra.nombre} (${catedra.anio})`
  return (
    <Pantalla {...marco} titulo={titulo} bajada={nombre} className="clausura pila">
      {clausura.cerrada_en === null ? (
        <Abierta catedraId={id} nombre={nombre} clausura={clausura} />
      ) : (
        <CerradaYa catedraId={id} cerradaEn={clausura.cerrada_en} />
      )}
      <Actas catedraId={id} />
    </Pantalla>
  )
}
