import { useQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { lazy, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { isAutor } from '../../domain/tablon/publicaciones'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { EmptyState } from '../../ui/empty-state'
import { useAbierta } from '../base/curso/abierta'
import { useDialogoQueCambia } from '../base/curso/dialogo-que-cambia'
import { Lectura } from '../base/lectura'
import type { useDialogo } from '../base/use-dialogo'
import { useTablon } from './contexto'
import { publicacionesDe, publicacionQuery, readPublicacion, tablonQuery } from './paginas'
import { PublicacionItem } from './publicacion-item'
import { useNovedades } from './use-novedades'

interface Props {
  onLose: () => void
}

/** What is loaded of a board, and what is written on it. */
export function Publicaciones({ onLose }: Props) {
  const { catedraId } = useTablon()
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useSuspenseInfiniteQuery(
    tablonQuery(catedraId),
  )
  const abierta = useAbierta()
  const dialogo = useDialogoQueCambia('publicar')
  const cabecera = useRef<HTMLElement>(null)
  const subio = () => (cabecera.current?.getBoundingClientRect().bottom ?? 0) < 0
  const novedades = useNovedades(catedraId, subio, onLose)
  const publicaciones = publicacionesDe(data)
  const pedida = usePedida()
  const isRequested = publicaciones.some(({ id }) => id === pedida)
  const create = () => dialogo.open('nueva')

  const seeNovedades = () => {
    novedades.show()
    cabecera.current?.scrollIntoView({ block: 'start' })
    cabecera.current?.focus({ preventScroll: true })
  }

  return (
    <section className="tablon pila" aria-labelledby="tablon">
      <header ref={cabecera} tabIndex={-1} className="extremos">
        <h2 id="tablon">Tablón de la Cátedra</h2>
        {abierta && (
          <Button variant="primary" onClick={create}>
            Crear Publicación
          </Button>
        )}
      </header>
      <div className="lo-que-llego" role="status">
        {novedades.cuantas > 0 && <Button onClick={seeNovedades}>Hay novedades</Button>}
      </div>
      {pedida !== null && !isRequested && <Enlazada id={pedida} />}
      {publicaciones.length > 0 ? (
        <ul className="pila" aria-label="Publicaciones">
          {publicaciones.map((publicacion) => (
            <PublicacionItem
              key={publicacion.id}
              publicacion={publicacion}
              isRequested={publicacion.id === pedida}
              onEdit={dialogo.open}
            />
          ))}
        </ul>
      ) : (
        <EmptyState
          title="Todavía no hay publicaciones"
          action={abierta && <Button onClick={create}>Crear la primera</Button>}
        >
          Aquí verás los anuncios de la cátedra, los más nuevos primero.
        </EmptyState>
      )}
      {hasNextPage && (
        <div className="paginas fila">
          <Button onClick={() => void fetchNextPage()} saving={isFetchingNextPage} savingLabel="Cargando...">
            Mostrar más
          </Button>
        </div>
      )}
      <DialogoDePublicacion dialogo={dialogo} />
    </section>
  )
}

/** Which post the address asks for; null where it is none. */
function usePedida(): number | null {
  const [parametros] = useSearchParams()
  const id = Number(parametros.get('publicacion'))
  return Number.isSafeInteger(id) && id > 0 ? id : null
}

/** A post that somebody sent a link to and that is further down than the board has been loaded. */
function Enlazada({ id }: { id: number }) {
  const { data, error } = useQuery(publicacionQuery(id))
  if (error) {
    return (
      <p role="alert" className="panel">
        {error.status === 404 ? 'La publicación de este enlace ya no está en el tablón.' : error.message}
      </p>
    )
  }
  if (!data) return null
  return (
    <ul className="pila" aria-label="Publicación del enlace">
      <PublicacionItem publicacion={data} isRequested />
    </ul>
  )
}

/** The form, its rules and its editor come when it is opened. */
const Nueva = lazy(() => import('./publicacion-nueva'))
const Editada = lazy(() => import('./publicacion-editada'))

/** About a new post, or the reader's own one with that id. */
function DialogoDePublicacion({ dialogo }: { dialogo: ReturnType<typeof useDialogo> }) {
  const { textos } = useTablon()
  const { abierto, sobre, close } = dialogo
  const id = Number(sobre)
  const isNew = sobre === 'nueva'
  const seEdita = useSeEdita(abierto && id > 0 ? id : null)
  return (
    <Dialog
      open={abierto && (isNew || seEdita)}
      onClose={close}
      title={isNew ? 'Nueva Publicación' : 'Editar Publicación'}
    >
      <Lectura falla={isNew ? textos.create : textos.actualizar}>
        {isNew ? <Nueva onClose={close} /> : <Editada id={id} onClose={close} />}
      </Lectura>
    </Dialog>
  )
}

/** Not somebody else's. One that could not be read is asked for again in the dialog, which stays meanwhile. */
function useSeEdita(id: number | null): boolean {
  const { catedraId, lector } = useTablon()
  const { data, errorUpdateCount } = useQuery({ ...publicacionQuery(id ?? 0), enabled: id !== null })
  const publicacion = data ?? (id === null ? undefined : readPublicacion(catedraId, id))
  return publicacion ? isAutor(lector, publicacion) : errorUpdateCount > 0
}
