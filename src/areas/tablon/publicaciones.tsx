import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Button } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { useDialogo } from '../base/use-dialogo'
import { useTablon } from './contexto'
import { DialogoDePublicacion } from './dialogo-de-publicacion'
import { Enlazada, usePedida } from './enlazada'
import { publicacionesDe, tablonQuery } from './paginas'
import { PublicacionItem } from './publicacion-item'
import { useNovedades } from './use-novedades'

const EN_BREVE = 5

interface Props {
  breve: boolean
  alPerder: () => void
}

/** What is loaded of a board, and what is written on it. */
export function Publicaciones({ breve, alPerder }: Props) {
  const { catedraId } = useTablon()
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useSuspenseInfiniteQuery(
    tablonQuery(catedraId),
  )
  const dialogo = useDialogo('publicar')
  const cabecera = useRef<HTMLElement>(null)
  const subio = () => (cabecera.current?.getBoundingClientRect().bottom ?? 0) < 0
  const novedades = useNovedades(catedraId, subio, alPerder)
  const publicaciones = publicacionesDe(data)
  const pedida = usePedida()
  const estaPedida = publicaciones.some(({ id }) => id === pedida)
  const [resumido, setResumido] = useState(breve)
  const visibles = resumido && !estaPedida ? publicaciones.slice(0, EN_BREVE) : publicaciones
  const hayMas = hasNextPage || visibles.length < publicaciones.length
  const crear = () => dialogo.abrir('nueva')

  const mostrarMas = () => {
    if (visibles.length < publicaciones.length) setResumido(false)
    else void fetchNextPage()
  }

  const verNovedades = () => {
    novedades.mostrar()
    cabecera.current?.scrollIntoView({ block: 'start' })
    cabecera.current?.focus({ preventScroll: true })
  }

  return (
    <section className="tablon" aria-labelledby="tablon">
      <header ref={cabecera} tabIndex={-1}>
        <h2 id="tablon">Tablón de la Cátedra</h2>
        <Button variant={breve ? 'plain' : 'primary'} onClick={crear}>
          Crear Publicación
        </Button>
      </header>
      <div className="novedades" role="status">
        {novedades.cuantas > 0 && <Button onClick={verNovedades}>Hay novedades</Button>}
      </div>
      {pedida !== null && !estaPedida && <Enlazada id={pedida} />}
      {publicaciones.length > 0 ? (
        <ul className="pila" aria-label="Publicaciones">
          {visibles.map((publicacion) => (
            <PublicacionItem
              key={publicacion.id}
              publicacion={publicacion}
              esLaPedida={publicacion.id === pedida}
              alEditar={dialogo.abrir}
            />
          ))}
        </ul>
      ) : (
        <EmptyState
          title="Todavía no hay publicaciones"
          action={<Button onClick={crear}>Crear la primera</Button>}
        >
          Aquí verás los anuncios de la cátedra, los más nuevos primero.
        </EmptyState>
      )}
      {hayMas && (
        <div className="paginas">
          <Button onClick={mostrarMas} saving={isFetchingNextPage} savingLabel="Cargando...">
            Mostrar más
          </Button>
        </div>
      )}
      <DialogoDePublicacion dialogo={dialogo} />
    </section>
  )
}
