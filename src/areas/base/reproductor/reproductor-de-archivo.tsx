import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, lazy, Suspense } from 'react'
import { lectura } from '../leer'

type Reproducido = ComponentProps<typeof Reproductor>

/** Its code comes where there is something to hear. */
const Reproductor = lazy(() => import('../../../ui/reproductor/reproductor'))

/** As the API describes a file. */
interface Archivo {
  path: string
  nombre: string
  tipo: string
  duracion_ms?: number | null
  /** Where what was made of a score sounds. */
  sonido?: string | undefined
}

interface Props extends Omit<Reproducido, 'archivo'> {
  archivo: Archivo
}

/** Plays an upload; its waveform follows, and it plays without it. */
export function ReproductorDeArchivo({ archivo: { path, nombre, sonido, ...dicho }, ...resto }: Props) {
  const { data } = useQuery(sonidoQuery(path))
  const archivo = {
    src: sonido ?? `/${path}`,
    nombre: sonido ? `${nombre}.mp3` : nombre,
    tipo: sonido ? 'audio/mpeg' : dicho.tipo,
    duracion_ms: dicho.duracion_ms ?? data?.duracion_ms ?? null,
    picos: data?.picos ?? null,
  }
  return (
    <Suspense fallback={<div className="reproductor" aria-busy="true" />}>
      <Reproductor archivo={archivo} {...resto} />
    </Suspense>
  )
}

const sonidoQuery = (path: string) => ({
  ...lectura('archivos/sonido', { path }),
  // A file is never another one.
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
})
