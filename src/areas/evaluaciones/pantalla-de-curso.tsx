import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { EmptyState } from '../../ui/empty-state'
import { CATEDRA_CERRADA, EnCatedra } from '../base/curso/abierta'
import { useGestion } from '../base/curso/gestion'
import { catedraQuery } from '../base/curso/queries'
import { Lectura } from '../base/lectura'
import { NoEncontrada } from '../base/no-encontrada'
import { Pantalla } from '../base/pantalla'
import { useId } from '../base/use-id'
import { useRutas } from './rutas'
import type { Curso } from './tipos'

interface Props {
  titulo: string
  falla: string
  children: (curso: Curso) => ReactNode
}

/** One that has the same title whatever the course, and leads back to it. */
export function PantallaDeCreacion({ titulo, bajada, children }: Omit<Props, 'falla'> & { bajada: string }) {
  const rutas = useRutas()
  return (
    <PantallaDeCurso titulo={titulo} falla="Error al cargar los detalles de la cátedra.">
      {(curso) => (
        <Pantalla
          titulo={titulo}
          goBack={{ texto: `Volver a ${curso.nombre}`, ruta: rutas.catedra(curso.id) }}
          bajada={bajada}
        >
          {curso.cerrada ? <EmptyState title={CATEDRA_CERRADA} /> : children(curso)}
        </Pantalla>
      )}
    </PantallaDeCurso>
  )
}

/** A screen of one course's evaluations; `children` draws it, its title included, once the course is known. */
export function PantallaDeCurso({ titulo, falla, children }: Props) {
  const rutas = useRutas()
  const id = useId('id')
  if (id === null) return <NoEncontrada titulo="ID de cátedra no disponible." goBack={rutas.inicio} />
  return (
    <Lectura
      falla={falla}
      enPantalla={(parte) => (
        <Pantalla titulo={titulo} goBack={{ texto: 'Volver a la Cátedra', ruta: rutas.catedra(id) }}>
          {parte}
        </Pantalla>
      )}
    >
      <Cargada id={id}>{children}</Cargada>
    </Lectura>
  )
}

function Cargada({ id, children }: { id: number; children: Props['children'] }) {
  const { rol } = useGestion()
  const rutas = useRutas()
  const { data: curso } = useSuspenseQuery(catedraQuery(rol, id))
  if (curso) return <EnCatedra catedra={curso}>{children(curso)}</EnCatedra>
  return <NoEncontrada titulo="Cátedra no encontrada" goBack={{ texto: 'Volver', ruta: rutas.catedra(id) }} />
}
