import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { rutaDeCatedra, rutas } from '../admin'
import { catedraQuery } from '../base/curso/queries'
import { Lectura } from '../base/lectura'
import { NoEncontrada } from '../base/no-encontrada'
import { Pantalla } from '../base/pantalla'
import { useId } from '../base/use-id'
import { Abierta } from './abierta'
import { Actas } from './actas'
import { CerradaYa } from './cerrada-ya'
import { clausuraQuery } from './queries-de-clausura'

const aLaLista = { texto: 'Volver a Cátedras', ruta: rutas.catedras }

/** The end of a course's year: what is missing, the acta as it would be, and the one that was made. */
export function Component() {
  const id = useId('id')
  if (id === null) return <NoEncontrada titulo="Cátedra no encontrada" goBack={aLaLista} />
  return (
    <Lectura falla="No se pudo cargar el cierre de la cátedra." enPantalla={enPantalla(id)}>
      <Cargada id={id} />
    </Lectura>
  )
}

const aLaCatedra = (id: number) => ({ texto: 'Volver a la Cátedra', ruta: rutaDeCatedra(id) })

const enPantalla = (id: number) => (parte: ReactNode) => (
  <Pantalla titulo="Cierre del año" goBack={aLaCatedra(id)}>
    {parte}
  </Pantalla>
)

function Cargada({ id }: { id: number }) {
  const { data: catedra } = useSuspenseQuery(catedraQuery('admin', id))
  const { data: clausura } = useSuspenseQuery(clausuraQuery(id))
  const titulo = clausura.cerrada_en === null ? 'Cierre del año' : 'Cátedra cerrada'
  if (!catedra) return <NoEncontrada titulo="Cátedra no encontrada" goBack={aLaLista} />
  const nombre = `${catedra.nombre} (${catedra.anio})`
  return (
    <Pantalla titulo={titulo} goBack={aLaCatedra(id)} bajada={nombre} className="cierre">
      {clausura.cerrada_en === null ? (
        <Abierta catedraId={id} nombre={nombre} clausura={clausura} />
      ) : (
        <CerradaYa catedraId={id} cerradaEn={clausura.cerrada_en} />
      )}
      <Actas catedraId={id} />
    </Pantalla>
  )
}
